/** Words of KIF and KI2, the game formats of Japan, after Unicode normalisation (NFKC) of digits, blanks and brackets. */

/** Names of pieces by the letters used in moves. */
export const PIECE_NAMES: Readonly<Record<string, string>> = {
  K: '玉',
  R: '飛',
  B: '角',
  G: '金',
  S: '銀',
  N: '桂',
  L: '香',
  P: '歩',
  '+R': '龍',
  '+B': '馬',
  '+S': '成銀',
  '+N': '成桂',
  '+L': '成香',
  '+P': 'と',
};

const OTHER_NAMES: Readonly<Record<string, string>> = { 王: 'K', 竜: '+R', 全: '+S', 圭: '+N', 杏: '+L' };

/** Letters of pieces by their names, of which some have two. */
export const PIECE_LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PIECE_NAMES).map(([letter, name]) => [name, letter])),
  ...OTHER_NAMES,
};

/** Kanji digits of ranks, from 1 at index 1. */
export const RANK_DIGITS = '〇一二三四五六七八九';

/** Digits in full width, in which KIF writes files. */
export const wideDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

/** The text with digits, brackets, blanks and line ends as in ASCII, without a byte order mark. */
export const plainText = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n');

/** Splits a header line such as `手合割:平手` into name and value; undefined for other lines. */
export function headerOf(line: string): readonly [name: string, value: string] | undefined {
  const at = line.indexOf(':');
  return at < 1 || /^[#*&]/.test(line) ? undefined : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}
