import { describe, expect, it } from 'vitest';
import { PIECE_SETS, setsLike } from '../../src/board/render/pieces/sets.ts';
import { THEME_NAMES } from '../../src/board/render/themes.ts';
import { FAMILIES } from '../../src/families/families.ts';
import { findImage } from '../../src/images/find-image.ts';

function drawn(address: string): string {
  const [path, query = ''] = address.split('?');
  const image = findImage(path!, new URLSearchParams(query));
  if (!image.ok) throw new Error(image.error.detail);
  return image.value.svg;
}

const refusal = (address: string) => {
  const [path, query = ''] = address.split('?');
  const image = findImage(path!, new URLSearchParams(query));
  return image.ok ? undefined : image.error;
};

const addressOf = (family: string) => `/img/${family}/standard.svg`;

/** By family: moves to play, and the cells that the last of them touches. */
const LAST_MOVES: Readonly<Record<string, readonly [moves: string, last: string]>> = {
  chess: ['e4 e5 Nf3', 'g1,f3'],
  shogi: ['P-7f P-3d', '3c,3d'],
  xiangqi: ['h3e3', 'h3,e3'],
  draughts: ['32-28 19-23 28x19', '28,19'],
  reversi: ['d3', 'd3'],
  hex: ['e5 f6', 'f6'],
  morris: ['a7 d7', 'd7'],
  mancala: ['3', 'S3,S4,S5,S6,S'],
  go: ['D4 Q16', 'Q16'],
};

describe('the last move', () => {
  it.each(Object.entries(LAST_MOVES))('is marked in %s: both ends, path or laps', (family, [moves, last]) => {
    const address = `${addressOf(family)}?moves=${encodeURIComponent(moves)}`;
    expect(drawn(address)).toBe(drawn(`${address}&last=${last}`));
    // On a board that knows its newest stone the ring stays.
    if (family !== 'go') expect(drawn(address)).not.toBe(drawn(`${address}&last=no`));
  });

  it('is marked in the game of the landlord, too, which begins with a roll', () => {
    const address = addressOf('landlords-game');
    expect(drawn(`${address}?last=6`)).not.toBe(drawn(address));
  });

  it('shows all squares on which a jump came down', () => {
    const address = `${addressOf('draughts')}?fen=${encodeURIComponent('W:W48:B42,31,21,22')}`;
    expect(drawn(`${address}&moves=48x28`)).toBe(drawn(`${address}&moves=48x28&last=48,37,26,17,28`));
  });

  it('is refused on cells that the board does not have', () => {
    expect(refusal(`${addressOf('chess')}?last=e9`)?.detail).toContain('last[0]');
  });
});

describe('choices', () => {
  it.each(Object.keys(FAMILIES))('%s is drawn in all themes, each another', (family) => {
    const pictures = THEME_NAMES.map((theme) => drawn(`${addressOf(family)}?theme=${theme}`));
    expect(new Set(pictures).size).toBe(THEME_NAMES.length);
  });

  it.each(['chess', 'shogi', 'xiangqi', 'go', 'reversi', 'morris', 'draughts', 'hex', 'mancala'])(
    '%s is drawn without the names of its cells',
    (family) => {
      const [named, bare] = ['yes', 'no'].map((word) => drawn(`${addressOf(family)}?coordinates=${word}`));
      expect(named).toBe(drawn(addressOf(family)));
      expect(bare!.length).toBeLessThan(named!.length);
    },
  );

  it('are other pieces of the same kind, and no others', () => {
    expect(PIECE_SETS.filter((set) => setsLike(set).length > 1)).toEqual([
      ...['koma', 'koma-names', 'koma-letters', 'discs', 'discs-drawn', 'octagons', 'octagons-drawn'],
    ]);
    const sets = ['koma', 'koma-names', 'koma-letters'].map((set) => drawn(`${addressOf('shogi')}?pieces=${set}`));
    expect(new Set(sets).size).toBe(3);
    expect(refusal(`${addressOf('shogi')}?pieces=staunton`)?.detail).toContain('one of koma, koma-names, koma-letters');
    expect(refusal(`${addressOf('chess')}?pieces=koma`)?.detail).toContain('one set');
  });

  it('are refused if they are no words of the list', () => {
    expect(refusal(`${addressOf('chess')}?theme=pink`)?.detail).toContain('one of walnut');
    expect(refusal(`${addressOf('chess')}?orientation=north`)?.detail).toContain('white or black');
    expect(refusal(`${addressOf('hex')}?orientation=black`)?.detail).toContain('`orientation` must be red');
    expect(refusal(`${addressOf('chess')}?coordinates=maybe`)?.detail).toContain('yes or no');
  });
});
