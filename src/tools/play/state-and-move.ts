import { z } from 'zod';
import { MOVE_FIELDS } from '../../families/families.ts';
import { CALL_LIMITS } from '../limits.ts';

/**
 * Publishes the properties of an object whose other fields depend on the family. Some hosts of language models refuse a
 * listing in which an object has no properties.
 */
const withFreeFields = (description: string, properties: Readonly<Record<string, object>>) => ({
  description,
  properties,
  additionalProperties: true,
});

const TEXT = { type: 'string' };
const INTEGER = { type: 'integer' };
const CELL = { anyOf: [TEXT, INTEGER] };

/** Schema for the state of a game. */
export const StateSchema = z.looseObject({}).meta(
  withFreeFields('the game state, as the last play tool returned it', {
    v: INTEGER,
    family: TEXT,
    variant: TEXT,
    fen: TEXT,
    checksum: INTEGER,
  }),
);

const moveMeta = (description: string) =>
  withFreeFields(description, { notation: TEXT, from: CELL, to: CELL, action: TEXT });

/** Schema for a move. A caller may send only enough of its fields to identify one legal move. */
export const MoveSchema = z
  .looseObject({})
  .meta(moveMeta('a move from play_get_moves, or any part of it that names one legal move'));

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

/** Schema for a move that a caller sends: an object, or its notation as text. */
export const MoveInputSchema = z
  .preprocess(wrapText, BoundedMove)
  .meta(
    moveMeta('a move from play_get_moves, or enough of its fields to identify one legal move, or its notation as text'),
  );

/** Schema for a list of moves that are played in order. */
export const MoveSequenceSchema = z
  .preprocess((moves) => (typeof moves === 'string' ? [moves] : moves), z.array(MoveInputSchema).max(CALL_LIMITS.moves))
  .describe('moves in order; one text such as "1. e4 e5" is read too');
