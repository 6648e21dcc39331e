import { z } from 'zod';
import { MOVE_FIELDS } from '../../families/families.ts';
import { CALL_LIMITS } from '../limits.ts';

/**
 * Publishes the properties of an object whose other fields depend on the family. Some hosts of language models refuse a
 * listing in which an object has no properties.
 */
const withFreeFields = (description: string | undefined, properties: Readonly<Record<string, object>>) => ({
  ...(description !== undefined && { description }),
  properties,
  additionalProperties: true,
});

const TEXT = { type: 'string' };
const INTEGER = { type: 'integer' };
const CELL = { anyOf: [TEXT, INTEGER] };

/** Schema for the state of a game. */
export const StateSchema = z.looseObject({}).meta(
  withFreeFields('State returned by the most recent play tool call.', {
    v: INTEGER,
    family: TEXT,
    variant: TEXT,
    fen: TEXT,
  }),
);

const moveMeta = (description?: string) =>
  withFreeFields(description, { notation: TEXT, from: CELL, to: CELL, action: TEXT });

/** Schema for a move. A caller may send only enough of its fields to identify one legal move. */
export const MoveSchema = z.looseObject({}).meta(moveMeta('A move from play_get_moves.'));

/** A move may be text, such as `e4`, which becomes `{ text }`; the published schema is that of an object. */
const wrapText = (move: unknown): unknown => (typeof move === 'string' ? { text: move } : move);

/**
 * Limits what a move costs: each field is compared with all legal moves. Fields that no family has are refused, because
 * nobody would notice that they were ignored.
 */
const BoundedMove = z.looseObject({}).check((payload) => {
  const { value: move, issues } = payload;
  const refuse = (message: string, path: string[] = []) => issues.push({ code: 'custom', message, path, input: move });
  const names = Object.keys(move);
  if (names.length > CALL_LIMITS.moveFields) return void refuse(`at most ${CALL_LIMITS.moveFields} fields`);
  const unknown = names.filter((name) => name !== 'text' && !MOVE_FIELDS.has(name));
  if (unknown.length) issues.push({ code: 'unrecognized_keys', keys: unknown, path: [], input: move });
  for (const [name, value] of Object.entries(move)) {
    const limit = name === 'text' ? CALL_LIMITS.record : CALL_LIMITS.text;
    if (typeof value === 'string' && value.length > limit) refuse(`at most ${limit} characters`, [name]);
    if (Array.isArray(value) && value.length > CALL_LIMITS.list) refuse(`at most ${CALL_LIMITS.list} elements`, [name]);
  }
});

const MoveOrText = z.preprocess(wrapText, BoundedMove);

/** Schema for a move that a caller sends: an object, or its notation as text. */
export const MoveInputSchema = MoveOrText.meta(
  moveMeta('A move from play_get_moves, enough of its fields to identify one legal move, or its notation as text.'),
);

/** Schema for a list of moves that are played in order. */
export const MoveSequenceSchema = z
  .preprocess(
    (moves) => (typeof moves === 'string' ? [moves] : moves),
    z.array(MoveOrText.meta(moveMeta())).max(CALL_LIMITS.moves),
  )
  .describe('Moves in order, as a list or as text such as "1. e4 e5".');
