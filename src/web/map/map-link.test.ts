import { expect, it } from 'vitest';
import { Rng } from '../../lib/rng.ts';
import { pack } from '../link/packed.ts';
import { noEdits } from './edits.ts';
import { readEdits, writeEdits } from './map-link.ts';

const BOUNDS = { size: 500, terrains: 8, colors: 8 };
const painting = Uint8Array.from({ length: 500 }, (_, hex) => (hex % 7 < 3 ? (hex % 8) + 1 : 0));
const tokens = [{ hex: 499, label: 'A1', color: 7 }];

it('a link holds what was painted, and the tokens', async () => {
  const link = await writeEdits({ painting, tokens });
  expect(link).toMatch(/^#m=[\w-]+$/);
  expect(await readEdits(link!, BOUNDS)).toEqual({ painting, tokens });
});

it('a map as it was made needs no fragment', async () => {
  expect(await writeEdits(noEdits(500))).toBe('');
  expect(await readEdits('', BOUNDS)).toBeUndefined();
});

it('what a link cannot hold is not written', async () => {
  const rng = Rng.fromSeed('noise');
  const noise = Uint8Array.from({ length: 60_000 }, () => rng.below(8) + 1);
  expect(await writeEdits({ painting: noise, tokens: [] })).toBeUndefined();
});

it.each([
  ['no list', 7],
  ['a hex beyond the map', [[500, 1, 1], []]],
  ['a run beyond the map', [[499, 2, 1], []]],
  ['an unknown terrain', [[0, 1, 9], []]],
  ['half a run', [[0, 1], []]],
  ['a token beyond the map', [[], [[500, 'A', 0]]]],
  ['a token with markup', [[], [[0, '<b>', 0]]]],
  ['a token of no colour', [[], [[0, 'A', 8]]]],
])('%s is not read', async (_, value) => {
  expect(await readEdits(`#m=${await pack(value)}`, BOUNDS)).toBeUndefined();
});
