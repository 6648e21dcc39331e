/** Red, green and blue of `#rrggbb`, from 0 to 255. */
const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour that a translucent colour has on a ground, as `#rrggbb`. */
export function blend(over: string, opacity: number, ground: string): string {
  const below = channelsOf(ground);
  const mixed = channelsOf(over).map((channel, i) => Math.round(channel * opacity + below[i]! * (1 - opacity)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of `#rrggbb` from 0 to 1, as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours from 1 to 21, as defined by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Least contrast of text, by WCAG 2.2. */
export const TEXT_CONTRAST = 4.5;

const BLACK = '#000000';
const WHITE = '#ffffff';

/** The ink for text on a ground: the usual one if it can be read there, otherwise black or white, whichever is clearer. */
export function inkOn(ground: string, usual: string): string {
  if (contrast(ground, usual) >= TEXT_CONTRAST) return usual;
  return contrast(ground, BLACK) >= contrast(ground, WHITE) ? BLACK : WHITE;
}

/** Least contrast of a mark that carries meaning, by WCAG 2.2. */
export const MARK_CONTRAST = 3;

/** The colour of a mark on a ground: the usual one if it can be seen there, otherwise as little darker or lighter as needed. */
export function markOn(ground: string, usual: string): string {
  for (let part = 0; part < 1; part += 0.05) {
    for (const end of [BLACK, WHITE]) {
      const color = blend(end, part, usual);
      if (contrast(ground, color) >= MARK_CONTRAST) return color;
    }
  }
  return inkOn(ground, usual);
}
