import { describe, expect, it } from 'vitest';
import { type CircuitToken, renderCircuit } from '../../src/board/render/circuit.ts';
import { SECTION_COLORS } from '../../src/board/render/circuit-tokens.ts';
import { findImage } from '../../src/images/find-image.ts';
import { type Box, shapesOf } from './shapes.ts';

const svgOf = (variant: string): string => {
  const image = findImage(`/img/landlords-game/${variant}.svg`, new URLSearchParams());
  if (!image.ok) throw new Error(image.error.detail);
  return image.value.svg;
};

const attributesOf = (tag: string): Record<string, number> =>
  Object.fromEntries([...tag.matchAll(/ (cx|cy|r)="([\d.]+)"/g)].map(([, key, value]) => [key, Number(value)]));

/** The texts that tokens cover, other than the numbers on the tokens. */
function coveredBy(tokens: readonly CircuitToken[]): Box[] {
  const { svg } = renderCircuit({
    spaces: Array.from({ length: 40 }, (_, space) => ({
      lines: space % 10 ? ['Long', 'Street'] : ['Mother', 'Earth'],
      foot: space % 10 ? ['$50', 'rent 5'] : [],
      isSplit: space === 10 || space === 20,
      ...(space % 10 && { group: 1, houses: 3 }),
    })),
    ...{ tokens, players: [], heading: '', lines: [], highlights: [], lastMove: [] },
    ...{ theme: 'forest', title: '', description: '', width: 480 },
  });
  const discs = [...svg.matchAll(/<circle[^>]+>/g)].map(([tag]) => attributesOf(tag));
  return shapesOf(svg).texts.flatMap(({ shape }) => {
    const { left, top, right, bottom } = shape;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // The number of a token is in its middle.
    if (discs.some(({ cx, cy }) => Math.hypot(x - cx!, y - cy!) < 3)) return [];
    const isCovered = discs.some(({ cx, cy, r }) => {
      const nearest = [Math.min(right, Math.max(left, cx!)), Math.min(bottom, Math.max(top, cy!))];
      return Math.hypot(nearest[0]! - cx!, nearest[1]! - cy!) < r!;
    });
    return isCovered ? [shape] : [];
  });
}

describe("the board of the Landlord's Game", () => {
  it('has letters at least five pixels high on a phone', () => {
    const heights = shapesOf(svgOf('standard')).texts.map(({ shape }) => ((shape.bottom - shape.top) * 390) / 1100);
    expect(heights.length).toBeGreaterThan(90);
    expect(heights.filter((height) => height < 5)).toEqual([]);
  });

  it('has bands with letters only where sections matter', () => {
    const bandsOf = (variant: string) =>
      [...svgOf(variant).matchAll(/<rect[^>]+fill="(#\w+)"/g)].filter(([, fill]) =>
        (SECTION_COLORS as readonly string[]).includes(fill!),
      ).length;
    expect(['standard', '1906'].map(bandsOf)).toEqual([0, 22]);
  });

  it.each([0, 3, 13, 23, 33])('keeps up to six tokens on space %i clear of all texts', (space) => {
    for (let count = 1; count <= 6; count++)
      expect(coveredBy(Array.from({ length: count }, (_, seat) => ({ seat, space })))).toEqual([]);
  });

  it.each(['upper', 'lower'] as const)('keeps up to six tokens in the %s half of a corner clear of names', (half) => {
    for (const space of [10, 20])
      for (let count = 1; count <= 6; count++)
        expect(coveredBy(Array.from({ length: count }, (_, seat) => ({ seat, space, half })))).toEqual([]);
  });

  it('would notice a token on a name', () => {
    expect(coveredBy([{ seat: 0, space: 30 }, ...[1, 2, 3, 4, 5].map((seat) => ({ seat, space: 10 }))])).not.toEqual(
      [],
    );
  });
});
