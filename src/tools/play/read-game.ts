import { FAMILIES } from '../../families/families.ts';
import { readFamilyName } from '../../families/family-names.ts';
import { joinNames, limitNames } from '../../lib/nearest.ts';
import { fail, ok } from '../../lib/result.ts';
import { parseJsonText } from '../json-text.ts';
import type { ArgumentReader } from '../tool.ts';
import { AppliedMoveSchema, GameSchema, LoadedGameSchema, MadeMovesSchema } from './shapes.ts';

/** Fields of each kind of answer that has a state. */
const ANSWERS = [GameSchema, LoadedGameSchema, AppliedMoveSchema, MadeMovesSchema].map(({ shape }) =>
  Object.keys(shape),
);

/**
 * Reads the whole answer of a play tool in place of its state: as the argument `state`, or with its fields beside
 * `state`.
 */
export const readAnswerAsState: ArgumentReader = (args, known) => {
  const { state } = args;
  const own = Object.entries(args).filter(([name]) => known.includes(name));
  const others = Object.keys(args).filter((name) => !known.includes(name));
  const isAnswer =
    state !== undefined &&
    others.includes('turn') &&
    ANSWERS.some((fields) => others.every((name) => fields.includes(name)));
  const inner = innerState(state);
  return ok({ args: { ...(isAnswer ? Object.fromEntries(own) : args), ...(inner && { state: inner }) }, notes: [] });
};

/** The state in an answer that was given as a state. */
function innerState(answer: unknown): object | undefined {
  if (typeof answer !== 'object' || answer === null || 'family' in answer) return undefined;
  const { state: inner } = answer as { state?: unknown };
  const state = typeof inner === 'string' ? parseJsonText(inner) : inner;
  return typeof state === 'object' && state !== null ? state : undefined;
}

/**
 * Reads another name of a family: `baduk`, or one that means a variant too, such as `go 9x9`. The variant is used if the
 * tool has that argument and the caller did not give it.
 */
export const readFamily: ArgumentReader = (args, known) => {
  const { family: text, variant: given } = args;
  if (typeof text !== 'string' || Object.hasOwn(FAMILIES, text)) return ok({ args, notes: [] });
  const readings = readFamilyName(text).filter(({ isOwnName }) => isOwnName || given === undefined);
  const [reading, ...others] = readings;
  if (!reading) return ok({ args, notes: [] });
  if (others.length)
    return ambiguousFamily(
      text,
      readings.map(({ family, variant }) => [family, variant]),
    );
  const { family, variant } = reading;
  const isVariantRead = variant !== undefined && given === undefined && known.includes('variant');
  return ok({
    args: { ...args, family, ...(isVariantRead && { variant }) },
    notes: [`\`family\` ${JSON.stringify(text)} was read as ${family}${isVariantRead ? `, variant ${variant}` : ''}`],
  });
};

function ambiguousFamily(text: string, readings: (readonly (string | undefined)[])[]) {
  const names = readings.map((names) => names.filter(Boolean).join(' '));
  const message = `\`family\` ${JSON.stringify(text.slice(0, 60))} may mean ${joinNames(limitNames(names))}`;
  const errors = [{ path: 'family', message, expected: 'one of these families' }];
  return fail({
    code: 'invalid_arguments' as const,
    detail: `${message}.`,
    hint: 'Name one of these families.',
    errors,
  });
}
