/** The step through the moves that an arrow key asks for: back, forward or none. Fields have their own use for arrows. */
export function stepOfKey({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || (target as Element).matches('input, select, textarea')) return 0;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}
