import { z } from 'zod';
import { didYouMean, joinNames } from '../../lib/nearest.ts';
import type { Result } from '../../lib/result.ts';
import type { TooFewCards } from '../../tabletop/packs/epic4/draws.ts';
import { drawFlag } from '../../tabletop/packs/epic4/flag.ts';
import {
  ABILITY_MOMENTS,
  AGENDA_CANDIDATES,
  type Agenda,
  allExpansions,
  type Expansion,
  type Faction,
  findExpansions,
  rulesSheet,
  type WithExpansion,
} from '../../tabletop/packs/epic4/library.ts';
import type { CallContext } from '../context.ts';
import { type Refusal, refuse } from '../errors.ts';
import { namesField } from '../fields.ts';
import { flagImagePath } from '../image-address.ts';
import { omit } from '../light.ts';
import { siteUrlOf } from '../site.ts';

/** Schema for the argument `expansions` of the epic4 tools. */

export const ExpansionsField = namesField('Only from these expansions, by slug or title. Default: all.').optional();

const expansion = z.string().describe('slug of the set that it belongs to');

export const FactionSchema = z.object({
  slug: z.string(),
  name: z.string(),
  expansion,
  theme: z.string().describe('who they are, in a sentence'),
  verb: z.string().describe('what they do that no other faction does'),
  tempo: z.enum(['early', 'steady', 'late']).describe('when in a game they are strongest'),
  complexity: z.int().describe('1, easily played, to 3'),
  colour: z.string().describe('the primary colour, as #rrggbb'),
  colours: z.object({
    primary: z.string().describe('the field of the flag, as #rrggbb'),
    secondary: z.string().describe('stands out from the primary colour, as #rrggbb'),
  }),
  flag: z.string().describe('SVG, 3 to 2'),
  image: z.string().describe('address of the flag as SVG'),
  home: z.object({
    system: z.string(),
    planets: z.array(z.object({ name: z.string(), resources: z.int(), influence: z.int() })),
  }),
  start: z.array(z.object({ unit: z.string(), count: z.int() })).describe('units in the home system'),
  abilities: z.array(
    z.object({
      name: z.string(),
      when: z.enum(ABILITY_MOMENTS).describe('phase of the round in which it applies'),
      text: z.string().describe('the rule'),
    }),
  ),
});

/** Schema for an objective card. */
export const ObjectiveSchema = z.object({
  slug: z.string(),
  name: z.string(),
  stage: z.int().describe('1 or 2'),
  points: z.int(),
  condition: z.string().describe('what must be true, or be paid, in the tally phase'),
  expansion,
});

/** Schema for an agenda card. */
export const AgendaSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.enum(['law', 'directive']).describe('laws stay in play, directives are done once'),
  text: z.string().describe('the whole card in one line'),
  for: z.string().optional().describe('what happens if most votes are for it'),
  against: z.string().optional().describe('what happens if they are against it'),
  elect: z.enum(AGENDA_CANDIDATES).optional().describe('what is elected instead'),
  effect: z.string().optional().describe('what happens to what was elected'),
  expansion,
});

type FactionJson = z.output<typeof FactionSchema>;

/** Returns the requested expansions, or a refusal that lists the known ones. */
export function expansionsFor(requested: readonly string[] | undefined): Result<readonly Expansion[], Refusal> {
  const chosen = findExpansions(requested);
  if (chosen.ok) return chosen;
  const slugs = allExpansions().map(({ slug }) => slug);
  const guess = didYouMean(chosen.error, slugs);
  return refuse(
    'unknown_name',
    `There is no expansion ${JSON.stringify(chosen.error)}${guess ? `; ${guess}` : '.'} The expansions are ${joinNames(slugs, 'and')}.`,
    'Omit `expansions` for all of them; epic4_list_factions lists what each contains.',
  );
}

/** Refuses a request for more cards than exist. `what` names the cards: "objectives of stage 1". */
export const tooFewCardsRefusal = ({ needed, there }: TooFewCards, what: string) =>
  refuse('over_limit', `There are ${there} ${what}, so ${needed} different ones cannot be drawn.`, 'Ask for fewer.');

export function factionToJson(
  { colours, flag, start, ...faction }: WithExpansion<Faction>,
  context: CallContext,
): FactionJson {
  return {
    ...faction,
    colour: colours.primary,
    colours,
    flag: drawFlag(`Flag of ${faction.name}`, flag, colours),
    image: siteUrlOf(context) + flagImagePath(faction.slug),
    start: Object.entries(start).map(([unit, count]) => ({ unit, count })),
  };
}

/** The fields of a faction by which players choose. */
export const lightFaction = ({ slug, theme, verb, tempo, complexity }: FactionJson) => ({
  slug,
  theme,
  verb,
  tempo,
  complexity,
});

/** The light form of a faction that is played: all but its flag as markup, which has an address. */
export const playedFaction = (faction: FactionJson) => omit(faction, 'flag', 'colour');

/** Formats the text of an agenda card as one line. */
export const agendaText = (agenda: Agenda): string =>
  'elect' in agenda
    ? `Elect ${/^[aeiou]/.test(agenda.elect) ? 'an' : 'a'} ${agenda.elect}: ${agenda.effect}`
    : `For: ${agenda.for} Against: ${agenda.against}`;

/** Formats a faction as one line, for lists. */
export const factionLine = ({ name, expansion, complexity, tempo, verb }: FactionJson): string =>
  `${name} · ${expansion} · complexity ${complexity} · ${tempo} · ${verb}`;

/** Formats everything that the player of a faction needs at the table. */
export function factionSheet(faction: FactionJson): string {
  const { theme, home, start, abilities } = faction;
  const planets = home.planets.map(({ name, resources, influence }) => `${name} ${resources}/${influence}`);
  const units = start.map(({ unit, count }) => (count === 1 ? `1 ${unit}` : `${count} ${pluralOf(unit)}`));
  const moments = rulesSheet().moments;
  return [
    factionLine(faction),
    `   ${theme}`,
    `   Home: ${home.system}, ${joinNames(planets, 'and')} (resources/influence)`,
    `   Start: ${units.join(', ')}`,
    ...abilities.map(({ name, when, text }) => `   ${name} (${moments[when]}): ${text}`),
  ].join('\n');
}

const pluralOf = (unit: string): string => rulesSheet().units.find(({ slug }) => slug === unit)!.plural;
