import { UNPAINTED } from '../../hexmap/paint-map.ts';
import type { MapToken } from '../../hexmap/render/overlay.ts';
import { pack, unpack } from '../link/packed.ts';
import { isEdited, isLabel, MAX_TOKENS, type MapEdits } from './edits.ts';

/** How a fragment with edits begins. */
const MARK = '#m=';

/** Length in characters beyond which a link cannot hold edits. */
const MAX_LINK = 30_000;

/** Writes edits as the fragment of a link: `#m=…`, or nothing if there are none. Undefined if they are too long. */
export async function writeEdits(edits: MapEdits): Promise<string | undefined> {
  if (!isEdited(edits)) return '';
  const tokens = edits.tokens.map(({ hex, label, color }) => [hex, label, color]);
  const link = MARK + (await pack([runsOf(edits.painting), tokens]));
  return link.length <= MAX_LINK ? link : undefined;
}

/** Lists painted hexes as runs: first hex, length, value. */
function runsOf(painting: Uint8Array): number[] {
  const runs: number[] = [];
  for (let hex = 0; hex < painting.length; ) {
    const value = painting[hex]!;
    let end = hex + 1;
    while (end < painting.length && painting[end] === value) end++;
    if (value !== UNPAINTED) runs.push(hex, end - hex, value);
    hex = end;
  }
  return runs;
}

/** The map for which edits are read: its number of hexes, of terrains and of colours of tokens. */
export interface Bounds {
  readonly size: number;
  readonly terrains: number;
  readonly colors: number;
}

/** Reads the edits in the fragment of a link; undefined if it holds none that fit the map. */
export async function readEdits(fragment: string, bounds: Bounds): Promise<MapEdits | undefined> {
  if (!fragment.startsWith(MARK)) return undefined;
  const value = await unpack(fragment.slice(MARK.length), MAX_LINK);
  if (!Array.isArray(value)) return undefined;
  const [runs, tokens] = value as unknown[];
  const painting = paintingOf(runs, bounds);
  const known = tokensOf(tokens, bounds);
  return painting && known && { painting, tokens: known };
}

const isWhole = (value: unknown, from: number, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) < below;

/** Anybody can write a link, so only what a map can hold is taken. */
function paintingOf(runs: unknown, { size, terrains }: Bounds): Uint8Array | undefined {
  if (!Array.isArray(runs) || runs.length % 3 !== 0) return undefined;
  const painting = new Uint8Array(size);
  for (let i = 0; i < runs.length; i += 3) {
    const [first, length, value] = runs.slice(i, i + 3) as unknown[];
    if (!isWhole(first, 0, size) || !isWhole(length, 1, size - first + 1)) return undefined;
    if (!isWhole(value, 1, terrains + 1)) return undefined;
    painting.fill(value, first, first + length);
  }
  return painting;
}

function tokensOf(tokens: unknown, { size, colors }: Bounds): MapToken[] | undefined {
  if (!Array.isArray(tokens) || tokens.length > MAX_TOKENS) return undefined;
  const known = tokens.flatMap((token: unknown): MapToken[] => {
    const [hex, label, color] = Array.isArray(token) ? (token as unknown[]) : [];
    if (!isWhole(hex, 0, size) || !isWhole(color, 0, colors) || !isLabel(label)) return [];
    return [{ hex, label, color }];
  });
  return known.length === tokens.length ? known : undefined;
}
