import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { findByName } from '../../lib/match-name.ts';
import type { Result } from '../../lib/result.ts';
import { Rng } from '../../lib/rng.ts';
import { capitalize, countOf } from '../../lib/wording.ts';
import { RATED_SYSTEMS } from '../../roleplay/encounter/foes.ts';
import { makeRandomEncounter } from '../../roleplay/encounter/random-encounter.ts';
import { makeEncounter } from '../../roleplay/encounter/rated-encounter.ts';
import { TERRAINS } from '../../roleplay/encounter/terrains.ts';
import { UNRATED_SYSTEMS } from '../../roleplay/encounter/unrated-systems.ts';
import { DIFFICULTIES } from '../../roleplay/encounter/yardstick.ts';
import { RollRecorder } from '../../roleplay/rolls.ts';
import { entityPagePath } from '../../rulebook/system-pages.ts';
import { addressOf, numberIn } from '../forms/address.ts';
import { numberField, type Option, selectField } from '../forms/fields.ts';
import { againLink } from '../forms/steps.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import { systemOfSlug } from '../systems.ts';
import { ORACLES_CRUMB, oraclePath } from './paths.ts';

/** An encounter that an address asks for. Systems that rate nothing have no level, size and terrain. */
export interface EncounterRequest {
  readonly level?: number;
  readonly size?: number;
  readonly difficulty: string;
  readonly terrain: string;
  /** Kind of monster, as it was typed. */
  readonly monster: string;
  readonly seed?: string | undefined;
}

const LEVELS = { min: 1, max: 20, usual: 5, isStrict: true };
const SIZES = { min: 1, max: 10, usual: 4, isStrict: true };
const MAX_MONSTER = 60;

const ratedSystemOf = (system: SystemSlug) => RATED_SYSTEMS.find((one) => one === system);

/** Whether a system has monsters to meet. */
export const hasEncounters = (system: SystemSlug): boolean =>
  [...RATED_SYSTEMS, ...UNRATED_SYSTEMS].some((one) => one === system);

export function readEncounter(system: SystemSlug, query: URLSearchParams): EncounterRequest {
  const isRated = ratedSystemOf(system) !== undefined;
  return {
    ...(isRated && {
      level: numberIn(query, 'level', LEVELS),
      size: numberIn(query, 'size', SIZES),
    }),
    difficulty: DIFFICULTIES.find((one) => one === query.get('difficulty')) ?? (isRated ? 'medium' : ''),
    terrain: (isRated && TERRAINS.find((one) => one === query.get('terrain'))) || '',
    monster: (query.get('monster') ?? '').trim().slice(0, MAX_MONSTER),
    seed: query.get('seed') ?? undefined,
  };
}

export const encounterPath = (system: SystemSlug, request: EncounterRequest): string =>
  addressOf(oraclePath(system, 'encounter'), Object.entries(request));

const namesOf = (names: readonly string[]): Option[] => names.map((name) => [name, name]);

/** Makes the form for an encounter; `fault` says why there is none of the monsters asked for. */
export function encounterForm(system: SystemSlug, asked?: EncounterRequest, fault = ''): string {
  const { level = 5, size = 4, difficulty, terrain, monster } = asked ?? readEncounter(system, new URLSearchParams());
  const isRated = ratedSystemOf(system) !== undefined;
  const any: Option = ['', 'any'];
  const party = isRated
    ? numberField('Level', 'level', level, LEVELS) + numberField('Characters', 'size', size, SIZES)
    : '';
  const difficulties = isRated ? namesOf(DIFFICULTIES) : [any, ...namesOf(DIFFICULTIES)];
  return `<form class="search" action="${oraclePath(system, 'encounter')}">${party}${selectField('Difficulty', 'difficulty', difficulties, difficulty)}${isRated ? selectField('Terrain', 'terrain', [any, ...namesOf(TERRAINS)], terrain) : ''}<label>Monsters
<input name="monster" value="${escapeHtml(monster)}" maxlength="${MAX_MONSTER}" placeholder="any" autocomplete="off"${fault && ' aria-invalid="true" aria-describedby="fault"'}></label>
<button>Make an encounter</button></form>${fault && `<p id="fault">${escapeHtml(fault)}</p>`}`;
}

/** Makes the page of an encounter, or of why there is none. */
export function encounterPage(system: SystemSlug, request: EncounterRequest & { readonly seed: string }): string {
  const { title } = systemOfSlug(system);
  const made = encounterOf(system, request);
  const { seed: _, ...again } = request;
  const values = Object.values(request).filter((value) => value !== '' && value !== undefined);
  return htmlPage(
    `Encounter for ${title} (${values.join(', ')})`,
    `A random encounter for ${title}, to read out, with numbers for the game master.`,
    `${breadcrumbs([ORACLES_CRUMB, { title, path: oraclePath(system) }])}
<h1>Encounter</h1>
${made.ok ? encounterHtml(system, made.value, encounterPath(system, again)) : ''}
${encounterForm(system, request, made.ok ? '' : made.error)}
${made.ok ? `<p class="facts">${escapeHtml(made.value.credit)}</p>` : ''}`,
  );
}

/** What pages show of an encounter of any system. */
interface ShownEncounter {
  readonly monsters: readonly { readonly name: string; readonly count: number }[];
  readonly text: string;
  readonly note?: string;
  readonly credit: string;
}

function encounterOf(
  system: SystemSlug,
  { level = 5, size = 4, difficulty: asked, terrain, monster, seed }: EncounterRequest & { readonly seed: string },
): Result<ShownEncounter, string> {
  const rng = Rng.fromSeed(seed);
  const difficulty = DIFFICULTIES.find((one) => one === asked);
  const type = monster || undefined;
  const rated = ratedSystemOf(system);
  const made = rated
    ? makeEncounter(
        {
          system: rated,
          party: { level, size },
          difficulty: difficulty ?? 'medium',
          type,
          terrain: terrain || undefined,
        },
        new RollRecorder(rng),
      )
    : makeRandomEncounter({ system, difficulty, type }, rng);
  return made.ok ? made : { ok: false, error: made.error.detail };
}

function encounterHtml(system: SystemSlug, { text, monsters, note }: ShownEncounter, again: string): string {
  const [said = '', ...rest] = text.split('\n\n');
  const lines = rest
    .flatMap((part) => part.split('\n'))
    .map((line) => `<li>${escapeHtml(line.replace(/^- /, ''))}</li>`);
  return `<p class="rolled">${escapeHtml(said)}</p>
${againLink(again, 'Another encounter')}
<h2>Monsters</h2>
<ul>${monsters.map(({ name, count }) => `<li>${count} × ${monsterLink(system, name)}</li>`).join('')}</ul>
<h2>For the game master</h2>
<ul>${lines.join('')}</ul>
${note ? `<p class="facts">${escapeHtml(note)}</p>` : ''}
<h2>Another one</h2>`;
}

function monsterLink(system: SystemSlug, name: string): string {
  const all = entityCatalogueOf(system).byCategory.get('monster') ?? [];
  const found = findByName(all, name, (one) => one.name);
  const words = escapeHtml(capitalize(name));
  return found ? `<a href="${entityPagePath(found)}">${words}</a>` : words;
}

/** What the page of a system says of its encounters. */
export const monsterCount = (system: SystemSlug): string =>
  countOf(entityCatalogueOf(system).byCategory.get('monster')?.length ?? 0, 'monster');
