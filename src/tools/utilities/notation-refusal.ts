import type { DiceFault } from '../../dice/arithmetic.ts';
import type { NotationError } from '../../dice/notation.ts';
import { toSentence } from '../../lib/wording.ts';
import { type Hint, refuse } from '../errors.ts';

/** Returns the refusal of dice notation that could not be parsed, with the place of the error marked. */
export function diceNotationRefusal(text: string, { kind, message, at, hint, readAs }: NotationError) {
  if (kind === 'limit') return refuse('over_limit', toSentence(message));
  const notation = readAs ?? text;
  const shown = `${notation.slice(Math.max(0, at - 20), at)}▸${notation.slice(at, at + 20)}`;
  const what = readAs === undefined ? 'Dice notation' : `Dice notation, read as ${readAs}`;
  return refuse(
    'invalid_notation',
    toSentence(`${what}, at character ${at + 1} (${shown}): ${message}`),
    hint ?? GRAMMAR,
  );
}

const SUMMARY =
  'Write dice as 2d6, d20, d% or 4dF; keep or drop with 4d6kh3, kl, dh, dl; explode with !, reroll with r; count with ' +
  '>=5; add, multiply and use parentheses; part pools by comma.';

const GRAMMAR: Hint = {
  http: `${SUMMARY} GET /dice.md has all of it.`,
  mcp: `${SUMMARY} The resource parlour://dice has all of it.`,
  cli: `${SUMMARY} See also: parlour help dice_roll`,
};

/** Refuses dice that can be parsed but not rolled. */
export const refuseDice = ({ kind, message }: DiceFault) =>
  refuse(kind === 'limit' ? 'over_limit' : 'impossible', toSentence(message));
