import { playBoards } from '../vectors/board-games.ts';
import { countLong, GO } from '../vectors/go.ts';

countLong();
playBoards(GO, true);
