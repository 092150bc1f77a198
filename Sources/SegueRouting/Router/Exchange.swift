/// Sets a variable, and answers what it was.
///
/// What a registration or a payload holds can run foreign code when it is freed, which may use the
/// router again. So it must not be freed while the variable is being written: keep the answer until
/// that is over.
func exchange<Value>(_ variable: inout Value, with value: Value) -> Value {
  let old = variable
  variable = value
  return old
}
