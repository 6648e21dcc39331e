/** Copies an array of 32-bit integers into one of twice the length; the new half is filled with 0. */
export function doubleLength(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(array.length * 2);
  longer.set(array);
  return longer;
}

/** Copies a byte array into one of twice the length; the new half is filled with 0. */
export function doubleBytes(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(array.length * 2);
  longer.set(array);
  return longer;
}
