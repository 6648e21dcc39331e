import { z } from 'zod';

export const Tiles = z.object({ id: z.string(), name: z.string() });
export const Pieces = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  author: z.string(),
  licence: z.string(),
});

/** How many there are of each kind. */
export const Stats = z.record(z.string(), z.int());
