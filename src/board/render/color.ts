/**
 * A colour parsed from a caller's text. Markup is generated from this value, so the caller's text is never copied into
 * it.
 */
export interface ParsedColor {
  /** `#rrggbb`, or a CSS colour name. */
  paint: string;
  /** Opacity from 0 to 1; absent if not given. */
  alpha?: number;
}

/** The named colours of CSS Color Module Level 4. */
const NAMES = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown ' +
    'burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan ' +
    'darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred ' +
    'darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink ' +
    'deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold ' +
    'goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush ' +
    'lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey ' +
    'lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow ' +
    'lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen ' +
    'mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin ' +
    'navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise ' +
    'palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue ' +
    'saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow ' +
    'springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
  ).split(' '),
);

/** Parses a hex colour, rgb(), rgba(), hsl(), hsla() or a colour name; undefined for anything else. */
export function parseColor(text: string): ParsedColor | undefined {
  if (text.length > 64) return undefined;
  const known = text.trim().toLowerCase();
  if (NAMES.has(known)) return { paint: known };
  return known.startsWith('#') ? fromHex(known.slice(1)) : fromFunction(known);
}

function fromHex(digits: string): ParsedColor | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const full = digits.length > 4 ? digits : [...digits].map((digit) => digit + digit).join('');
  const paint = `#${full.slice(0, 6)}`;
  return full.length === 8 ? { paint, alpha: Number.parseInt(full.slice(6), 16) / 255 } : { paint };
}

function fromFunction(text: string): ParsedColor | undefined {
  const [, model, inside] = /^(rgb|hsl)a?\(([^()]{5,48})\)$/.exec(text) ?? [];
  const words = inside?.trim().split(/[\s,/]+/) ?? [];
  if (words.length !== 3 && words.length !== 4) return undefined;
  const values = words.map((word) => /^(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})(%|deg)?$/.exec(word));
  if (!values.every((value) => value !== null)) return undefined;
  const share = (i: number, whole: number) =>
    Math.min(1, Number(values[i]![1]) / (values[i]![2] === '%' ? 100 : whole));
  const paint =
    model === 'rgb'
      ? hexOf([share(0, 255), share(1, 255), share(2, 255)])
      : hexOf(fromHsl(Number(values[0]![1]), share(1, 100), share(2, 100)));
  return values.length === 4 ? { paint, alpha: share(3, 1) } : { paint };
}

/** Converts HSL to red, green and blue from 0 to 1, by the formula in section 7.1 of CSS Color Module Level 4. */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12;
    return lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

const hexOf = (shares: number[]): string =>
  `#${shares
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
