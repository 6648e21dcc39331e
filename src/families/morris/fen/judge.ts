import { bitCount } from '../../../lib/bits.ts';
import type { FenReader } from '../../../play/fen-reader.ts';
import type { Board } from '../engine/board.ts';
import { hasMill } from '../engine/mills.ts';
import { PHASE_CODE } from '../engine/phases.ts';
import type { MorrisSetup } from '../engine/position.ts';

const PLAYERS = ['White', 'Black'];

/** Reports impossible positions as faults, and positions that can be played but never arise in a game as notes. */
export function judgePlacing(reader: FenReader<Board>, placing: MorrisSetup): void {
  judgeMen(reader, placing);
  judgeRows(reader, placing);
  judgePhase(reader, placing);
  judgeHands(reader, placing);
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
function judgeHands({ board, notes }: FenReader<Board>, { hands, turn, phase }: MorrisSetup): void {
  if (board.definition.rules.mixes || hands[0] + hands[1] === 0 || phase !== PHASE_CODE.place) return;
  if (hands[1] - hands[0] !== turn) notes.push(`no game leaves ${hands[0]} and ${hands[1]} men in hand for this turn`);
}
