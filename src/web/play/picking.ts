import type { SceneMove } from '../engine/scene.ts';

/** A thing that a player points at: a cell by its key, or a piece in hand by its name. */
export type Step = number | string;

/** What follows from what a player has pointed at so far. */
export type Picked =
  | { readonly kind: 'play'; readonly move: SceneMove }
  /** Several moves look alike on the board, such as promotions: the player must choose. */
  | { readonly kind: 'choose'; readonly moves: readonly SceneMove[] }
  /** The player must point at more; `next` is what can follow. */
  | { readonly kind: 'more'; readonly next: ReadonlySet<Step> }
  | { readonly kind: 'none' };

const beginsWith = (steps: readonly Step[], start: readonly Step[]): boolean =>
  start.length <= steps.length && start.every((step, i) => step === steps[i]);

/** Moves that go from the first step to the last one of two by a longer way: a capture of several men named by its ends. */
const byItsEnds = (moves: readonly SceneMove[], [from, to]: readonly Step[]): SceneMove[] =>
  moves.filter(({ steps }) => steps.length > 2 && steps[0] === from && steps.at(-1) === to);

/** Finds out which move a player means. Pointing at the last step again ends a move that could go on. */
export function pick(moves: readonly SceneMove[], pointed: readonly Step[]): Picked {
  const possible = moves.filter(({ steps }) => steps.length > 0 && beginsWith(steps, pointed));
  const whole = possible.filter(({ steps }) => steps.length === pointed.length);
  const longer = possible.filter(({ steps }) => steps.length > pointed.length);
  if (longer.length) return { kind: 'more', next: new Set(longer.map(({ steps }) => steps[pointed.length]!)) };
  if (whole.length) return decided(whole);
  const isRepeated = pointed.length > 1 && pointed.at(-1) === pointed.at(-2);
  const ended = isRepeated ? moves.filter(({ steps }) => sameSteps(steps, pointed.slice(0, -1))) : [];
  if (ended.length) return decided(ended);
  const around = pointed.length === 2 ? byItsEnds(moves, pointed) : [];
  return around.length ? decided(around) : { kind: 'none' };
}

const sameSteps = (steps: readonly Step[], others: readonly Step[]): boolean =>
  steps.length === others.length && beginsWith(steps, others);

const decided = (moves: readonly SceneMove[]): Picked =>
  moves.length === 1 ? { kind: 'play', move: moves[0]! } : { kind: 'choose', moves };

/** What can be pointed at next; nothing before something is pointed at. */
export function targetsOf(moves: readonly SceneMove[], pointed: readonly Step[]): ReadonlySet<Step> {
  const picked = pick(moves, pointed);
  return picked.kind === 'more' && pointed.length ? picked.next : new Set();
}

/** Cells from which a piece can be dragged: where moves to elsewhere begin, and where the one begun has come to. */
export function liftableOf(moves: readonly SceneMove[], pointed: readonly Step[]): ReadonlySet<Step> {
  const starts = moves.flatMap(({ steps }) => (steps.length > 1 ? [steps[0]!] : []));
  return new Set([...starts, ...pointed.slice(-1)]);
}

/**
 * Finds out what comes of pointing at one more thing. `pointed` is what has been pointed at afterwards: pointing
 * elsewhere begins again, with this thing if it can begin.
 */
export function pointAt(
  moves: readonly SceneMove[],
  before: readonly Step[],
  step: Step,
): { readonly picked: Picked; readonly pointed: readonly Step[] } {
  const picked = pick(moves, [...before, step]);
  if (picked.kind === 'more') return { picked, pointed: [...before, step] };
  if (picked.kind !== 'none') return { picked, pointed: before };
  return { picked, pointed: pick(moves, [step]).kind === 'more' && step !== before[0] ? [step] : [] };
}
