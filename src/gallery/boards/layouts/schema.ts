import { z } from 'zod';
import { PIECE_SETS } from '../../../board/render/pieces/sets.ts';
import { LINK_LOOKS } from '../../../board/render/plan/links.ts';
import { PLACE_SHAPES } from '../../../board/render/plan/places.ts';
import { GROUNDS } from '../../../board/render/plan/plan.ts';
import { PLAYER_COLORS, SURFACE_TONES } from '../../../board/render/plan/tones.ts';

/**
 * The format of the board files in `content/boards`. Rows are listed from the top, and each character of a row is a
 * place: `.` a plain one, a blank none. All other characters are explained in `marks` (what is painted on the board) or
 * in `men` (what stands on it).
 */

/** Schema of what is painted on a place. */
const Mark = z.strictObject({
  name: z.string().optional().describe('what players call such a place'),
  sign: z.string().optional().describe('a sign or a figure'),
  tone: z
    .enum([...SURFACE_TONES, 'arm'])
    .optional()
    .describe('a colour; `arm` is that of the arm of a cross'),
  caption: z.string().optional(),
  captionSize: z.number().optional(),
  shape: z.enum(PLACE_SHAPES).optional(),
  reach: z.number().optional().describe('from its middle to its edge, in steps'),
  border: z.number().optional().describe('breadth of its border and of the lines of its sign'),
  ornament: z.literal(true).optional().describe('painted, but no place'),
});
export type Mark = z.infer<typeof Mark>;

/** Schema of a kind of man. */
const Man = z.strictObject({
  name: z.string(),
  side: z.enum(['white', 'black', 'neutral', ...PLAYER_COLORS]),
  set: z
    .union([z.enum(PIECE_SETS), z.string()])
    .default('draughtsmen')
    .describe('a set that all games use, or one of content/pieces'),
  image: z.string().optional().describe('a figure of the set; in one of content/pieces its colour and name'),
  letter: z.string().optional().describe('in place of a figure, on a disc'),
  scale: z.number().optional(),
  disc: z.boolean().default(false).describe('black as one of many colours: a plain disc'),
});
export type Man = z.infer<typeof Man>;

const character = z.string().length(1);
const marks = z.record(character, Mark).default({});
const men = z.record(character, Man).default({});
const point = z.tuple([z.number(), z.number()]);
const size = z.tuple([z.int().min(1), z.int().min(1)]);
const rows = z.array(z.string());
/** Schema of the men on a board, written as rows or as lists of places by letter, such as `{ W: 'a1 b2' }`. */
const standing = z.union([rows, z.record(character, z.string())]);

/** Schema of a board of squares. */
export const SquaresLayout = z.strictObject({
  kind: z.literal('squares'),
  size: size.optional().describe('files and ranks, where all squares are plain'),
  rows: rows.optional(),
  checkered: z.boolean().default(false).describe('dark and light in turn, dark at the lower left'),
  shape: z.enum(PLACE_SHAPES).default('square'),
  coordinates: z.boolean().default(true),
  names: z
    .enum(['chess', 'letters-down'])
    .default('chess')
    .describe('how squares are called: as in chess, or by letters of the rows from above and numbers of the columns'),
  blocks: size.optional().describe('a heavy line after so many files and ranks'),
  ground: z.enum(GROUNDS).optional().describe('what lies around the squares'),
  lineWidth: z.number().optional().describe('breadth of the borders of squares'),
  border: z.boolean().default(true).describe('squares at the edge have a line on the outside'),
  order: z
    .enum(['boustrophedon-up', 'boustrophedon-down', 'spiral'])
    .optional()
    .describe(
      'how squares are numbered: to and fro upwards or downwards from the left, or inwards from the lower left',
    ),
  goal: z
    .strictObject({ number: z.int().min(2), at: point })
    .optional()
    .describe('the last number, whose space takes all that is left; where its picture is, in steps'),
  spaces: z.record(z.string(), Mark).default({}).describe('marks of numbered squares'),
  base: z.enum(SURFACE_TONES).optional().describe('what holes or windows are in'),
  reach: z.number().optional().describe('from the middle of a square to its edge, in steps'),
  links: z
    .array(z.tuple([z.enum(LINK_LOOKS), z.string(), z.string(), z.number().optional()]))
    .default([])
    .describe(
      'from where to where; how far the middle of a snake is off the line, in steps, left when looking at its tail',
    ),
  marks,
  men,
  setup: standing.default([]),
});
export type SquaresLayout = z.infer<typeof SquaresLayout>;

