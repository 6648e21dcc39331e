// This module builds SVG as text. Only here does text become markup, so that all of it is escaped.

/** Replacements of the characters that XML reserves. */
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Characters that XML 1.0 cannot represent even when escaped, and unpaired surrogates. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches characters to be removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for an element or a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** Attributes of an element. Undefined values are not written. */
export type Attributes = Record<string, string | number | undefined>;

/**
 * Writes an SVG element: `<name key="value">content</name>`, or `<name key="value"/>` without content. `content` must
 * be markup already.
 */
export function svgElement(name: string, attributes: Attributes, content = ''): string {
  let opening = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    opening += ` ${key}="${typeof value === 'number' ? shortNumber(value) : escapeXml(value)}"`;
  }
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

/** Rounds to two decimals, which is finer than any screen shows. */
const shortNumber = (value: number): string => String(Math.round(value * 100) / 100);

/** Reads the width and height of the viewBox of an SVG; both 1 if it has none. */
export function viewBoxSize(svg: string): { width: number; height: number } {
  const [, box = ''] = svg.slice(0, 1_000).split('viewBox="');
  const [, , width = 1, height = 1] = box.slice(0, box.indexOf('"')).split(' ').map(Number);
  return { width, height };
}
