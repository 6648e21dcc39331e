import { describe, expect, it } from 'vitest';
import { FLAG_SYMBOLS } from '../../src/tabletop/packs/epic4/charges.ts';
import { drawFlag, FLAG_DIVISIONS } from '../../src/tabletop/packs/epic4/flag.ts';
import { allExpansions } from '../../src/tabletop/packs/epic4/library.ts';
import { tagsOf } from '../board/well-formed.ts';

const flags = allExpansions()
  .flatMap(({ factions }) => factions)
  .map(({ slug, name, flag, colours }) => ({ slug, name, flag, colours, svg: drawFlag(name, flag, colours) }));

/** All numbers of path data, or the character that should not be there. */
const numbersOf = (data: string): number[] =>
  [...data.matchAll(/-?(?:\d+\.?\d*|\.\d+)|[MLHVCQTAZmlhvcqtaz]|[ ,]|(.)/g)].flatMap(([part, stray]) => {
    if (stray) throw new Error(`${stray} in ${data}`);
    return /\d/.test(part) ? [Number(part)] : [];
  });

describe('the flags of epic4', () => {
  it('are well-formed SVG with a title and a box of 3 to 2', () => {
    for (const { svg } of flags) {
      const [root, title, ...paths] = tagsOf(svg);
      expect(root).toEqual({
        name: 'svg',
        attributes: { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 60 40', role: 'img' },
      });
      expect(title!.name).toBe('title');
      expect(new Set(paths.map(({ name }) => name))).toEqual(new Set(['path']));
    }
  });

  it('name their faction, escaped', () => {
    for (const { name, svg } of flags) expect(svg).toContain(`<title>${name}</title>`);
    const { flag, colours } = flags[0]!;
    expect(drawFlag('<Salt & Co>', flag, colours)).toContain('<title>&lt;Salt &amp; Co&gt;</title>');
  });

  it('have no id, style, script or reference', () => {
    expect(flags.filter(({ svg }) => /\bid=|style|script|href|url\(/.test(svg))).toEqual([]);
  });

  it('are each unlike the others, also without colours', () => {
    const bare = flags.map(({ svg }) => svg.replace(/<title>.*<\/title>/, '').replaceAll(/#[0-9a-f]{6}/g, ''));
    expect(new Set(bare).size).toBe(flags.length);
    expect(new Set(flags.map(({ flag }) => flag.charge)).size).toBe(flags.length);
  });

  it('use both colours of their faction and no other', () => {
    for (const { slug, svg, colours } of flags) {
      const used = new Set(svg.match(/#[0-9a-f]{6}/g));
      expect(used, slug).toEqual(new Set([colours.primary, colours.secondary]));
    }
  });

  it('are small', () => {
    expect(flags.filter(({ svg }) => svg.length > 2_000).map(({ slug }) => slug)).toEqual([]);
    expect(flags.reduce((sum, { svg }) => sum + svg.length, 0)).toBeLessThan(64 * 700);
  });

  it('show every charge and every division there is', () => {
    expect(Object.keys(FLAG_SYMBOLS).filter((charge) => !flags.some(({ flag }) => flag.charge === charge))).toEqual([]);
    expect(Object.keys(FLAG_DIVISIONS).filter((name) => !flags.some(({ flag }) => flag.division === name))).toEqual([]);
  });

  it.each(Object.entries(FLAG_SYMBOLS))('have path data of closed shapes: %s', (_, data) => {
    expect(data).toMatch(/^M/);
    expect(data).toMatch(/z$/);
    expect(data.match(/M/g)!.length).toBe(data.match(/z/g)!.length);
    expect(numbersOf(data).filter((value) => Math.abs(value) > 20)).toEqual([]);
  });
});
