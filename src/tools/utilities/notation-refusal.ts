import type { NotationError } from '../../dice/notation.ts';
import { refuse } from '../errors.ts';

/** What is wrong with a dice notation, with the place marked. */
export function notationRefusal(notation: string, { kind, message, at }: NotationError) {
  if (kind === 'limit') return refuse('over_limit', `${capitalised(message)}.`);
  const shown = `${notation.slice(Math.max(0, at - 20), at)}▸${notation.slice(at, at + 20)}`;
  return refuse('invalid_notation', `Dice notation, at character ${at + 1} (${shown}): ${message}.`, GRAMMAR);
}

const GRAMMAR =
  'Write dice as 2d6, d20 or d%, keep or drop with 4d6kh3, kl, dh or dl, add with + and -, part pools by comma.';

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
