import { RoundBoardPosition } from './around-position.ts';
import type { Board } from './board.ts';
import { EitherWayPosition } from './either-way-position.ts';
import { FrontRowsPosition } from './front-rows-position.ts';
import { OwnRowsPosition } from './own-rows-position.ts';
import type { MancalaPosition } from './position.ts';
import { QuickPosition } from './quick-position.ts';

/** A class of positions, with a test for the boards on which it can play. */
export interface MancalaEngine {
  new (board: Board, state: ArrayLike<number>, past?: readonly string[]): MancalaPosition;
  plays(board: Board): boolean;
}

const ENGINES: readonly MancalaEngine[] = [
  QuickPosition,
  RoundBoardPosition,
  OwnRowsPosition,
  EitherWayPosition,
  FrontRowsPosition,
];

/** The engines that can play on a board, fastest first. */
export const enginesFor = (board: Board): MancalaEngine[] => ENGINES.filter((engine) => engine.plays(board));
