import { describe, expect, it } from 'vitest';
import { families, familyOf } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import { createGame, type Game, outcomeOf, setUpGame } from '../../src/play/game.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { playMove } from '../../src/play/play-move.ts';
import type { Variant } from '../../src/play/resolve.ts';
import { decodeGame, encodeGame, type GameState } from '../../src/play/state.ts';
import { resolveEntry, variants } from '../conformance/entries.ts';
import { choose } from '../conformance/styles.ts';
import { effort } from '../effort.ts';
import { describeMove, fenOf } from '../notation.ts';
import { alteredState, REASONS } from './altered-states.ts';
import { LAWS } from './impossible.ts';

/** Plies of a game; altered states per family, from games of all its variants in turn. */
const PLIES = effort(40, 150);
const STATES = effort(1_500, 100_000);
/** Altered states made of each position of a game. */
const PER_POSITION = effort(1, 6);

interface Tally {
  altered: number;
  refused: number;
  marked: number;
  accepted: number;
  impossible: number;
  readonly wrong: string[];
}

/** Reads an altered state: what is impossible must be refused or marked. */
function readAltered(state: GameState, { variant }: Game, start: string, tally: Tally): void {
  tally.altered++;
  const isImpossible = (fen: string) => LAWS[variant.family.slug]!(fen, start, variant.definition as never);
  const isBadEnd = state.ended !== undefined && REASONS.includes(state.ended.reason);
  const decoded = decodeGame(state, familyOf);
  if (!decoded.ok) {
    tally.refused++;
    if (isImpossible(state.fen)) tally.impossible++;
    return;
  }
  // Other spellings, such as small letters, are read too: the laws see the position as it was read.
  const { fen, possible } = encodeGame(decoded.value);
  const isWrong = isImpossible(fen);
  if (isWrong) tally.impossible++;
  const isMarked = possible === false;
  if (isMarked) tally.marked++;
  else tally.accepted++;
  const { position } = decoded.value;
  const isClaim = position.claimable()?.reason === state.ended?.reason;
  if ((isWrong && !isMarked) || (isBadEnd && !isClaim)) tally.wrong.push(JSON.stringify(state));
}

/** A state reached by play is accepted, whether or not its checksum and its history are sent. */
function readReached(state: GameState, wrong: string[]): void {
  const { checksum, moves, back, from, past, ...bare } = state;
  for (const sent of [state, bare as GameState]) {
    const decoded = decodeGame(sent, familyOf);
    if (!decoded.ok) wrong.push(`refused: ${JSON.stringify([sent, decoded.error])}`);
    else if (decoded.value.unreachable) wrong.push(`doubted: ${JSON.stringify([sent, decoded.value.unreachable])}`);
  }
}

function playAndAlter(variant: Variant, round: number, most: number, tally: Tally): void {
  const rng = Rng.fromSeed(`altered ${variant.definition.variant} ${round}`);
  let game = createGame(variant, `altered ${round}`);
  const start = fenOf(setUpGame(variant, `altered ${round}`).position);
  const seen = new Set<string>();
  const until = tally.altered + most;
  for (let ply = 0; ply < PLIES && tally.altered < until; ply++) {
    const state = encodeGame(game);
    readReached(state, tally.wrong);
    if (outcomeOf(game)) break;
    for (let copy = 0; copy < PER_POSITION; copy++) readAltered(alteredState(state, rng), game, start, tally);
    const move = choose(round, game.position, legalMoves(game.position), rng, seen);
    const played = playMove(game, describeMove(game.position, move));
    if (!played.ok) throw new Error(played.error.message);
    game = played.value.game;
  }
}

describe('states that were altered, with a checksum to match or without one', () => {
  it.each(families.map(({ slug }) => slug))('%s', { timeout: 3_600_000 }, async (slug) => {
    const entries = variants.filter(({ family }) => family.slug === slug);
    const tally: Tally = { altered: 0, refused: 0, marked: 0, accepted: 0, impossible: 0, wrong: [] };
    for (let round = 0; tally.altered < STATES && tally.wrong.length < 5; round++) {
      const entry = entries[(round * effort(7, 1)) % entries.length]!;
      const variant = resolveEntry(entry);
      if (typeof variant !== 'string') playAndAlter(variant, round, effort(60, 600), tally);
    }
    expect(tally.wrong.slice(0, 5)).toEqual([]);
    // The laws see many of the alterations, and the judges more.
    expect(tally.impossible).toBeGreaterThan(0);
    expect(tally.refused + tally.marked).toBeGreaterThanOrEqual(tally.impossible);
    if (effort(0, 1)) process.stdout.write(`${slug}: ${JSON.stringify(tally)}\n`);
  });
});
