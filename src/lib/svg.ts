/** SVG as text: the one place where text becomes markup. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Characters that XML 1.0 has no way to write, not even escaped, and halves of surrogate pairs. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text as it may stand in an element or in a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** What an element may carry; what is undefined is left out. */
export type Attributes = Record<string, string | number | undefined>;

/** `<name key="value">content</name>`, or closed at once without content. Content is markup already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  let opening = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    opening += ` ${key}="${typeof value === 'number' ? shortNumber(value) : escapeXml(value)}"`;
  }
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

/** At most two decimals: a hundredth of a cell's hundredth is beneath any screen. */
const shortNumber = (value: number): string => String(Math.round(value * 100) / 100);
