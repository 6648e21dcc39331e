import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { findVariant } from './open-game.ts';
import { readFamily } from './read-game.ts';
import { DefinitionSchema, FamilySchema } from './shapes.ts';

export default defineTool({
  name: 'play_get_definition',
  title: 'Definition of a variant',
  description:
    "Returns a variant's full engine definition as data: board, pieces, setup FEN, rules and drawing settings, with its parent and flags resolved. For the rules in prose, use rules_get_variant.",
  input: z.strictObject({
    family: FamilySchema,
    variant: nameField('Variant slug, with flags as in grand+random.').default('standard'),
  }),
  output: DefinitionSchema,
  examples: [
    { title: 'orthodox chess', args: { family: 'chess' } },
    { title: 'a variant with a flag', args: { family: 'chess', variant: 'standard+drops' } },
  ],
  readArgs: readFamily,
  run: ({ family, variant }) => {
    const found = findVariant(family, variant);
    return found.ok ? ok(found.value.definition) : found;
  },
});
