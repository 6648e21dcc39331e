import { describe, expect, it } from 'vitest';
import { familyOf } from '../../src/families/families.ts';
import { definitionOf } from '../../src/play/resolve.ts';
import { bookOf } from '../../src/rulebook/library.ts';
import { markdownOf } from '../../src/rulebook/page.ts';
import { replaceDiagrams } from '../../src/rulebook/position-diagrams.ts';
import { variantPage } from '../../src/rulebook/variant-page.ts';
import { findVariant } from '../../src/rulebook/variants.ts';
import { figureFacts } from '../../src/site/rules/figure.ts';
import { loadEngine } from '../../src/web/engine/engines.ts';
import { GameSession } from '../../src/web/engine/session.ts';
import { readLink } from '../../src/web/play/share-link.ts';

/** The pages that need diagrams, with the least number of them: by family. */
const PAGES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  chess: { 'board-and-setup': 1, moves: 6, 'special-moves': 5, 'check-and-mate': 4, draws: 1 },
  shogi: { 'board-and-setup': 1, moves: 12, drops: 2, promotion: 2, 'winning-and-draws': 1 },
  xiangqi: { 'board-and-setup': 1, moves: 9, 'check-and-mate': 2 },
  draughts: { 'board-and-setup': 1, moving: 3, capturing: 4, kings: 2, ending: 1 },
  go: { 'stones-and-liberties': 3, 'ko-and-suicide': 3, 'life-and-death': 2, 'end-and-score': 1, 'five-in-a-row': 2 },
  reversi: { overview: 1, 'placing-and-turning': 3, 'end-and-score': 1 },
  hex: { overview: 2, swap: 2, 'no-draws': 1, 'first-game': 1 },
  morris: { overview: 1, 'placing-and-moving': 2, mills: 2, end: 1 },
  mancala: { overview: 1, sowing: 2, capturing: 2, oware: 2, end: 1, 'toguz-kumalak': 1, bao: 1 },
  'landlords-game': { board: 1, 'board-of-1906': 1, turn: 1 },
};

const IMAGES = /!\[([^\]]+)\]\(([^)]+)\)/g;

const imagesIn = (text: string): { caption: string; src: string }[] =>
  [...text.matchAll(IMAGES)].map(([, caption, src]) => ({ caption: caption!, src: src! }));

describe.each(Object.entries(PAGES))('the pages of %s', (game, pages) => {
  const shown = bookOf(game).pages.map((page) => ({ slug: page.slug, images: imagesIn(markdownOf(page)) }));

  it('have diagrams where a rule needs them', () => {
    for (const [slug, least] of Object.entries(pages)) {
      const { images } = shown.find((page) => page.slug === slug)!;
      expect(images.length, slug).toBeGreaterThanOrEqual(least);
    }
  });

  it('show legal positions, in words too', () => {
    for (const { caption, src } of shown.flatMap(({ images }) => images)) {
      const facts = figureFacts(src);
      expect(facts?.text.length, caption).toBeGreaterThan(20);
      expect(facts!.width * facts!.height, caption).toBeGreaterThan(10_000);
    }
  });

  it('lead to games that begin with what they show', async () => {
    const engine = await loadEngine(game);
    for (const { caption, src } of shown.flatMap(({ images }) => images)) {
      const [path, fragment] = figureFacts(src)?.play?.split('#') ?? [];
      if (!fragment) continue;
      const shared = (await readLink(`#${fragment}`))!;
      const definition = definitionOf(familyOf(game)!, decodeURIComponent(path!.split('/')[3]!));
      if (!definition.ok) throw new Error(definition.error.message);
      const { fen } = new GameSession(engine, definition.value, shared).scene({ orientation: 0 });
      const query = new URLSearchParams(src.split('?')[1]);
      // A position string may have more than was written: counts that are nothing, for example.
      const [board = ''] = (query.has('moves') ? '' : (query.get('fen') ?? '')).split(' ');
      expect(fen.startsWith(board), `${caption} ${fen}`).toBe(true);
      expect(shared.moves.length, caption).toBe(query.has('moves') ? query.get('moves')!.split(' ').length : 0);
    }
  });
});

describe('unusual pieces', () => {
  const pageOf = (game: string, name: string): string => {
    const found = findVariant(bookOf(game), name);
    if (!found.ok) throw new Error(found.error);
    return markdownOf(variantPage(bookOf(game), found.value));
  };

  it('have a picture of their moves on the page of a variant, usual ones have not', () => {
    const images = imagesIn(pageOf('chess', 'grand'));
    expect(images.map(({ src }) => src)).toEqual([
      '/rules/chess/diagrams/grand.svg',
      '/img/moves/chess/grand/A.svg',
      '/img/moves/chess/grand/C.svg',
    ]);
    expect(figureFacts('/img/moves/chess/grand/C.svg')?.text).toMatch(/^A marshal .* any number of squares straight/);
    expect(imagesIn(pageOf('chess', 'atomic'))).toHaveLength(1);
  });

  it('show over what a piece jumps', () => {
    expect(pageOf('chess', 'grasshopper')).toContain('jump over one');
    expect(pageOf('chess', 'grand')).not.toContain('jump over one');
  });

  it.each([
    ['chess', 'grand'],
    ['shogi', 'tori'],
    ['xiangqi', 'janggi'],
    ['go', 'renju'],
    ['mancala', 'oware'],
  ])('of %s %s come before what only programs need: no table, no JSON', (game, variant) => {
    const text = pageOf(game, variant);
    expect(text.indexOf('How the rules differ')).toBeGreaterThan(text.indexOf('## Source'));
    const generated = text.slice(text.indexOf('## Source'));
    expect(generated).not.toMatch(/^\||\{"/m);
  });
});

describe('a diagram in a text', () => {
  const block = (lines: string) => replaceDiagrams(`\`\`\`diagram\n${lines}\n\`\`\``, 'draughts');

  it('becomes the address of a picture', () => {
    expect(block('fen: W:W28:B23\nmarks: 19, 23\ntext: A jump.')).toBe(
      '![A jump.](/img/draughts/standard.svg?fen=W:W28:B23&highlights=@19,@23)',
    );
    expect(block('text: The start.')).toBe('![The start.](/img/draughts/standard.svg)');
  });

  it('is refused where it could not be read', () => {
    expect(() => block('fen: W:W28:B23')).toThrow('text');
    expect(() => block('colour: red\ntext: A jump.')).toThrow('colour: red');
    expect(() => figureFacts('/img/chess/standard.svg?fen=8/8/8/8/8/8/8/8 w - - 0 1')).toThrow('cannot be set up');
  });
});
