import { playBoards } from './board-games.ts';
import { GO } from './go.ts';

playBoards(GO, false);
