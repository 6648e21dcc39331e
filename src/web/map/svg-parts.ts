/** A part of a drawing: its markup, or the index of the same part in the drawing before. */
export type DrawnPart = string | number;

/** Splits markup into its outermost elements. The markup must be made by `svgElement`, which escapes `<` and `>`. */
export function splitElements(svg: string): string[] {
  const elements: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = svg.indexOf('<'); at >= 0; ) {
    const end = svg.indexOf('>', at) + 1;
    if (svg[at + 1] === '/') depth--;
    else if (svg[end - 2] !== '/') depth++;
    if (depth === 0) {
      elements.push(svg.slice(start, end));
      start = end;
    }
    at = svg.indexOf('<', end);
  }
  return elements;
}

/** Names each part that an earlier drawing has by its index there. Indexes ascend, so that parts need not be moved. */
export function changedParts(before: readonly string[], now: readonly string[]): DrawnPart[] {
  const places = new Map(before.map((part, i) => [part, i]));
  let last = -1;
  return now.map((part) => {
    const place = places.get(part);
    if (place === undefined || place <= last) return part;
    last = place;
    return place;
  });
}
