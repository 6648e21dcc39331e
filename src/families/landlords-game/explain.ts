import { countOf } from '../../lib/wording.ts';
import { cashOf, ownerOf } from './engine/money.ts';
import { MOVE_KINDS, type MoveKind, moveAmountOf, moveKindOf } from './engine/move-code.ts';
import type { LandlordsPosition } from './engine/position.ts';
import { housesIndex } from './engine/state-layout.ts';

/** Kinds of moves that can make a player the owner of a space. */
const BUYING: readonly MoveKind[] = ['buy', 'take', 'ticket'];

/** Facts about a legal move, most important first (see `Family.explainMove`). */
export function explainLandlordsMove(position: LandlordsPosition, move: number): string[] {
  const { turn } = position;
  const kind = MOVE_KINDS[moveKindOf(move)]!;
  const owners = ownersOf(position);
  const cash = cashOf(position, turn);
  position.play(move);
  const bought = ownersOf(position).findIndex((owner, space) => owner === turn && owners[space] !== turn);
  const paid = cash - cashOf(position, turn);
  const facts = [
    ...(BUYING.includes(kind) && bought >= 0 ? deedFacts(position, turn, bought) : []),
    ...(kind === 'build' ? [buildFact(position, moveAmountOf(move))] : []),
    ...(paid > 0 ? [`pays ${paid} of ${cash} in cash`] : []),
    ...(paid < 0 ? [`brings in ${-paid}`] : []),
  ];
  position.undo();
  if (kind === 'bid') return [`bids ${moveAmountOf(move)} of ${cash} in cash`];
  return facts.length ? facts : idleFacts(kind, cash);
}

const ownersOf = (position: LandlordsPosition): number[] =>
  position.board.names.map((_, space) => ownerOf(position, space));

/** The bought space, and the section or group of railroads that it completes. */
function deedFacts(position: LandlordsPosition, seat: number, space: number): string[] {
  const { board } = position;
  const group = board.types[space] === 'railroad' ? board.railroads : board.sections[space]!;
  const isComplete =
    group.length > 1 && group.includes(space) && group.every((other) => ownerOf(position, other) === seat);
  const groupName = board.types[space] === 'railroad' ? 'the set of railroads' : `its section of ${group.length} lots`;
  return [`buys ${board.names[space]}${isComplete ? `, which completes ${groupName}` : ''}`];
}

const buildFact = ({ board, state }: LandlordsPosition, lot: number): string =>
  `builds on ${board.names[lot]}, which now has ${countOf(state[housesIndex(lot)]!, 'house')}`;

const idleFacts = (kind: MoveKind, cash: number): string[] =>
  kind === 'decline' || kind === 'pass' || kind === 'leave' || kind === 'refuse' ? [`keeps ${cash} in cash`] : [];
