import { FAMILIES, familyOf } from '../../families/families.ts';
import { readFamilyName } from '../../families/family-names.ts';
import { describeJsonFault, findJsonFault } from '../../lib/json-fault.ts';
import { findByName } from '../../lib/match-name.ts';
import { joinNames, limitNames } from '../../lib/nearest.ts';
import { fail, ok } from '../../lib/result.ts';
import { countOf, toSentence } from '../../lib/wording.ts';
import { bookOf, bookSlugs } from '../../rulebook/library.ts';
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
  if (typeof state === 'string') {
    const fault = stateTextFault(state);
    if (fault) return fault;
  }
  const inner = innerState(state);
  return ok({ args: { ...(isAnswer ? Object.fromEntries(own) : args), ...(inner && { state: inner }) }, notes: [] });
};

/** Refuses a text in place of a state: a position string, or JSON with a fault. Undefined for other texts. */
function stateTextFault(text: string) {
  const fault = /^\s*\{/.test(text) ? findJsonFault(text) : undefined;
  const message = fault
    ? fault.found === undefined
      ? `the JSON of \`state\` ends early, after ${countOf(text.length, 'character')}`
      : `the JSON of \`state\` has a fault: ${describeJsonFault(text)}`
    : /^[^{[]*[/:]/.test(text)
      ? '`state` is a position string: play_load_fen makes a state of it'
      : undefined;
  if (message === undefined) return undefined;
  const errors = [{ path: 'state', message, expected: 'the state as a play tool returned it' }];
  const hint = fault
    ? 'Send `state` as the object that the play tool returned, complete and unchanged.'
    : 'Call play_load_fen with this text as `fen`, and send the state that it returns.';
  return fail({ code: 'invalid_arguments' as const, detail: toSentence(message), hint, errors });
}

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
  if (!reading) return bookWithoutEngine(text) ?? ok({ args, notes: [] });
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

/** Refuses a game that has a rulebook but no engine; undefined for other texts. */
function bookWithoutEngine(text: string) {
  const slug = findByName(bookSlugs, text, (known) => known);
  if (slug === undefined || familyOf(slug)) return undefined;
  const { title } = bookOf(slug);
  const message = `${title} has a rulebook but no engine. Families with an engine: ${Object.keys(FAMILIES).join(', ')}`;
  const errors = [{ path: 'family', message, expected: 'one of these families' }];
  return fail({
    code: 'invalid_arguments' as const,
    detail: `${message}.`,
    hint: `rules_get_game_meta with game "${slug}" describes the rulebook, and rules_get_game has its rules.`,
    errors,
  });
}

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
