import type { SystemSlug } from '../../entity/systems.ts';
import { LruCache } from '../../lib/lru-cache.ts';
import { findByName } from '../../lib/match-name.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { drawSeed } from '../../lib/rng.ts';
import { slugOf } from '../../lib/slug.ts';
import type { Character } from '../../roleplay/character.ts';
import { classNamesOf } from '../../roleplay/chargen/class-names.ts';
import { chargenOf } from '../../roleplay/chargen/index.ts';
import {
  CHARACTER_PARTS,
  type CharacterPart,
  type FreshParts,
  makeWithFreshParts,
} from '../../roleplay/chargen/parts.ts';
import { drawSheet, PAPER_NAMES, type Paper, type Sheet } from '../../sheet/draw-sheet.ts';
import { isValidSeed } from '../../tools/context.ts';
import { type Refusal, refuse } from '../../tools/errors.ts';
import { systemOfSlug } from '../systems.ts';

/** A character that an address asks for. */
export interface CharacterRequest extends FreshParts {
  readonly system: SystemSlug;
  readonly level: number;
  /** Slug of the class; undefined for one at random. */
  readonly class: string | undefined;
  readonly seed: string;
  readonly paper: Paper;
  /** Number of the side, from 1 on. */
  readonly page: number;
}

/** A request with the query that it should have. */
export interface ReadRequest {
  readonly request: CharacterRequest;
  /** Whether the seed was drawn now. */
  readonly isFresh: boolean;
}

/** The parameters of an address, in their usual order. */
export type Parameter = 'level' | 'class' | 'seed' | 'paper' | 'page' | CharacterPart;

/** Parameters by which a character is made. */
export const CHARACTER_PARAMETERS: readonly Parameter[] = ['level', 'class', 'seed', ...CHARACTER_PARTS];

/** Returns the query of an address with these parameters, without a question mark. */
export function queryOf(request: CharacterRequest, parameters: readonly Parameter[]): string {
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = request[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

/** Reads the query of an address. A seed that is missing is drawn. */
export function readRequest(system: SystemSlug, query: URLSearchParams): Result<ReadRequest, Refusal> {
  const { levels } = systemOfSlug(system);
  const level = readNumber(query.get('level'), levels[0]);
  if (level === undefined || level < levels[0] || level > levels[1]) {
    const range = levels[0] === levels[1] ? `${levels[0]}` : `a whole number from ${levels[0]} to ${levels[1]}`;
    return refuseParameter('level', range, query.get('level')!);
  }
  const seed = query.get('seed') || undefined;
  if (seed !== undefined && !isValidSeed(seed)) {
    return refuseParameter('seed', '1 to 100 printable ASCII characters without spaces at the ends', seed);
  }
  const paper = query.get('paper') || PAPER_NAMES[0]!;
  if (!isPaper(paper)) return refuseParameter('paper', PAPER_NAMES.join(' or '), paper);
  const page = readNumber(query.get('page'), 1);
  if (page === undefined || page < 1) return refuseParameter('page', 'the number of a side', query.get('page')!);
  const kind = query.get('class') || undefined;
  const known = kind && findByName(classNamesOf(system), kind, String);
  const fresh = seed === undefined ? {} : readFreshParts(query);
  const request = {
    system,
    level,
    class: known ? slugOf(known) : kind,
    seed: seed ?? drawSeed(),
    ...fresh,
    paper,
    page,
  };
  return ok({ request, isFresh: seed === undefined });
}

/** Parameter that names a part to be drawn once more. The page redirects to the address with its new count. */
export const AGAIN = 'again';

/** The highest count of a part in an address. After it, the first comes again. */
const MAX_FRESH = 999;

/** Reads how often each part was drawn again. Parts that were not are omitted. */
function readFreshParts(query: URLSearchParams): FreshParts {
  const counts = CHARACTER_PARTS.map((part) => {
    const count = readNumber(query.get(part), 0) ?? 0;
    return [part, query.get(AGAIN) === part ? (count % MAX_FRESH) + 1 : count] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count));
}

function readNumber(text: string | null, usual: number): number | undefined {
  if (!text) return usual;
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

const isPaper = (name: string): name is Paper => (PAPER_NAMES as readonly string[]).includes(name);

/** Refuses a parameter of an address. */
export function refuseParameter(path: string, expected: string, given: string): { ok: false; error: Refusal } {
  const message = `\`${path}\` must be ${expected}, but is ${JSON.stringify(given.slice(0, 40))}`;
  return fail({ code: 'invalid_arguments', detail: `${message}.`, errors: [{ path, message, expected }] });
}

const characters = new LruCache<string, Character>(64);
const sheets = new LruCache<string, Sheet>(32);

/** Makes the character of a request. The same request always gives the same one. */
export function makeCharacter(request: CharacterRequest): Result<Character, Refusal> {
  const key = `${request.system} ${queryOf(request, CHARACTER_PARAMETERS)}`;
  const known = characters.find(key);
  if (known) return ok(known);
  const { system, level, class: kind, seed } = request;
  const made = makeWithFreshParts(chargenOf(system), { level, class: kind }, seed, request);
  if (made.ok) return ok(characters.keep(key, made.value));
  return refuse(made.error.kind === 'unknown' ? 'unknown_name' : 'impossible', made.error.detail);
}

/** Draws the sheet of a request's character. */
export function sheetOf(request: CharacterRequest, character: Character): Sheet {
  const key = `${request.system} ${queryOf(request, [...CHARACTER_PARAMETERS, 'paper'])}`;
  return sheets.find(key) ?? sheets.keep(key, drawSheet(character, request.paper));
}
