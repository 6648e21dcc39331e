import { z } from 'zod';

/**
 * The fields that a definition has in every family. A definition is plain JSON, published as it is; pictures and rule
 * pages are made from it.
 */
export const definitionFields = {
  family: z.string().describe('family slug'),
  variant: z.string().describe('variant slug, with its flags'),
  flags: z.array(z.string()).describe('flags that were applied, in order'),
  title: z.string().describe('what players call it'),
  summary: z.string().default('').describe('what is special about it, in one line'),
  source: z.string().describe('where the rules are from'),
  seats: z.array(z.string()).min(1).describe('the players in turn order'),
};

export interface Definition {
  family: string;
  variant: string;
  flags: string[];
  title: string;
  summary: string;
  source: string;
  seats: string[];
}
