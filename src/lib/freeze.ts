/**
 * Freezes a tree of plain objects and arrays in place and returns it; also goes below parts that are frozen already.
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
