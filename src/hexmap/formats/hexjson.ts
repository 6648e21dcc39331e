import { fail, ok, type Result } from '../../lib/result.ts';
import { hexToOffset, OFFSET_SCHEMES, type OffsetScheme, offsetToHex } from '../offset.ts';

/** Axial coordinates of a hex with the data to write for it. */
export interface HexData {
  readonly q: number;
  readonly r: number;
  readonly [name: string]: unknown;
}

/**
 * Writes HexJSON (Open Innovations): `{ layout, hexes: { id: { q, r, … } } }`, where q and r are column and row of an
 * offset scheme. HexJSON counts rows upwards from the bottom, so the sign of r changes. The offset scheme stays the
 * same, because negating a row keeps it odd or even.
 */
export function toHexJson(hexes: readonly HexData[], layout: OffsetScheme = 'odd-r'): string {
  const rows = hexes.map(({ q, r, ...data }, i) => {
    const { col, row } = hexToOffset({ q, r }, layout);
    const up = layout.endsWith('q') ? flipRow(col, row, layout) : 0 - row;
    return [`h${i}`, { q: col, r: up, ...data }] as const;
  });
  return JSON.stringify({ layout, hexes: Object.fromEntries(rows) });
}

/**
 * Converts a row between counting upwards and counting downwards. In shifted columns the row changes by one more, because
 * flipping the map also reverses which columns are shifted.
 */
const flipRow = (col: number, row: number, layout: OffsetScheme): number => {
  const isPushed = (col & 1) === (layout === 'odd-q' ? 1 : 0);
  return (isPushed ? -row - 1 : -row) + 0;
};

/** Reads HexJSON of any layout into axial coordinates with row 0 at the top. */
export function fromHexJson(text: string): Result<HexData[], string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return fail('This is not JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null) return fail('HexJSON is an object with layout and hexes.');
  const { layout, hexes } = parsed as { layout?: unknown; hexes?: unknown };
  const scheme = OFFSET_SCHEMES.find((one) => one === layout);
  if (!scheme) return fail(`The layout is one of ${OFFSET_SCHEMES.join(', ')}.`);
  if (typeof hexes !== 'object' || hexes === null) return fail('hexes is an object of hexes by their names.');
  const data: HexData[] = [];
  for (const [id, hex] of Object.entries(hexes)) {
    const { q, r, ...fields } = (hex ?? {}) as HexData;
    if (!Number.isSafeInteger(q) || !Number.isSafeInteger(r)) return fail(`${id} has no whole q and r.`);
    const row = scheme.endsWith('q') ? flipRow(q, r, scheme) : 0 - r;
    data.push({ ...fields, ...offsetToHex({ col: q, row }, scheme) });
  }
  return ok(data);
}
