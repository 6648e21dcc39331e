import { makeEditor } from '../../play/editor/make-editor.ts';
import type { PaletteItem, PositionEditor } from '../../play/editor/position-editor.ts';
import type { MorrisDefinition } from './definition.ts';
import { type Board, compileBoard } from './engine/board.ts';
import { NO_SEAT, PHASE_CODE, type PhaseCode } from './engine/phases.ts';
import { MorrisPosition, type MorrisSetup } from './engine/position.ts';
import { formatFen, SIDE_LETTERS } from './fen/format.ts';
import { readSetup } from './fen/parse.ts';
import { startsWithMenInHand } from './men-in-hand.ts';

const palette: readonly PaletteItem[] = ['white man', 'black man'].map((name, seat) => ({
  id: SIDE_LETTERS[seat]!,
  name,
  seat,
}));

const seatOf = (id: string): number => SIDE_LETTERS.indexOf(id);

type Pair = [number, number];

/**
 * Edits positions of morris. While men are being placed, one put on the board comes from its owner's hand, and one taken
 * away goes back there. Once no men are in hand, one taken away is out of the game.
 */
export function morrisEditor(definition: MorrisDefinition): PositionEditor {
  const board = compileBoard(definition);
  const { men: most } = definition.rules;
  const clampHand = (count: number): number => Math.max(0, Math.min(most, count));
  return makeEditor<MorrisSetup, MorrisPosition>({
    palette,
    read(fen) {
      const { placing, reader } = readSetup(board, fen);
      return { setup: placing, faults: reader.faults };
    },
    makePosition: (setup) => new MorrisPosition(board, setup),
    format: formatFen,
    itemAt: ({ men }, point) => palette.find((_, seat) => (men[seat]! >> point) & 1)?.id,
    place(setup, point, id) {
      if (point >= board.pointCount) return setup;
      const [men, hands]: Pair[] = [[...setup.men], [...setup.hands]];
      const isPlacing = hands![0] + hands![1] > 0;
      for (const seat of [0, 1]) {
        const was = (men![seat]! >> point) & 1;
        const is = Number(id === SIDE_LETTERS[seat]);
        men![seat]! ^= (was ^ is) << point;
        if (isPlacing) hands![seat] = clampHand(hands![seat]! + was - is);
      }
      return withPhase(board, { ...setup, men: men!, hands: hands! });
    },
    setTurn: (setup, turn) => ({ ...setup, turn }),
    clear({ turn }) {
      const held = startsWithMenInHand(definition) ? most : 0;
      return withPhase(board, { men: [0, 0], hands: [held, held], turn, first: NO_SEAT, phase: PHASE_CODE.place });
    },
    hand: {
      palette,
      count: ({ hands }, id) => hands[seatOf(id)] ?? 0,
      setCount(setup, id, count) {
        const hands: Pair = [...setup.hands];
        hands[seatOf(id)] = clampHand(count);
        return withPhase(board, { ...setup, hands });
      },
    },
  }).editor;
}

/** The setup in a phase that the men in hand and on the board allow. */
const withPhase = (board: Board, setup: MorrisSetup): MorrisSetup => ({ ...setup, phase: phaseOf(board, setup) });

function phaseOf(board: Board, { men, hands, phase }: MorrisSetup): PhaseCode {
  if (!board.hasPhases || hands[0] + hands[1] > 0) return PHASE_CODE.place;
  const isFull = (men[0] | men[1]) === board.allPoints;
  if (phase === PHASE_CODE.place)
    return isFull && board.definition.rules.fullBoard ? PHASE_CODE.take2 : PHASE_CODE.move;
  return phase === PHASE_CODE.take2 && !isFull ? PHASE_CODE.move : phase;
}
