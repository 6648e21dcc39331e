import { z } from 'zod';
import { ok, type Result } from '../lib/result.ts';
import { createGame, loadGame } from '../play/game.ts';
import type { Notation } from '../play/notation.ts';
import { divide, perft } from '../play/perft.ts';
import type { Position } from '../play/position.ts';
import type { Variant } from '../play/resolve.ts';
import type { Refusal } from '../tools/errors.ts';
import { nameField, textField } from '../tools/fields.ts';
import { fenRefusal, findVariant } from '../tools/play/open-game.ts';
import { FamilySchema } from '../tools/play/shapes.ts';
import { defineTool } from '../tools/tool.ts';

/** Default depth in plies. It is reduced if the count at that depth would probably exceed `MAX_DEFAULT_NODES`. */
const DEFAULT_DEPTH = 4;
const MAX_DEFAULT_NODES = 5e6;

const countFields = {
  nodes: z.int().describe('number of sequences of legal moves'),
  seconds: z.number(),
  nodesPerSecond: z.int(),
};

/**
 * The command `parlour perft`. It is defined like a tool, to share the parsing, help and refusals of tools, but is not
 * listed as one.
 */
export const perftCommand = defineTool({
  name: 'perft',
  title: 'Count move sequences',
  description: 'To test and time the engine: counts the sequences of legal moves up to a depth.',
  input: z.strictObject({
    family: FamilySchema.default('chess'),
    variant: nameField('variant slug, with flags as in grand+random').default('standard'),
    depth: z
      .int()
      .min(1)
      .max(30)
      .describe(`Depth in plies. Default: ${DEFAULT_DEPTH}, or less if that would take some million sequences.`)
      .optional(),
    fen: textField('Position to count from. Default: the start of the variant.').optional(),
    divide: z.boolean().describe('Also count the last depth for each first move.').default(false),
  }),
  output: z.object({
    family: FamilySchema,
    variant: z.string(),
    fen: z.string(),
    depths: z.array(z.object({ depth: z.int(), ...countFields })),
    total: z.object(countFields),
    divide: z.record(z.string(), z.int()).optional().describe('by first move'),
  }),
  examples: [
    { title: 'orthodox chess', args: { depth: 4 } },
    { title: 'each first move', args: { variant: 'grand', depth: 3, divide: true } },
  ],
  run: ({ family, variant: slug, depth: requestedDepth, fen, divide: isDivided }) => {
    const variant = findVariant(family, slug);
    if (!variant.ok) return variant;
    const position = positionOf(variant.value, fen);
    if (!position.ok) return position;
    const { notation } = variant.value.rules;
    const moves: Record<string, number> = {};
    const last = requestedDepth ?? defaultDepth(position.value);
    const depths = Array.from({ length: last }, (_, index) => {
      const depth = index + 1;
      const count = isDivided && depth === last ? countMoves(notation, moves) : perft;
      return { depth, ...timeCount(() => count(position.value, depth)) };
    });
    return ok({
      family,
      variant: variant.value.definition.variant,
      fen: notation.fen(position.value),
      depths,
      total: withPace(sum(depths.map(({ nodes }) => nodes)), sum(depths.map(({ seconds }) => seconds))),
      ...(isDivided && { divide: sortByKey(moves) }),
    });
  },
  text: ({ family, variant, fen, depths, total, divide: moves = {} }) =>
    [
      `${family} ${variant}: ${fen}`,
      ...Object.entries(moves).map(([move, nodes]) => `${move}: ${nodes}`),
      row('depth', 'nodes', 'seconds', 'nodes/s'),
      ...depths.map((one) => countRow(String(one.depth), one)),
      countRow('total', total),
    ].join('\n'),
});

/**
 * Picks the default depth. It assumes that the number of sequences keeps growing by the same factor from ply to ply.
 */
function defaultDepth(position: Position): number {
  let [before, now] = [1, position.count()];
  let depth = 1;
  while (depth < DEFAULT_DEPTH && now * (now / Math.max(before, 1)) <= MAX_DEFAULT_NODES) {
    depth++;
    [before, now] = [now, perft(position, depth)];
  }
  return depth;
}

/**
 * Returns the position from which to count. If its setup is shuffled, the seed is fixed, so that counts can be
 * compared.
 */
function positionOf(variant: Variant, fen: string | undefined): Result<Position, Refusal> {
  if (fen === undefined) return ok(createGame(variant, 'perft').position);
  const loaded = loadGame(variant, fen, 'perft');
  return loaded.ok ? ok(loaded.value.game.position) : fenRefusal(loaded.error);
}

/**
 * Makes a function that counts move sequences and writes to `counts` how many start with each first move. Moves are in
 * UCI notation if the family has it.
 */
const countMoves = (writer: Notation, counts: Record<string, number>) => (position: Position, depth: number) => {
  for (const { move, nodes } of divide(position, depth)) {
    const { uci, notation } = writer.describe(position, move);
    counts[String(uci ?? notation)] = nodes;
  }
  return sum(Object.values(counts));
};

interface Figures {
  nodes: number;
  seconds: number;
  nodesPerSecond: number;
}

function timeCount(count: () => number): Figures {
  const startedAt = performance.now();
  const nodes = count();
  return withPace(nodes, (performance.now() - startedAt) / 1000);
}

const withPace = (nodes: number, seconds: number): Figures => ({
  nodes,
  seconds,
  nodesPerSecond: Math.round(nodes / Math.max(seconds, 1e-6)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const sortByKey = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));

const row = (label: string, nodes: string, seconds: string, pace: string): string =>
  label.padStart(5) + nodes.padStart(16) + seconds.padStart(11) + pace.padStart(14);

const countRow = (label: string, { nodes, seconds, nodesPerSecond }: Figures): string =>
  row(label, String(nodes), seconds.toFixed(3), String(nodesPerSecond));
