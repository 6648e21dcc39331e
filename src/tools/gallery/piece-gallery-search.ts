import { z } from 'zod';
import { pieceFamilies, searchPieceSets } from '../../gallery/pieces/pieces.ts';
import { findByName } from '../../lib/match-name.ts';
import { joinNames, nearestNames } from '../../lib/nearest.ts';
import { ok, type Result } from '../../lib/result.ts';
import { type Refusal, refuse } from '../errors.ts';
import { nameField, textField } from '../fields.ts';
import { CALL_LIMITS } from '../limits.ts';
import { defineTool } from '../tool.ts';
import { PieceSetSchema, pieceSetToJson } from './piece-shapes.ts';

export default defineTool({
  name: 'piece_gallery_search',
  title: 'Search piece sets',
  description:
    'Searches piece sets by words or game family and returns each with its style, author and licence. An empty query matches every set.',
  callClass: 'heavy',
  input: z.strictObject({
    query: textField('Search words; "" matches every set.'),
    family: nameField('Only sets of this game family, e.g. chess, shogi, hnefatafl.').optional(),
    limit: z.int().min(1).max(CALL_LIMITS.page).describe('Maximum number of results.').default(10),
  }),
  output: z.object({
    total: z.int().describe('all that match, also beyond the limit'),
    sets: z.array(PieceSetSchema).describe('the best first'),
  }),
  examples: [
    { title: 'figures for chess', args: { query: 'figures', family: 'chess' } },
    { title: 'all sets of shogi', args: { query: '', family: 'shogi' } },
  ],
  run: ({ query, family, limit }, context) => {
    const knownFamily = family === undefined ? undefined : familyNamed(family);
    if (knownFamily && !knownFamily.ok) return knownFamily;
    const found = searchPieceSets(query).filter(({ families }) => !knownFamily || families.includes(knownFamily.value));
    return ok({ total: found.length, sets: found.slice(0, limit).map((set) => pieceSetToJson(set, context)) });
  },
  text: ({ sets }) =>
    sets.map(({ id, name, style, families }) => `${id}: ${name} (${style}; ${families.join(', ')})`).join('\n') ||
    'No set of pieces is found by these words.',
});

function familyNamed(familyName: string): Result<string, Refusal> {
  const family = findByName(pieceFamilies, familyName, (known) => known);
  if (family) return ok(family);
  const near = nearestNames(familyName, pieceFamilies);
  const hint = near.length ? `Did you mean ${joinNames(near)}?` : '';
  const known = `There are sets of ${joinNames(pieceFamilies, 'and')}.`;
  return refuse(
    'unknown_name',
    `No set of pieces is of the family ${JSON.stringify(familyName)}. ${hint} ${known}`.replace('  ', ' '),
  );
}
