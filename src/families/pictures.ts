import { renderGrid, type SvgImage } from '../board/render/picture.ts';
import type { BoardPosition } from '../fairy/engines/board-position.ts';
import { cellOf, cellsOf, pictureOf, type View } from '../fairy/picture.ts';
import { boardText } from '../fairy/text.ts';
import type { Position } from '../play/position.ts';
import type { DraughtsPosition } from './draughts/engine/position.ts';
import { cellOfName, cellsOfBoard, drawDraughts } from './draughts/view/picture.ts';
import { boardText as draughtsText } from './draughts/view/text.ts';
import { parseVertex } from './go/engine/board.ts';
import type { StonePosition } from './go/engine/stone-position.ts';
import { drawGo } from './go/view/picture.ts';
import { boardText as goText } from './go/view/text.ts';
import { parseCell as parseHexCell } from './hex/engine/board.ts';
import type { HexPosition } from './hex/engine/position.ts';
import { drawHex } from './hex/view/picture.ts';
import { boardText as hexText } from './hex/view/text.ts';
import { SPACES } from './landlords-game/engine/board.ts';
import type { LandlordsPosition } from './landlords-game/engine/position.ts';
import { drawLandlords, spaceNamed } from './landlords-game/view/picture.ts';
import { boardText as landlordsText } from './landlords-game/view/text.ts';
import { parseCell as parsePit } from './mancala/engine/board.ts';
import type { MancalaPosition } from './mancala/engine/position.ts';
import { hasStores } from './mancala/engine/stores.ts';
import { drawMancala } from './mancala/view/picture.ts';
import { boardText as mancalaText } from './mancala/view/text.ts';
import { parsePoint } from './morris/engine/board.ts';
import type { MorrisPosition } from './morris/engine/position.ts';
import { drawMorris } from './morris/view/picture.ts';
import { boardText as morrisText } from './morris/view/text.ts';
import { parseCell } from './reversi/engine/board.ts';
import type { ReversiPosition } from './reversi/engine/position.ts';
import { drawReversi } from './reversi/view/picture.ts';
import { boardText as reversiText } from './reversi/view/text.ts';

/** Draws the positions of a family and reads the names of its cells. */
export interface Pictures<Kind extends Position = Position> {
  draw(position: Kind, view: View): SvgImage & { text: string };
  /** The board in letters, for people at a terminal; several lines. */
  boardText(position: Kind): string;
  /** The cell with this name, such as e4; undefined if there is none. */
  cellOf(position: Kind, name: string): number | undefined;
  /** Number of cells; they are numbered from 0. */
  cellsOf(position: Kind): number;
}

/** Chess, shogi and xiangqi. */
const boards: Pictures<BoardPosition> = {
  draw(position, view) {
    const picture = pictureOf(position, view);
    return { ...renderGrid(picture), text: picture.description };
  },
  boardText: boardText,
  cellOf,
  cellsOf,
};

const draughts: Pictures<DraughtsPosition> = {
  draw: drawDraughts,
  boardText: draughtsText,
  cellOf: cellOfName,
  cellsOf: cellsOfBoard,
};

const reversi: Pictures<ReversiPosition> = {
  draw: drawReversi,
  boardText: reversiText,
  cellOf: ({ board }, name) => parseCell(board, name),
  cellsOf: ({ board }) => board.cells,
};

const mancala: Pictures<MancalaPosition> = {
  draw: drawMancala,
  boardText: mancalaText,
  cellOf: ({ board }, name) => parsePit(board, name),
  cellsOf: ({ board }) => board.pits + (hasStores(board) ? 2 : 0),
};

const morris: Pictures<MorrisPosition> = {
  draw: drawMorris,
  boardText: morrisText,
  cellOf: ({ board }, name) => parsePoint(board, name),
  cellsOf: ({ board }) => board.pointCount,
};

const go: Pictures<StonePosition> = {
  draw: drawGo,
  boardText: goText,
  cellOf: ({ board }, name) => parseVertex(board, name),
  cellsOf: ({ board }) => board.points,
};

const hex: Pictures<HexPosition> = {
  draw: drawHex,
  boardText: hexText,
  cellOf: ({ board }, name) => parseHexCell(board, name),
  cellsOf: ({ board }) => board.cells,
};

const landlords: Pictures<LandlordsPosition> = {
  draw: drawLandlords,
  boardText: landlordsText,
  cellOf: spaceNamed,
  cellsOf: () => SPACES,
};

const PICTURES: Readonly<Record<string, Pictures<never>>> = {
  chess: boards,
  draughts,
  go,
  hex,
  mancala,
  'landlords-game': landlords,
  morris,
  reversi,
  shogi: boards,
  xiangqi: boards,
};

/** The `Pictures` of a family; every playable family has them. */
export const picturesOf = (family: string): Pictures => PICTURES[family] as Pictures;
