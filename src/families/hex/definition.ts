import { z } from 'zod';
import { THEME_NAMES } from '../../board/render/themes.ts';
import { definitionFields } from '../../play/definition.ts';
import { SHAPE_NAMES } from './engine/shapes.ts';

/** Maximum side length of a board. Columns are named by single letters. */
const MAX_SIDE = 19;

const side = z.int().min(2).max(MAX_SIDE);

/** Whether a corner cell belongs to both of its sides or to neither. */
const CORNERS = ['both', 'neither'] as const;

/** What the second player may swap in reply to the first move. */
const SWAPS = ['none', 'pieces', 'sides'] as const;

/** Kinds of goals, which differ in what a player's stones must connect or form. */
export const GOALS = ['own-sides', 'three-sides', 'two-corners', 'ring'] as const;
export type Goal = (typeof GOALS)[number];

/** The options of a Hex variant. */
export const HexDefinition = z.strictObject({
  ...definitionFields,
  board: z.strictObject({
    shape: z
      .enum(SHAPE_NAMES)
      .default('rhombus')
      .describe('how the cells lie: in a rhombus, a triangle, a hexagon, or as links between the dots of two lattices'),
    files: side.describe('columns of a rhombus; of another shape its side, like the rows'),
    ranks: side.describe('rows of a rhombus; of another shape its side'),
    corners: z
      .enum(CORNERS)
      .default('both')
      .describe('a cell in a corner belongs to both sides that meet there, or to neither'),
  }),
  rules: z.strictObject({
    swap: z
      .enum(SWAPS)
      .default('none')
      .describe(
        'the second player may answer the first move by a swap: of pieces, and the stone changes its colour and is mirrored so that it lies alike for the other player; or of sides, and the players change colours',
      ),
  }),
  end: z.strictObject({
    goals: z
      .array(z.enum(GOALS))
      .min(1)
      .default(['own-sides'])
      .describe(
        'what decides, any of them: a chain between the own two sides, one that touches three sides, one that joins two corners, a ring around any cell',
      ),
    misere: z.boolean().default(false).describe('who reaches the goal loses'),
    cutOff: z
      .boolean()
      .default(false)
      .describe('who cannot reach the goal any more is out and moves no more; the last one left wins'),
  }),
  render: z.strictObject({
    theme: z.enum(THEME_NAMES).default('slate').describe('the colours of the board'),
  }),
});

export type HexDefinition = z.infer<typeof HexDefinition>;
