import { type GameState, REBUILD_HINT, stateText } from '../play/state.ts';
import { type Refusal, refuseFaults } from './errors.ts';
import type { HostServices } from './services.ts';

type Signer = NonNullable<HostServices['signState']>;

/** Field of an argument or a result that holds a game state. */
const STATE = 'state';

/**
 * Refuses a state that has a signature other than that of this service; undefined if it has none or the right one. All
 * signatures have the same length, so the comparison takes the same time wherever they differ.
 */
export function signatureRefusal(args: object, sign: Signer): { ok: false; error: Refusal } | undefined {
  const state = (args as Record<string, unknown>)[STATE] as Partial<GameState> | undefined;
  const signature = state?.signature;
  if (!state || signature === undefined || signature === null) return undefined;
  if (typeof signature === 'string' && isSame(signature, sign(textOf(state)))) return undefined;
  const path = `${STATE}.signature`;
  const message = `\`${path}\` is not the one that this service made for these values: ${REBUILD_HINT}`;
  return refuseFaults('invalid_state', 'The state cannot be used', [
    { path, message, expected: 'the state as a play tool of this service returned it' },
  ]);
}

function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** The signed text: states of different versions differ in it. */
const textOf = (state: Partial<GameState>): string => `${state.v} ${stateText(state)}`;

/** The result with a signature in each of its game states. */
export function withSignatures<Value extends object>(result: Value, sign: Signer): Value {
  const signed = Object.entries(result).flatMap(([name, value]) => {
    if (name === STATE) return [[name, { ...value, signature: sign(textOf(value as GameState)) }]];
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value) && STATE in value;
    return inner ? [[name, withSignatures(value as object, sign)]] : [];
  });
  return signed.length ? { ...result, ...Object.fromEntries(signed) } : result;
}
