import { findSystem, ROLEPLAYING_SYSTEMS, type SystemSlug } from '../../entity/systems.ts';
import { drawSeed } from '../../lib/rng.ts';
import { ORACLE_SYSTEMS, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { addressOf } from '../forms/address.ts';
import type { FoundPage } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE } from '../media-types.ts';
import { MAX_QUERY_LENGTH } from '../page.ts';
import { askPage, askPath, MAX_QUESTION, readLikelihood } from './ask-page.ts';
import { encounterPage, encounterPath, hasEncounters, readEncounter } from './encounter-page.ts';
import { hasTables, oraclesPage, systemPage } from './oracles-page.ts';
import { ASK_PATH, ORACLES_ROOT, oraclePath } from './paths.ts';
import { readScene, scenePage, scenePath } from './scene-page.ts';
import { tablePage } from './table-page.ts';

/** Maximum length of a seed. */
const MAX_SEED = 100;

/**
 * Returns a page below `/oracles`: all oracles, an answer, a system, a table, a scene or an encounter. Chance needs a
 * seed: an address without one is redirected to one with a new seed.
 */
export function findOraclesPage(path: string, query: URLSearchParams): FoundPage | undefined {
  const given: Given = { address: query.size ? `${path}?${query}` : path, query };
  if (path === ORACLES_ROOT) return fixed(given, (words) => addressOf(path, [['q', words]]), oraclesPage);
  if (path === ASK_PATH) return findAnswer(given);
  const [name = '', ...rest] = path.slice(ORACLES_ROOT.length + 1).split('/');
  const found = findSystem(name);
  return found.ok ? findInSystem(found.value.slug, rest.join('/'), given) : undefined;
}

/** Lists the paths of all pages without chance below `/oracles`. */
export const oraclesPaths = (): string[] => [
  ORACLES_ROOT,
  ...ROLEPLAYING_SYSTEMS.map(({ slug }) => oraclePath(slug)),
  ...ORACLE_SYSTEMS.flatMap((system) => oracleTablesOf(system).tables.map(({ id }) => oraclePath(system, id))),
];

/** An address as it was given. */
interface Given {
  readonly address: string;
  readonly query: URLSearchParams;
}

const page = (body: string): FoundPage => ({ type: HTML_MEDIA_TYPE, body });

/** A page without chance, with what it searches for. */
function fixed(
  { address, query }: Given,
  pathOf: (words: string) => string,
  make: (words: string) => string,
): FoundPage {
  const words = (query.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const own = pathOf(words);
  return own === address ? page(make(words)) : { to: own };
}

/** A page of chance, made of what the address asks. */
function drawn<Asked extends { readonly seed?: string | undefined }>(
  given: Given,
  asked: Asked,
  pathOf: (asked: Asked) => string,
  make: (asked: Asked & { readonly seed: string }) => string,
): FoundPage {
  const seed = asked.seed?.slice(0, MAX_SEED);
  if (!seed) return { to: pathOf({ ...asked, seed: drawSeed() }), isFresh: true };
  const seeded = { ...asked, seed };
  const own = pathOf(seeded);
  return own === given.address ? page(make(seeded)) : { to: own };
}

function findAnswer(given: Given): FoundPage {
  const { query } = given;
  const question = (query.get('question') ?? '').trim().slice(0, MAX_QUESTION);
  if (!question) return { to: ORACLES_ROOT };
  const asked = { question, likelihood: readLikelihood(query.get('likelihood')), seed: query.get('seed') ?? undefined };
  return drawn(given, asked, askPath, askPage);
}

function findInSystem(system: SystemSlug, what: string, given: Given): FoundPage | undefined {
  const { query } = given;
  if (what === '')
    return fixed(
      given,
      (words) => addressOf(oraclePath(system), [['q', hasTables(system) ? words : '']]),
      (words) => systemPage(system, words),
    );
  if (what === 'encounter' && hasEncounters(system))
    return drawn(
      given,
      readEncounter(system, query),
      (asked) => encounterPath(system, asked),
      (asked) => encounterPage(system, asked),
    );
  if (!hasTables(system)) return undefined;
  if (what === 'scene')
    return drawn(
      given,
      readScene(system, query),
      (asked) => scenePath(system, asked),
      (asked) => scenePage(system, asked),
    );
  return findTable(system, what, given);
}

function findTable(system: SystemSlug, id: string, { address, query }: Given): FoundPage | undefined {
  const tables = oracleTablesOf(system);
  const found = tables.find(id);
  if (!found.ok) return undefined;
  const path = oraclePath(system, found.value.id);
  const seed = query.get('seed')?.slice(0, MAX_SEED) || undefined;
  if (seed === undefined && query.has('roll')) return { to: addressOf(path, [['seed', drawSeed()]]), isFresh: true };
  const own = addressOf(path, [['seed', seed]]);
  return own === address ? page(tablePage(tables, found.value, seed)) : { to: own };
}
