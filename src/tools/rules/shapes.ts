import { z } from 'zod';

export const CATEGORIES = ['standalone', 'hub', 'classic', 'rpg', 'component', 'platform', 'mod', 'game'] as const;
export const COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;
export const STATUSES = ['live', 'alpha', 'playtest'] as const;
export const TOPOLOGIES = ['grid', 'hex', 'track', 'graph', 'tableau'] as const;
export const SECTION_TYPES = [
  'general',
  'board',
  'pieces',
  'setup',
  'movement',
  'capture',
  'winning',
  'special',
  'variants',
] as const;

const Bounds = z.object({ min: z.number(), max: z.number() });

export const Rulebook = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  complexity: z.enum(COMPLEXITIES),
  status: z.enum(STATUSES),
  mechanics: z.array(z.string()),
  players: Bounds,
  duration: Bounds.describe('minutes'),
});

export const VariantFacts = z.object({
  slug: z.string(),
  title: z.string(),
  playable: z.boolean(),
  topology: z.enum(TOPOLOGIES),
});
