import type { Rng } from '../../src/lib/rng.ts';
import type { Game } from '../../src/play/game.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import type { Move } from '../../src/play/move.ts';
import { CHANCE_SEAT, type Position } from '../../src/play/position.ts';
import { effort } from '../effort.ts';
import { describeMove, fenOf, findMove, matchField, whyNot } from '../notation.ts';
import { type Expectations, expectationsOf } from './expectations.ts';
import { insist, isSentence, same } from './insist.ts';
import { NONSENSE, spoil } from './nonsense.ts';
import { fenLaws, traceOf, undoLaw } from './ply-laws.ts';
import { keyOf } from './styles.ts';

/**
 * Maximum number of moves of a position that are played and looked up by each of their names; drops can make hundreds
 * of moves.
 */
const MAX_TRIED = effort(8, 40);

/** Maximum number of moves searched for by name; walls turn a few dozen moves into a thousand. */
const MAX_SEARCHED = effort(24, 120);

/** The laws of every move of a position, including the moves of chance that follow. */
export function moveLaws(game: Game, rng: Rng): void {
  const { position, variant } = game;
  const expected = expectationsOf(variant.family.slug);
  const trace = traceOf(position);
  const past = position.past().join();
  const described = new Map<string, number>();
  const legal = legalMoves(position);
  for (const move of legal) {
    const json = JSON.stringify(describeMove(position, move));
    insist(!described.has(json), 'moves of one position are told differently', () => json);
    described.set(json, move);
    describedLaws(position, move, JSON.parse(json) as Move, expected);
  }
  uniqueLaws(position, [...described.keys()], expected);
  const mixed = rng.shuffle([...described.values()]);
  for (const move of mixed.slice(0, MAX_SEARCHED)) found(position, move, describeMove(position, move));
  for (const move of mixed.slice(0, MAX_TRIED)) {
    namedLaws(position, move, expected);
    undoLaw(position, move, trace);
    afterLaws(game, move, rng);
  }
  insist(position.past().join() === past, 'taking back moves restores the past');
  oddsLaws(position, [...described.values()]);
}

function describedLaws(position: Position, move: number, told: Move, { fields }: Expectations): void {
  const { turn } = position;
  same(told, describeMove(position, move), 'a move is plain JSON, and told the same each time');
  insist(typeof told.notation === 'string' && isSentence(told.notation), 'a move has a notation', () => told);
  if (turn === CHANCE_SEAT) return;
  for (const field of fields) insist(told[field] !== undefined, `a move has the field ${field}`, () => told);
}

/** A field that identifies a move has a different value for each move. */
function uniqueLaws({ turn }: Position, described: readonly string[], { names }: Expectations): void {
  if (turn === CHANCE_SEAT) return;
  for (const field of names) {
    const seen = new Set<unknown>();
    for (const json of described) {
      const name = (JSON.parse(json) as Move)[field];
      if (name === undefined) continue;
      insist(!seen.has(name), `the ${field} of a move is its own`, () => name);
      seen.add(name);
    }
  }
}

/** A field that identifies a move finds that move. */
function namedLaws(position: Position, move: number, { names }: Expectations): void {
  const told = describeMove(position, move);
  for (const field of names) if (told[field] !== undefined) found(position, move, { [field]: told[field] });
  insist(matchField(position, move, 'no such field', 1) === undefined, 'a field that no move has fits nothing');
}

function found(position: Position, move: number, told: Move): void {
  const again = findMove(position, told);
  insist(again.ok && again.value === move, 'a move is found again by what is told of it', () => [told, again]);
}

/**
 * The position after a move equals the one read from its FEN, including the key. Where chance is next, its moves are
 * checked.
 */
function afterLaws(game: Game, move: number, rng: Rng): void {
  const { position } = game;
  position.play(move);
  fenLaws(game);
  if (position.turn === CHANCE_SEAT && position.count()) moveLaws(game, rng);
  position.undo();
}

/** The probabilities of chance sum to one; players' moves have none. */
function oddsLaws(position: Position, moves: readonly number[]): void {
  if (!moves.length) return;
  const weights = moves.map((move) => position.weight(move));
  if (position.turn !== CHANCE_SEAT) {
    insist(
      weights.every((weight) => weight === 1),
      'moves of players have no odds',
      () => weights,
    );
    return;
  }
  const sum = weights.reduce((all, weight) => all + weight, 0);
  insist(
    weights.every((weight) => weight > 0),
    'everything that chance may do can happen',
    () => weights,
  );
  insist(Math.abs(sum - 1) < 1e-9, 'odds of chance are shares of one', () => weights);
}

/** Number of nonsense moves tried per position. */
const MAX_NONSENSE = effort(15, 60);

/** Number of pairs of cells tried as moves. */
const PAIRS = effort(10, 40);

/** Moves between random cells: some of them are forbidden only by a rule. */
function randomPairs({ variant, position }: Game, rng: Rng): Move[] {
  if (expectationsOf(variant.family.slug).undrawn) return [];
  const cells = variant.family.view.countCells(position);
  return Array.from({ length: PAIRS }, () => ({ from: rng.below(cells), to: rng.below(cells) }));
}

/** Nonsense is refused in words and changes nothing. */
export function nonsenseLaws(game: Game, rng: Rng): void {
  const { position } = game;
  const before = [fenOf(position), keyOf(position)];
  const legal = [...legalMoves(position).slice(0, 3)].map((move) => describeMove(position, move));
  for (const input of [
    ...rng.shuffle(NONSENSE).slice(0, MAX_NONSENSE),
    ...randomPairs(game, rng),
    ...legal.flatMap(spoil),
  ]) {
    const answer = findMove(position, input);
    const words = answer.ok ? [] : [answer.error.message];
    for (const told of [...words, whyNot(position, input)])
      insist(isSentence(told), 'nonsense is answered in a sentence', () => ({ input, told }));
  }
  same([fenOf(position), keyOf(position)], before, 'nonsense changes nothing');
}
