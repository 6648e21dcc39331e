import { describe, expect, it } from 'vitest';
import { slugOf } from '../lib/slug.ts';
import { markdownOf, readPage } from './page.ts';

const PAGE = `# Special moves

Three of them.

## Castling {special}

King and rook.

### Through check

\`\`\`
## no heading {special}
\`\`\`

## En passant {capture}
`;

describe('a page', () => {
  it('is read as title, opening and typed passages', () => {
    const { title, opening, passages } = readPage(PAGE);
    expect([title, opening]).toEqual(['Special moves', 'Three of them.']);
    expect(passages.map(({ heading, anchor, type }) => [heading, anchor, type])).toEqual([
      ['Castling', 'castling', 'special'],
      ['En passant', 'en-passant', 'capture'],
    ]);
    expect(passages[0]!.text).toContain('## no heading {special}');
    expect(passages[1]!.text).toBe('');
  });

  it('is written without types, and deeper as a chapter', () => {
    const page = readPage(PAGE);
    expect(markdownOf(page)).toContain('\n\n## Castling\n\n');
    const chapter = markdownOf(page, 2);
    expect(chapter.startsWith('## Special moves\n\n')).toBe(true);
    expect(chapter).toContain('\n### Castling\n');
    expect(chapter).toContain('\n#### Through check\n');
    // a code block is left as it is
    expect(chapter).toContain('\n## no heading {special}\n');
  });

  it.each(['no title', '# T\n\n## Untyped', '# T\n\n## Odd {odd}', ''])('is refused: %j', (text) =>
    expect(() => readPage(text)).toThrow(/expected|begins with/),
  );

  it.each([
    ['En passant', 'en-passant'],
    ["Nine men's morris", 'nine-mens-morris'],
    ['Café: 2×2 (or more)?', 'cafe-2-2-or-more'],
  ])('leads to %s by #%s', (heading, anchor) => expect(slugOf(heading)).toBe(anchor));
});
