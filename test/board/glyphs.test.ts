import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as glyphs from '../../src/board/render/glyphs.generated.ts';
import { parsePath } from '../../src/board/render/path.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The font packages in the script that extracts the outlines. */
const packages = [...new Set(read('../../scripts/build-glyphs.mjs').match(/@fontsource\/[a-z-]+/g))];

describe('fonts', () => {
  it('are known', () => {
    // Glyphs of tiles are in a separate table, but from the same font.
    expect(packages).toHaveLength(1);
    expect(Object.keys(glyphs)).toEqual(['HAN', 'ENGRAVED']);
  });

  it.each(packages)('%s may be taken from: its licence is the Open Font License', (name) => {
    const { license } = JSON.parse(read(`../../node_modules/${name}/package.json`)) as { license: string };
    expect(license).toBe('OFL-1.1');
    expect(read(`../../node_modules/${name}/LICENSE`)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it.each(packages)('%s is credited', (name) => {
    const { license } = JSON.parse(read(`../../node_modules/${name}/package.json`)) as { license: string };
    const [owner] = /Copyright.*?Authors/.exec(read(`../../node_modules/${name}/LICENSE`))!;
    expect(read('../../src/board/render/glyphs.generated.ts')).toContain(owner);
    expect(read('../../docs/architecture.md')).toContain(license);
  });
});

describe.each(Object.entries(glyphs))('%s', (_, outlines) => {
  it('has outlines that can be read and that fill a square of a thousand units at most', () => {
    for (const [character, [advance, outline]] of Object.entries(outlines)) {
      expect(advance, character).toBeGreaterThan(0);
      expect(advance, character).toBeLessThanOrEqual(1000);
      const contours = parsePath(outline);
      expect(contours.length, character).toBeGreaterThan(0);
      for (const { x, y } of contours) {
        expect(x, character).toBeGreaterThanOrEqual(-60);
        expect(x, character).toBeLessThanOrEqual(1060);
        expect(y, character).toBeGreaterThanOrEqual(-960);
        expect(y, character).toBeLessThanOrEqual(260);
      }
    }
  });
});
