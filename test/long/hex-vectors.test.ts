import { playBoards } from '../vectors/board-games.ts';
import { HEX } from '../vectors/hex.ts';

playBoards(HEX, true);
