import { z } from 'zod';
import { TOPOLOGIES } from '../../board/topologies.ts';
import { BOOK_CATEGORIES, BOOK_COMPLEXITIES, BOOK_STATUSES, type Book } from '../../rulebook/book.ts';

const Bounds = z.object({ min: z.number(), max: z.number() });

/** Schema for a rulebook in lists. */
export const RulebookSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string().describe('the game in one sentence'),
  category: z
    .enum(BOOK_CATEGORIES)
    .describe('a hub gathers many games under one roof, a component is a part of other games'),
  complexity: z.enum(BOOK_COMPLEXITIES),
  status: z
    .enum(BOOK_STATUSES)
    .describe('live: all of it holds; alpha: parts are missing; playtest: its rules may change'),
  mechanics: z.array(z.string()),
  players: Bounds,
  duration: Bounds.describe('minutes that a game usually takes'),
  age: z.int().describe('years, from which on children play it').optional(),
  variants: z.int().describe('how many there are'),
  playable: z.boolean().describe('the play tools play it'),
  url: z.string().describe('its first page on the rules site'),
});

/** Schema for a variant in lists. */
export const VariantLineSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  playable: z.boolean().describe('the play tools play it under this slug'),
  topology: z.enum(TOPOLOGIES),
  parent: z.string().describe('the variant from which it differs').optional(),
  year: z.int().optional(),
  region: z.string().optional(),
  source: z.string().describe('where its rules are from'),
  url: z.string().describe('its page on the rules site'),
});

/** Schema for a page in lists. */
export const PageLineSchema = z.object({
  slug: z.string(),
  section: z.string(),
  title: z.string(),
  url: z.string(),
});

/** Schema for a text in Markdown. */
export const MarkdownSchema = z.string().describe('links lead to the rules site');

export type BookLine = z.infer<typeof RulebookSchema>;

/** Converts a rulebook to its form in lists, without the fields that depend on engines. */
export const bookFactsOf = ({
  slug,
  title,
  summary,
  category,
  complexity,
  status,
  mechanics,
  players,
  duration,
  age,
}: Book) => ({
  slug,
  title,
  summary,
  category,
  complexity,
  status,
  mechanics: [...mechanics],
  players: { ...players },
  duration: { ...duration },
  ...(age !== undefined && { age }),
});

/** Schema for the metadata of a rulebook. */
export const GameMetaSchema = RulebookSchema.omit({ variants: true }).extend({
  how_to_play: z.string().describe('the whole game in a few sentences'),
  pages: z
    .array(PageLineSchema)
    .describe('in reading order, the rules first; a page `all` lists more pages of its section'),
  variants: z.array(VariantLineSchema),
  related: z.array(z.string()).describe('slugs of other rulebooks'),
  source: z.string().describe('where the facts are from'),
  licence: z.string().describe('SPDX identifier'),
});
