import { type MancalaStore, type Pit, type PitsPicture, renderPits } from '../../../board/render/pits.ts';
import type { BoardImage } from '../../../board/render/svg-picture.ts';
import type { ViewOptions } from '../../../play/family-view.ts';
import { NYUMBA_NUMBER, SIDE_LETTERS } from '../engine/board.ts';
import type { MancalaPosition } from '../engine/position.ts';
import { hasStores } from '../engine/stores.ts';
import { describePosition } from './describe-position.ts';

/** Draws the board: South at the bottom, pits with their seeds and counts, and each store at its owner's right hand. */
export function drawMancala(
  position: MancalaPosition,
  { ended, highlights, ...view }: ViewOptions,
): BoardImage & { text: string } {
  const { board, turn } = position;
  const { definition } = board;
  const description = describePosition(position, { ...view, ended, marked: highlights.map(({ key }) => key) });
  const theme = view.theme ?? definition.render.theme;
  const isTurned = view.orientation === 1;
  const turnSide = (turn === 0) !== isTurned ? 'below' : 'above';
  const picture: PitsPicture = {
    width: view.width,
    rows: rowsOf(position, isTurned),
    ...(hasStores(board) && { stores: storesOf(position, isTurned) }),
    theme,
    coordinates: view.coordinates !== false,
    highlights,
    lastMove: view.lastMove ?? [],
    ...(ended === undefined && { turn: turnSide }),
    title: definition.title,
    description,
  };
  return { ...renderPits(picture), text: description };
}

/**
 * The rows of pits from top to bottom. The outer row of each side is nearest to the player, and the inner row runs
 * back. `isTurned` puts North at the bottom.
 */
function rowsOf(position: MancalaPosition, isTurned: boolean): Pit[][] {
  const { half, definition } = position.board;
  const columns = (2 * half) / definition.board.rows;
  const sides = [0, 1].map((seat) => {
    const pits = Array.from({ length: half }, (_, pit) => pitAt(position, seat * half + pit));
    const outer = pits.slice(0, columns);
    const inner = pits.slice(columns).reverse();
    // The inner row of the lower side is above the outer row.
    return inner.length ? [inner, outer] : [outer];
  });
  const below = sides[isTurned ? 1 : 0]!;
  const above = sides[isTurned ? 0 : 1]!.map((row) => [...row].reverse()).reverse();
  return [...above, ...below];
}

function pitAt({ board, state }: MancalaPosition, cell: number): Pit {
  const { half, marksAt, definition } = board;
  const { capture, circuit } = definition.rules;
  const number = (cell % half) + 1;
  const pit: Pit = { key: cell, seeds: state[cell]!, name: `${SIDE_LETTERS[cell < half ? 0 : 1]}${number}` };
  const owner = [0, 1].find((seat) => capture.tuzdik && state[marksAt + seat] === cell + 1);
  if (owner !== undefined) return { ...pit, look: 'ringed', letter: SIDE_LETTERS[owner]! };
  const isNyumba =
    circuit === 'front-rows' && number === NYUMBA_NUMBER && (state[marksAt + (cell < half ? 0 : 1)]! & 1) > 0;
  return isNyumba ? { ...pit, look: 'square' } : pit;
}

/** Both stores, the left one first. North's is on the left, unless the board is turned. */
function storesOf(position: MancalaPosition, isTurned: boolean): [MancalaStore, MancalaStore] {
  const { board } = position;
  const store = (seat: number): MancalaStore => ({
    key: board.pits + seat,
    seeds: position.storeOf(seat),
    name: board.definition.setup.hand > 0 ? `${NAMES[seat]} hand` : NAMES[seat]!,
  });
  return isTurned ? [store(0), store(1)] : [store(1), store(0)];
}

const NAMES = ['South', 'North'] as const;
