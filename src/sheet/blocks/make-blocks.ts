import type { Block, Row } from '../block.ts';
import type { BlockSpec } from '../layout.ts';
import type { Reader } from '../reader.ts';
import { abilities } from './abilities.ts';
import { assets } from './assets.ts';
import { counters, notes, ticks } from './boxes.ts';
import { checks } from './checks.ts';
import { figures } from './figures.ts';
import { list } from './list.ts';
import { more, pairs } from './pairs.ts';
import { slots } from './slots.ts';
import { spells } from './spells.ts';
import { table } from './table.ts';
import { tracks, vows } from './tracks.ts';

/** Makes the blocks of a part of the layout. Empty if the character has nothing for it. */
export function makeBlocks(spec: BlockSpec, reader: Reader): Block[] {
  return blocksOf(spec, reader).map(remembering);
}

/** Makes a block that makes its rows only once for each width and scale, because several are tried. */
function remembering(block: Block): Block {
  const made = new Map<string, readonly Row[]>();
  return {
    ...block,
    rows(width, scale) {
      const key = `${width.toFixed(2)} ${scale}`;
      const rows = made.get(key) ?? block.rows(width, scale);
      made.set(key, rows);
      return rows;
    },
  };
}

function blocksOf(spec: BlockSpec, reader: Reader): Block[] {
  switch (spec.kind) {
    case 'abilities':
      return abilities(spec, reader);
    case 'figures':
      return figures(spec, reader);
    case 'checks':
      return checks(spec, reader);
    case 'ticks':
      return ticks(spec, reader);
    case 'counters':
      return counters(spec, reader);
    case 'table':
      return table(spec, reader);
    case 'list':
      return list(spec, reader);
    case 'pairs':
      return pairs(spec, reader);
    case 'spells':
      return spells(spec, reader);
    case 'tracks':
      return tracks(spec, reader);
    case 'vows':
      return vows(spec, reader);
    case 'assets':
      return assets(spec, reader);
    case 'slots':
      return slots(spec, reader);
    case 'notes':
      return notes(spec, reader);
    case 'more':
      return more(spec, reader);
  }
}
