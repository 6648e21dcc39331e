/**
 * Formats a tool's result as indented lines for people to read: `name: value` for single values, hyphens before list
 * items.
 */
export function toReadableText(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return value.map((item) => `${indent}- ${inline(item, indent)}`).join('\n');
  if (typeof value !== 'object' || value === null) return `${indent}${String(value)}`;
  return Object.entries(value)
    .map(([key, inner]) =>
      isFlat(inner) ? `${indent}${key}: ${flat(inner)}` : `${indent}${key}:\n${toReadableText(inner, `${indent}  `)}`,
    )
    .join('\n');
}

const inline = (item: unknown, indent: string): string =>
  isFlat(item) ? flat(item) : toReadableText(item, `${indent}  `).trimStart();

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isFlat = (value: unknown): boolean => isScalar(value) || (Array.isArray(value) && value.every(isScalar));

const flat = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));
