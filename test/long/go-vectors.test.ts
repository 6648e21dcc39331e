import { expect, it } from 'vitest';
import { playBoards } from '../vectors/board-games.ts';
import { GO } from '../vectors/go.ts';
import { legalBoards } from '../vectors/go-legal-boards.ts';

playBoards(GO, true);

it('as many legal boards of 3×4 and 4×4 as J. Tromp has published', () => {
  expect(legalBoards(3, 4)).toBe(321_689);
  expect(legalBoards(4, 4)).toBe(24_318_165);
});
