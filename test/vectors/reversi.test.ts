import { playBoards } from './board-games.ts';
import { REVERSI } from './reversi.ts';

playBoards(REVERSI, false);
