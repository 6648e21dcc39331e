/**
 * Freezes a tree of plain objects and arrays in place and returns it. Also visits the contents of objects that are
 * already frozen.
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
