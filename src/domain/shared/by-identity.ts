/** Memoizes a pure function of immutable objects, by identity. */
export const byIdentity = <Value extends object, Result>(
  compute: (value: Value) => Result,
): ((value: Value) => Result) => {
  const known = new WeakMap<Value, { readonly result: Result }>();
  return (value) => {
    const found = known.get(value) ?? { result: compute(value) };
    known.set(value, found);
    return found.result;
  };
};
