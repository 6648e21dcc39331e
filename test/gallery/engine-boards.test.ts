import { describe, expect, it } from 'vitest';
import type { FamilySlug } from '../../src/families/families.ts';
import { boardSvg, galleryBoards, searchBoards } from '../../src/gallery/boards/boards.ts';
import { cpuTime } from '../cpu-time.ts';
import { expectOneBoardAPicture } from './engine-boards.ts';

/** The other families take long to draw, so the long tests cover them. */
const QUICK: readonly FamilySlug[] = ['draughts', 'go', 'reversi', 'mancala', 'morris', 'hex', 'landlords-game'];

describe('the boards of the engines', () => {
  it.each(QUICK)('are one for each picture: %s', expectOneBoardAPicture);

  it('are named after the first game on them', () => {
    const chess = galleryBoards().find(({ id }) => id === 'chess-standard')!;
    expect(chess).toMatchObject({ name: 'Chess', size: '8×8', topology: 'grid', players: { min: 2, max: 2 } });
    const variants = chess.games.map(({ variant }) => variant);
    expect(variants).toEqual(
      expect.arrayContaining(['standard', 'atomic', 'antichess', 'king-of-the-hill', 'nocastle']),
    );
    expect(variants).not.toContain('three-check');
  });

  it.each([
    ['go-standard-13x13-h4', 'Go 13×13, 4 handicap stones'],
    ['chess-standard-torus', 'Chess, torus'],
    ['landlords-game-1906-4p', "The Landlord's Game (1906), 4 players"],
    ['shogi-standard-2-piece', 'Shogi, two pieces handicap'],
  ])('come with flags that change them: %s', (id, name) => {
    expect(galleryBoards().find((board) => board.id === id)?.name).toBe(name);
  });

  it('are pictures by their ids', () => {
    expect(boardSvg('go-standard-9x9')).toContain('<title>Go + 9×9</title>');
    expect(boardSvg('Go 9×9')).toBeUndefined();
  });

  it('are found at once', () => {
    const began = cpuTime();
    for (let index = 0; index < 20; index++) searchBoards('handicap stones');
    expect((cpuTime() - began) / 20).toBeLessThan(100);
  });
});
