import { didYouMean, joinNames } from '../../lib/nearest.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { capitalize } from '../../lib/wording.ts';
import type { DrawOptions } from './draw.ts';
import { STYLE_NAMES, type StyleName } from './styles.ts';

/** Option words that may follow a style name after a plus. */
const WORDS: Readonly<Record<string, Pick<DrawOptions, 'coordinates' | 'legend'>>> = {
  coordinates: { coordinates: true },
  numbers: { coordinates: 'numbers' },
  plain: { coordinates: false, legend: false },
};

/** Parses a style name with its options, such as `print+coordinates`. */
export function parseStyle(text: string): Result<DrawOptions, string> {
  const [name = '', ...words] = text
    .toLowerCase()
    .split('+')
    .map((word) => word.trim());
  if (!STYLE_NAMES.includes(name as StyleName)) {
    const guess = capitalize(didYouMean(name, STYLE_NAMES) ?? `valid styles: ${joinNames(STYLE_NAMES, 'and')}.`);
    return fail(`Unknown style "${name.slice(0, 60)}". ${guess}`);
  }
  const unknownWord = words.find((word) => !Object.hasOwn(WORDS, word));
  if (unknownWord !== undefined) {
    return fail(
      `Unknown option "${unknownWord.slice(0, 60)}" of a style. Valid options: ${joinNames(Object.keys(WORDS), 'and')}.`,
    );
  }
  return ok(Object.assign({ style: name as StyleName }, ...words.map((word) => WORDS[word])) as DrawOptions);
}
