import { playBoards } from '../vectors/board-games.ts';
import { REVERSI } from '../vectors/reversi.ts';

playBoards(REVERSI, true);
