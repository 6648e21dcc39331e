import type { SystemSlug } from '../entity/systems.ts';
import type { Character } from '../roleplay/character.ts';
import type { Block } from './block.ts';
import { makeBlocks } from './blocks/make-blocks.ts';
import { BOX_GAP, type PlacedBox } from './compose/box.ts';
import {
  drawFoot,
  drawHeading,
  drawSmallHeading,
  footHeight,
  headingHeight,
  readWords,
  type SheetWords,
  SMALL_HEADING,
} from './compose/heading.ts';
import { placeFirstSide, placeFurtherSides, type SideTree } from './compose/sides.ts';
import type { Node } from './compose/stack.ts';
import { content } from './content.ts';
import type { BlockSpec, NodeSpec, SheetLayout } from './layout.ts';
import type { Area } from './marks.ts';
import { Reader } from './reader.ts';
import { writeSvg } from './write-svg.ts';

/** Papers by name, with their size in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

export const PAPER_NAMES = Object.keys(PAPERS) as readonly Paper[];

/** Room at the edges of the paper, which most printers need. */
const MARGIN = 9;

/** One side of a sheet, as boxes with their marks. */
export interface SheetSide {
  readonly boxes: readonly PlacedBox[];
}

/** A sheet that is laid out. */
export interface Sheet {
  /** By side: draws it as SVG in the size of the paper. Most of the work is to write it, so that waits until it is asked for. */
  readonly sides: readonly (() => string)[];
}

/** Draws the sheet of a character. */
export function drawSheet(character: Character, paper: Paper): Sheet {
  const { width, height } = PAPERS[paper];
  const sides = layOut(character, paper);
  const drawings = sides.map(({ boxes }, i) => () => {
    const number = sides.length > 1 ? `, side ${i + 1} of ${sides.length}` : '';
    // Characters with advances are of a game without levels.
    const level = character['advances'] ? '' : `, level ${character.level}`;
    const title = `Character sheet of ${character.name}${level}${number}`;
    return writeSvg(
      boxes.flatMap(({ marks }) => marks),
      width,
      height,
      title,
    );
  });
  return { sides: drawings };
}

const layoutOf = (system: SystemSlug): SheetLayout => content<SheetLayout>(`sheets/${system}`);

/** Lays out the sheet of a character: the sides with their boxes. */
export function layOut(character: Character, paper: Paper): SheetSide[] {
  const layout = layoutOf(character.system);
  const reader = new Reader(character);
  for (const path of layout.omit) reader.take(path);
  const words = readWords(layout, reader);
  const made = blocksOf(layout, reader);
  const blocks = [...made.values()].flat();
  const area = bodyOf(words, paper, headingHeight(words));
  const { boxes, isGone } = placeFirstSide(treeOf(layout, made), blocks, area);
  const further = placeFurtherSides(blocks.filter(isGone), layout.columns, bodyOf(words, paper, SMALL_HEADING));
  return [boxes, ...further].map((placed, i, all) => ({
    boxes: [headOf(words, paper, i), ...placed, footOf(words, paper, i + 1, all.length)],
  }));
}

/** Makes all blocks. What no other block shows comes last. */
function blocksOf({ blocks: specs }: SheetLayout, reader: Reader): Map<BlockSpec, Block[]> {
  const all = specs.flatMap(blockSpecs);
  const made = new Map<BlockSpec, Block[]>(all.map((spec) => [spec, []]));
  const inOrder = [...all.filter(({ kind }) => kind !== 'more'), ...all.filter(({ kind }) => kind === 'more')];
  for (const spec of inOrder) made.set(spec, makeBlocks(spec, reader));
  return made;
}

const blockSpecs = (spec: NodeSpec): BlockSpec[] =>
  spec.kind === 'group' ? spec.columns.flatMap(({ blocks }) => blocks.flatMap(blockSpecs)) : [spec];

function treeOf({ blocks: specs }: SheetLayout, made: ReadonlyMap<BlockSpec, readonly Block[]>): SideTree {
  return (rank, gone) => {
    const stays = (block: Block) => !gone.has(block) && !(block.spill > 0 && block.spill <= rank);
    const hasAssets = [...made].some(([spec, blocks]) => spec.kind === 'assets' && blocks.some(stays));
    const nodesOf = (spec: NodeSpec): Node[] => {
      if (spec.kind === 'group') {
        const columns = spec.columns.map(({ share, blocks }) => ({ share, nodes: blocks.flatMap(nodesOf) }));
        return columns.some(({ nodes }) => nodes.length) ? [{ kind: 'group', columns, grow: spec.grow ?? 0 }] : [];
      }
      const blocks = made.get(spec)!.filter(stays);
      if (spec.kind === 'notes' && spec.yields && hasAssets) return [];
      if (spec.kind === 'assets' && blocks.length) return [{ kind: 'flow', blocks, columns: spec.columns }];
      return blocks.map((block) => ({ kind: 'leaf', block }));
    };
    return specs.flatMap(nodesOf);
  };
}

const contentWidth = (paper: Paper): number => PAPERS[paper].width - 2 * MARGIN;

/** The area between heading and foot. */
function bodyOf(words: SheetWords, paper: Paper, heading: number): Area {
  const width = contentWidth(paper);
  const y = MARGIN + heading + BOX_GAP;
  return { x: MARGIN, y, width, height: footTop(words, paper) - y - BOX_GAP * 0.6 };
}

const footTop = (words: SheetWords, paper: Paper): number =>
  PAPERS[paper].height - MARGIN - footHeight(words, contentWidth(paper));

function headOf(words: SheetWords, paper: Paper, index: number): PlacedBox {
  const area = { x: MARGIN, y: MARGIN, width: contentWidth(paper) };
  if (index > 0) return drawSmallHeading(words, { ...area, height: SMALL_HEADING });
  return drawHeading(words, { ...area, height: headingHeight(words) });
}

function footOf(words: SheetWords, paper: Paper, side: number, sides: number): PlacedBox {
  const width = contentWidth(paper);
  const height = footHeight(words, width);
  return drawFoot(words, side, sides, { x: MARGIN, y: footTop(words, paper), width, height });
}
