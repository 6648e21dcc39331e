import { bitCount } from '../../../lib/bits.ts';
import type { FenReader } from '../../../play/fen-reader.ts';
import type { Board } from '../engine/board.ts';
import { hasMill } from '../engine/mills.ts';
import { PHASE_CODE } from '../engine/phases.ts';
import type { MorrisSetup } from '../engine/position.ts';

const PLAYERS = ['White', 'Black'];

/** Reports impossible positions as faults, and positions that can be played but never arise in a game as unreachable. */
export function judgePlacing(reader: FenReader<Board>, placing: MorrisSetup): void {
  judgeMen(reader, placing);
  judgeRows(reader, placing);
  judgePhase(reader, placing);
  judgeHands(reader, placing);
  judgeLost(reader, placing);
}

function judgeMen({ board, faults }: FenReader<Board>, { men, hands }: MorrisSetup): void {
  const { rules } = board.definition;
  for (const seat of [0, 1]) {
    const count = bitCount(men[seat]!) + hands[seat]!;
    if (count <= rules.men) continue;
    const message = `${PLAYERS[seat]} has ${count} men, on the board and in hand together`;
    faults.push({ message, at: PLAYERS[seat]!.toLowerCase(), hint: `at most ${rules.men}` });
  }
}

/** Checks that at most one player has a winning row. */
function judgeRows({ board, faults }: FenReader<Board>, { men }: MorrisSetup): void {
  if (board.definition.rules.mill !== 'win') return;
  if ([0, 1].every((seat) => hasMill(board, seat, men[seat]!)))
    faults.push({ message: 'both players have three in a row, and the first to have them has won', at: 'board' });
}

function judgePhase({ board, faults }: FenReader<Board>, { hands, men, phase }: MorrisSetup): void {
  if (!board.hasPhases) return;
  const holds = hands[0] + hands[1] > 0;
  if (holds !== (phase === PHASE_CODE.place)) {
    const message = holds ? 'men are in hand, so that they are still being placed' : 'all men are placed';
    faults.push({ message, at: 'phase', hint: holds ? 'place' : 'take2, take1, move or way' });
  }
  const free = board.pointCount - bitCount(men[0] | men[1]);
  if (phase === PHASE_CODE.take2 && free > 0)
    faults.push({ message: 'the first man is taken from a full board', at: 'phase', hint: 'a man on each point' });
}

/** Checks the numbers of men in hand: players take turns placing men, White first. */
function judgeHands({ board, unreachable }: FenReader<Board>, { hands, turn, phase }: MorrisSetup): void {
  if (board.definition.rules.mixes || hands[0] + hands[1] === 0 || phase !== PHASE_CODE.place) return;
  if (hands[1] - hands[0] === turn) return;
  const message = `no game leaves ${hands[0]} and ${hands[1]} men in hand for this turn`;
  unreachable.push({ message, at: 'hands', hint: 'the players place one man each in turn, White first' });
}

/** Checks the numbers of men that were captured. */
function judgeLost({ board, unreachable }: FenReader<Board>, { men, hands }: MorrisSetup): void {
  const { rules, end } = board.definition;
  const totals = [0, 1].map((seat) => bitCount(men[seat]!) + hands[seat]!);
  const report = (message: string, hint?: string) => unreachable.push({ message, at: 'board', ...(hint && { hint }) });
  if (totals.every((total) => total < end.fewest))
    report(`both players have fewer than ${end.fewest} men, and the first to have so few has lost`);
  for (const seat of [0, 1]) {
    const lost = rules.men - totals[seat]!;
    const most = mostLost(board, hands, 1 - seat);
    if (lost > most) report(`${PLAYERS[seat]} has lost ${lost} men`, `at most ${most}`);
  }
}

/** Maximum number of men that a player can have captured. */
function mostLost({ definition: { rules } }: Board, hands: MorrisSetup['hands'], seat: number): number {
  if (rules.mill !== 'take' && !rules.fullBoard) return 0;
  // While men are placed, each capture needs one more man that closes a mill of three.
  const isPlacing = !rules.mixes && hands[0] + hands[1] > 0;
  return isPlacing ? Math.max(0, rules.men - hands[seat]! - 2) : rules.men;
}
