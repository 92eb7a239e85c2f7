type Required<Value> = { [Key in keyof Value as undefined extends Value[Key] ? never : Key]: Value[Key] }
type Optional<Value> = { [Key in keyof Value as undefined extends Value[Key] ? Key : never]?: Exclude<Value[Key], undefined> }

/** Returns the object without the keys whose value is undefined. */
export function withoutUndefined<Value extends object>(value: Value): Required<Value> & Optional<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Required<Value> & Optional<Value>
}
