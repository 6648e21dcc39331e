import { z } from 'zod';

export const Cell = z.object({ q: z.int(), r: z.int() });

export const MapResult = z.object({
  game: z.string(),
  seed: z.string().describe('makes the same map again'),
  players: z.int(),
  size: z.int(),
  cells: z.array(Cell.extend({ terrain: z.string() })),
  legend: z.record(z.string(), z.string()).describe('what the terrains mean'),
  summary: z.string(),
});