/** Schema of a board of points joined by lines. */
export const PointsLayout = z.strictObject({
  kind: z.literal('points'),
  rows: rows.optional(),
  stagger: z.boolean().default(false).describe('rows are centred, each half a step from the next, as in a triangle'),
  places: z.record(z.string(), point).default({}).describe('in steps, to the right and downwards'),
  marked: z.record(z.string(), character).default({}).describe('which of those have a mark'),
  polar: z.boolean().default(false).describe('places are told by distance and by degrees clockwise from above'),
  step: z.number().default(1).describe('how far neighbours are apart, against the usual'),
  lines: z
    .enum(['none', 'square', 'alternate', 'triangle'])
    .default('none')
    .describe(
      'along rows and columns, with slanting lines through every other point, or in three ways as in a triangle',
    ),
  paths: z.array(z.string()).default([]).describe('more lines, each by the places on it'),
  arcs: z
    .array(z.strictObject({ at: point, radius: z.number(), from: z.number(), to: z.number() }))
    .default([])
    .describe('in steps; degrees clockwise from above'),
  areas: z
    .array(z.strictObject({ tone: z.enum(SURFACE_TONES), corners: z.string(), far: z.number().default(0) }))
    .default([]),
  notes: z
    .array(
      z.strictObject({
        text: z.string(),
        at: point,
        size: z.number(),
        reach: z.number(),
        tone: z.enum(SURFACE_TONES).optional().describe('of the area on which they are written'),
      }),
    )
    .default([])
    .describe('words beside the places; where, and how far they reach, in steps'),
  shape: z.enum(PLACE_SHAPES).default('dot'),
  reach: z.number().optional().describe('from the middle of a place to its edge, in steps'),
  tone: z.enum(SURFACE_TONES).optional().describe('of plain places'),
  lineWidth: z.number().optional().describe('breadth of the borders of places'),
  coordinates: z.boolean().default(false),
  weight: z.number().default(4),
  marks,
  men,
  setup: standing.default([]),
});
export type PointsLayout = z.infer<typeof PointsLayout>;

/** Schema of a board in the shape of a cross or star. `rows` describes the arm that points upward. */
export const ArmsLayout = z.strictObject({
  kind: z.literal('arms'),
  colors: z.array(z.enum(PLAYER_COLORS)).min(3).max(6).describe('of the arms, clockwise from the upper one'),
  rows,
  shape: z.enum(PLACE_SHAPES).default('square'),
  middle: z.enum(['homes', 'plain']).describe('a part for each arm, or one large space'),
  way: z
    .enum(['clockwise', 'anticlockwise'])
    .default('clockwise')
    .describe('how men go around: they wait on that side of their arm'),
  yards: z.int().min(0).max(6).default(0).describe('men that wait between an arm and the next'),
  start: z.int().min(0).max(4).default(0).describe('men of each colour that begin in the middle'),
  cloth: z.boolean().default(false).describe('a cross of embroidered cloth instead of a painted board'),
  lineWidth: z.number().optional().describe('breadth of the borders of places'),
  marks,
});
export type ArmsLayout = z.infer<typeof ArmsLayout>;

/** Schema of a backgammon board. */
export const TablesLayout = z.strictObject({
  kind: z.literal('tables'),
  white: z.record(z.string(), z.int().min(1).max(15)).default({}).describe('men by point, counted from White'),
  black: z.record(z.string(), z.int().min(1).max(15)).default({}).describe("men by point, by White's count"),
  cube: z.boolean().default(false).describe('with the doubling cube in the middle of the bar'),
});
export type TablesLayout = z.infer<typeof TablesLayout>;

/** Schema of dominoes on a table. Each tile has its two numbers, its centre in steps, and its rotation in degrees. */
export const DominoesLayout = z.strictObject({
  kind: z.literal('dominoes'),
  tiles: z.array(
    z.tuple([
      z.int().min(0).max(12),
      z.int().min(0).max(12),
      z.number(),
      z.number(),
      z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    ]),
  ),
  sockets: z.array(z.tuple([z.number(), z.number(), z.number()])).default([]),
  faceDown: z
    .array(z.tuple([z.number(), z.number(), z.number()]))
    .default([])
    .describe('tiles of the boneyard'),
});
export type DominoesLayout = z.infer<typeof DominoesLayout>;

/** Schema of a box with a row of numbered flaps. */
export const FlapsLayout = z.strictObject({ kind: z.literal('flaps'), flaps: z.int().min(9).max(12) });
export type FlapsLayout = z.infer<typeof FlapsLayout>;

const Single = z.discriminatedUnion('kind', [SquaresLayout, PointsLayout, ArmsLayout, TablesLayout, DominoesLayout]);

/** Schema of several boards that together make up one. */
export const GroupLayout = z.strictObject({
  kind: z.literal('group'),
  parts: z.array(
    z.strictObject({
      name: z.string(),
      caption: z.string().optional().describe('what is written above the part'),
      at: point,
      layout: Single,
    }),
  ),
});
export type GroupLayout = z.infer<typeof GroupLayout>;

/** Schema of any kind of layout. */
export const Layout = z.discriminatedUnion('kind', [
  SquaresLayout,
  PointsLayout,
  ArmsLayout,
  TablesLayout,
  DominoesLayout,
  FlapsLayout,
  GroupLayout,
]);
export type Layout = z.infer<typeof Layout>;

/** Schema of equal things that lie beside the places of a board; where, in steps as those of its places. */
const Beside = z.strictObject({
  man: Man,
  at: z.array(point).min(1),
  lying: z.string().optional().describe('which side of a thing shows'),
  of: z.int().optional().describe('how many there are, if not all are drawn'),
});
export type Beside = z.infer<typeof Beside>;

/** Schema of a file in `content/boards`. */
export const BoardFile = z.strictObject({
  source: z.string(),
  licence: z.string(),
  family: z.string(),
  title: z.string(),
  theme: z.string().default('walnut'),
  boards: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        name: z.string(),
        also: z.array(z.string()).describe('other names of the board or its game').default([]),
        summary: z.string(),
        size: z.string(),
        players: z.tuple([z.int().min(1), z.int().max(12)]),
        topology: z.enum(['grid', 'hex', 'track', 'graph', 'tableau']),
        games: z.array(z.string()).min(1).describe('variants of the family, or game/variant'),
        layout: Layout,
        beside: z.array(Beside).default([]).describe('dice, sticks, men in reserve'),
      }),
    )
    .min(1),
});
export type BoardFile = z.infer<typeof BoardFile>;
