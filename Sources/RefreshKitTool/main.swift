import Foundation

exit(await Tool.main(Array(CommandLine.arguments.dropFirst())).rawValue)
