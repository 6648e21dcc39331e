import { creditLineOf, type SystemSlug } from '../../entity/systems.ts';
import { Rng } from '../../lib/rng.ts';
import { oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { loadRecipes, SCENE_KINDS } from '../../oracle/recipe.ts';
import { makeRandomScene, makeScene } from '../../oracle/scene.ts';
import { REGIONS } from '../../oracle/table.ts';
import { addressOf } from '../forms/address.ts';
import { type Option, selectField } from '../forms/fields.ts';
import { againLink } from '../forms/steps.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import { systemOfSlug } from '../systems.ts';
import { ORACLES_CRUMB, oraclePath } from './paths.ts';
import { rollsList } from './rolled-html.ts';

/** A scene that an address asks for. Values that the system does not have are read as none. */
export interface SceneRequest {
  /** ID of a recipe, or a kind of scene. */
  readonly about: string;
  /** Region of space, in systems that have them. */
  readonly region: string;
  readonly seed?: string | undefined;
}

const KIND_WORDS: Readonly<Record<(typeof SCENE_KINDS)[number], string>> = {
  event: 'Something that happens',
  location: 'A place',
  npc: 'Somebody to meet',
  combat: 'A fight',
};

/** The scenes of a system: of each kind one at random, and those of recipes. */
const scenesOf = (system: SystemSlug): readonly Option[] => [
  ...SCENE_KINDS.toSorted((a, b) => Number(b === 'event') - Number(a === 'event')).map(
    (kind): Option => [kind, KIND_WORDS[kind]],
  ),
  ...loadRecipes().flatMap((recipe): Option[] => (recipe.system === system ? [[recipe.id, recipe.title]] : [])),
];

const regionsOf = (system: SystemSlug): readonly string[] => (oracleTablesOf(system).hasRegions ? REGIONS : []);

/** Reads what scene is asked for; the first of the system if there is no such. */
export function readScene(system: SystemSlug, query: URLSearchParams): SceneRequest {
  const names = scenesOf(system).map(([name]) => name);
  return {
    about: names.find((name) => name === query.get('about')) ?? names[0]!,
    region: regionsOf(system).find((name) => name === query.get('region')) ?? regionsOf(system)[0] ?? '',
    seed: query.get('seed') ?? undefined,
  };
}

export const scenePath = (system: SystemSlug, request: SceneRequest): string =>
  addressOf(oraclePath(system, 'scene'), Object.entries(request));

/** Makes the form for a scene. */
export function sceneForm(system: SystemSlug, { about, region }: Partial<SceneRequest> = {}): string {
  const regions = regionsOf(system).map((name): Option => [name, name]);
  return `<form class="search" action="${oraclePath(system, 'scene')}">${selectField('Scene', 'about', scenesOf(system), about)}${regions.length ? selectField('Region', 'region', regions, region) : ''}
<button>Make a scene</button></form>`;
}

/** Makes the page of a scene. */
export function scenePage(system: SystemSlug, request: SceneRequest & { readonly seed: string }): string {
  const { about, region, seed } = request;
  const rng = Rng.fromSeed(seed);
  const place = REGIONS.find((name) => name === region);
  const recipe = loadRecipes().find(({ id }) => id === about);
  const kind = SCENE_KINDS.find((name) => name === about) ?? 'event';
  const { sentence, rolls } = recipe ? makeScene(recipe, rng, place) : makeRandomScene(system, kind, rng, place);
  const { title } = systemOfSlug(system);
  const name = scenesOf(system).find(([id]) => id === about)![1];
  return htmlPage(
    `${name}: a scene for ${title} (${[region, seed].filter(Boolean).join(', ')})`,
    `A scene for ${title}, made from its tables.`,
    `${breadcrumbs([ORACLES_CRUMB, { title, path: oraclePath(system) }])}
<h1>${escapeHtml(name)}</h1>
<p class="rolled">${escapeHtml(sentence)}</p>
${againLink(scenePath(system, { about, region }), 'Another scene')}
${sceneForm(system, request)}
<h2>Rolls</h2>
${rollsList(rolls, oracleTablesOf(system))}
<p class="facts">${escapeHtml(creditLineOf(system))}</p>`,
  );
}
