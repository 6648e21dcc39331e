import { expect, it } from 'vitest';
import { readLink, writeLink } from './share-link.ts';

it('a link holds the whole game', async () => {
  const game = {
    seed: 'friday',
    moves: ['e4', 'e5', 'Nf3', 'O-O-O+'],
    players: ['person', 'easy'],
    fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
  };
  const link = await writeLink(game, 'unused');
  expect(link).toMatch(/^#s=[\w-]+$/);
  expect(link.length).toBeLessThan(200);
  expect(await readLink(link)).toEqual(game);
});

it('a link to a very long game holds the position', async () => {
  const moves = Array.from({ length: 4_000 }, (_, i) => `N${'abcdefgh'[(i * 7) % 8]}${((i * i) % 8) + 1}${i % 97}`);
  const link = await writeLink({ seed: 'x', moves }, 'the position');
  expect(link.length).toBeLessThanOrEqual(2_000);
  expect(await readLink(link)).toEqual({ seed: 'x', moves: [], fen: 'the position' });
});

it.each(['', '#s=', '#s=AAAA', '#s=!!', '#other', `#s=${'A'.repeat(5_000)}`])(
  'no game is read from %j',
  async (text) => {
    expect(await readLink(text)).toBeUndefined();
  },
);

it('what is no game is not read as one', async () => {
  const link = await writeLink({ seed: 1, moves: 'e4' } as never, '');
  expect(await readLink(link)).toBeUndefined();
});
