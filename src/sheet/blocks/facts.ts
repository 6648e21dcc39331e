import type { Block } from '../block.ts';
import type { BlockSpec } from '../layout.ts';
import type { Reader } from '../reader.ts';
import { readValue } from '../values.ts';

/** The facts that every block has, from its part of the layout. */
export function factsOf(spec: BlockSpec, reader: Reader): Omit<Block, 'rows'> {
  const { title = '', note, grow = 0, spill = 0 } = spec;
  const remark = note === undefined ? '' : readValue(reader, note);
  return { title, ...(remark && { note: remark }), grow, spill, splits: spec.kind !== 'figures' };
}
