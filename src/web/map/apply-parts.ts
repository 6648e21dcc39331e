import type { DrawnPart } from './svg-parts.ts';

/** Brings the elements of a drawing up to date. Parts that did not change stay where they are. */
export function applyParts(root: Element, parts: readonly DrawnPart[]): void {
  const before = [...root.children];
  let next: Element | null = before[0] ?? null;
  for (const part of parts) {
    if (typeof part === 'string') {
      if (next) next.insertAdjacentHTML('beforebegin', part);
      else root.insertAdjacentHTML('beforeend', part);
      continue;
    }
    const kept: Element = before[part]!;
    while (next && next !== kept) next = removed(next);
    next = kept.nextElementSibling;
  }
  while (next) next = removed(next);
}

/** Removes an element and returns the one after it. */
function removed(element: Element): Element | null {
  const after = element.nextElementSibling;
  element.remove();
  return after;
}
