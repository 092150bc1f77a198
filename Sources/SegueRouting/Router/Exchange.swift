/// Sets a variable, and answers what it was.
///
/// What a closure, a registration or a payload holds can run foreign code when it is freed, which
/// may use the same object again. So it must not be freed while the variable is being written: keep
/// the answer until that is over.
package func exchange<Value>(_ variable: inout Value, with value: Value) -> Value {
  let old = variable
  variable = value
  return old
}
