import type { SystemSlug } from '../entity/systems.ts';
import type { Rng } from '../lib/rng.ts';
import { joinPhrases, lowerCase, rowToPhrase, tidySentences } from './english.ts';
import { type OracleTables, oracleTablesOf } from './oracle-tables.ts';
import { clausesOf, type RowWordings, rowWordingsOf, type SceneKind, type SceneRecipe } from './recipe.ts';
import { type RolledResult, rowForRoll, TableRoller } from './roll.ts';
import { type OracleTable, REGIONS, type Region } from './table.ts';
import {
  applyFilters,
  parseTemplate,
  splitNestedTableId,
  type TemplatePart,
  type TemplateRoll,
  type TemplateSlot,
} from './template.ts';

/** A scene as text, with the rolls from which it was made. */
export interface Scene {
  readonly system: SystemSlug;
  /** ID of the recipe. Null if the tables were chosen at random. */
  readonly recipe: string | null;
  readonly type: SceneKind;
  /** The region used. Undefined unless each region has its own version of a table that was rolled on. */
  readonly region?: Region;
  readonly sentence: string;
  readonly rolls: RolledResult[];
}

/** Number of tables in a scene without a recipe. */
const RANDOM_TABLES = 3;
const MAX_ROWS_OF_SMALL_TABLE = 3;
/** Maximum number of rerolls of a repeated row. */
const MAX_REROLLS = 50;

/** Makes a scene: rolls on the tables of a recipe and fills in its template. */
export function makeScene({ id, system, about, pieces }: SceneRecipe, rng: Rng, region?: Region): Scene {
  const sceneRolls = new SceneRolls(system, rng, region);
  const sentence = tidySentences(sceneRolls.fillTemplate(pieces) ?? '');
  return { system, recipe: id, type: about, ...sceneRolls.region, sentence, rolls: sceneRolls.rolls };
}

/** By kind of scene: what comes first if the first sentence begins with a pronoun. */
/** By kind of scene: what comes first if the first sentence begins with a pronoun. */
const OPENINGS: Readonly<Record<SceneKind, string>> = {
  location: 'You come to a place.',
  npc: 'Somebody comes your way.',
  event: 'Something happens.',
  combat: 'A creature bars your way.',
};

/**
 * Makes a scene without a recipe: chooses a few tables on one subject, on the same topic if there are enough, rolls on
 * each, and makes a sentence of each result.
 */
export function makeRandomScene(system: SystemSlug, type: SceneKind, rng: Rng, region?: Region): Scene {
  const sceneRolls = new SceneRolls(system, rng, region);
  const clauses = Object.entries(clausesOf(system));
  const placeOf = ({ id }: OracleTable) => clauses.findIndex(([key]) => wordingKeyMatches(key, id));
  const clauseOf = (table: OracleTable) => clauses[placeOf(table)]?.[1];
  const tables = tablesFor(system, type, rng, clauseOf, region).sort((a, b) => placeOf(a) - placeOf(b));
  const told = tables.map((table) => sceneRolls.tell(table, clauseOf(table)!)).filter(Boolean);
  const opening = PRONOUN.test(told[0] ?? 'It') ? [OPENINGS[type]] : [];
  const sentence = tidySentences([...opening, ...joinAlike(told)].join(' '));
  return { system, recipe: null, type, ...sceneRolls.region, sentence, rolls: sceneRolls.rolls };
}

const PRONOUN = /^(?:they|their|it|its|this person) /i;

/** Joins sentences that follow each other and begin with "Their": "Their hair is curly, and their skin is smooth." */
function joinAlike(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last && isAboutLooks(last) && isAboutLooks(sentence))
      joined[joined.length - 1] = `${last.slice(0, -1)}, and their ${sentence.slice('Their '.length)}`;
    else joined.push(sentence);
  }
  return joined;
}

/** Whether a sentence begins with "Their" and is not joined from others. */
const isAboutLooks = (sentence: string): boolean => sentence.startsWith('Their ') && !/[,:;]/.test(sentence);

/**
 * Chooses the tables of a random scene. If a system has too few tables about the subject, adds tables of ideas. Of tables
 * that are told with the same clause, such as the weather of each season, a scene has one.
 */
function tablesFor(
  system: SystemSlug,
  type: SceneKind,
  rng: Rng,
  clauseOf: (table: OracleTable) => string | undefined,
  region: Region = REGIONS[0],
): OracleTable[] {
  const { tables } = oracleTablesOf(system);
  const suitable = rng.shuffle(tables.filter((table) => suits(table, type, region)));
  const sameTopic = suitable.filter((table) => topicOf(table) === topicOf(suitable[0]!));
  const ideas = rng.shuffle(tables.filter(({ about }) => about === 'idea'));
  const byClause = new Map<string, OracleTable>();
  for (const table of [...sameTopic, ...suitable, ...ideas]) {
    const clause = clauseOf(table) ?? table.id;
    if (!byClause.has(clause)) byClause.set(clause, table);
  }
  return [...byClause.values()].slice(0, RANDOM_TABLES);
}

/**
 * Whether a table suits a random scene. Tables of moves and injuries do not, because they describe rules; nor do tables
 * of encounters, which suit certain monsters only, nor those with few rows, because they say little on their own.
 */
const suits = ({ about, id, rows, region: ownRegion }: OracleTable, type: SceneKind, region: Region): boolean =>
  about === type &&
  rows.length > MAX_ROWS_OF_SMALL_TABLE &&
  (!ownRegion || ownRegion === region) &&
  !/^(?:delve\/)?moves\/|^(?:encounter|injuries)\//.test(id);

const topicOf = ({ id }: OracleTable): string => id.slice(0, id.lastIndexOf('/'));

/** Makes and remembers the rolls of one scene, so that a table mentioned twice gives the same result. */
class SceneRolls {
  readonly rolls: RolledResult[] = [];
  readonly #tables: OracleTables;
  readonly #rng: Rng;
  readonly #roller: TableRoller;
  readonly #region: Region | undefined;
  readonly #wordings: RowWordings;
  readonly #rollsByRef = new Map<string, RolledResult>();
  #isRegional = false;

  constructor(system: SystemSlug, rng: Rng, region?: Region) {
    this.#tables = oracleTablesOf(system);
    this.#rng = rng;
    this.#region = region;
    this.#roller = new TableRoller(this.#tables, rng, region);
    this.#wordings = rowWordingsOf(system);
  }

  get region(): { region?: Region } {
    return this.#isRegional ? { region: this.#region ?? REGIONS[0] } : {};
  }

  /** Fills in a template; undefined if one of its slots has no result. */
  fillTemplate(pieces: readonly TemplatePart[]): string | undefined {
    let text = '';
    for (const piece of pieces) {
      if (piece.kind === 'words') text += piece.words;
      else if (piece.kind === 'optional') text += this.fillTemplate(piece.pieces) ?? '';
      else {
        const result = applyFilters(this.#phrasesOf(piece), piece.filters);
        if (!result) return undefined;
        text += result;
      }
    }
    return text;
  }

  #phrasesOf({ rolls }: TemplateSlot): string[] {
    const parts = rolls.map((ref) => this.#phrases(this.#rollOf(ref)));
    return parts.length > 1 ? [parts.map(joinPhrases).join(' ')] : parts[0]!;
  }

  /** Rolls on a table and puts the result into the slot of a clause. Empty if the result says nothing. */
  tell(table: OracleTable, clause: string): string {
    const phrases = this.#phrases(this.#recordRoll(table, table.faces.roll(this.#rng)));
    // A clause may have a colon of its own.
    const plain = phrases.map((phrase) => phrase.replaceAll(': ', ', '));
    const pieces = parseTemplate(clause).map((piece) => {
      if (piece.kind === 'words') return piece.words;
      return piece.kind === 'slot' ? applyFilters(plain, piece.filters) : '';
    });
    return plain.length ? pieces.join('') : '';
  }

  #recordRoll(table: OracleTable, roll: number): RolledResult {
    const rolled = this.#roller.follow(table, roll);
    this.rolls.push(rolled);
    if (table.region || this.#hasRegion(rolled.rolls)) this.#isRegional = true;
    return rolled;
  }

  #hasRegion(rolls: readonly RolledResult[]): boolean {
    return rolls.some(({ table, rolls }) => this.#tables.get(table)?.region || this.#hasRegion(rolls));
  }

  /** Returns the roll to which a template refers. It is made when it is first mentioned. */
  #rollOf({ tables, ordinal }: TemplateRoll): RolledResult {
    const key = `${tables.join(' or ')}#${ordinal}`;
    const known = this.#rollsByRef.get(key);
    if (known) return known;
    const table = this.#resolveTable(tables.length > 1 ? this.#rng.pick(tables) : tables[0]!);
    const rolled = this.#recordRoll(table, this.#rollUnused(table));
    this.#rollsByRef.set(key, rolled);
    return rolled;
  }

  /** Rolls on a table until a row comes up that the scene has not used. Gives up after `MAX_REROLLS` attempts. */
  #rollUnused(table: OracleTable): number {
    const usedRows = new Set(this.rolls.filter((rolled) => rolled.table === table.id).map(({ row }) => row.min));
    let roll = table.faces.roll(this.#rng);
    for (let attempt = 0; attempt < MAX_REROLLS && usedRows.has(rowForRoll(table, roll).min); attempt++)
      roll = table.faces.roll(this.#rng);
    return roll;
  }

  #resolveTable(id: string): OracleTable {
    const path = splitNestedTableId(id);
    const names = path ? this.#pathParts(path.by).map((name) => `${path.before}${name}${path.after}`) : [id];
    const table = names.map((name) => this.#tables.get(name, this.#region)).find((found) => found);
    if (!table) throw new Error(`${this.#tables.system} has no table ${names[0]}`);
    return table;
  }

  /** Parts of an ID for which a result can stand: `sea-cave` for "Sea Cave", `desert` for "Desert World". */
  #pathParts(id: string): string[] {
    const { result } = this.#rollOf({ tables: [id], ordinal: 1 });
    const words = rowToPhrase(result).toLowerCase().split(' ');
    return [words.join('-'), words[0]!];
  }

  /**
   * The phrases of a result: several if it required several rolls, none if it says nothing or its rolls were cut off.
   */
  #phrases(rolled: RolledResult): string[] {
    const { text, result, rolls } = rolled;
    if (/^\(?roll (?:again|twice|three times)/i.test(text)) return rolls.flatMap((further) => this.#phrases(further));
    const ownText = rowToPhrase(text);
    const wording = this.#wording(rolled.table, ownText);
    const keepsText = /\(roll (?:twice|three times)\)/i.test(text);
    const innerText = keepsText
      ? joinPhrases(rolls.flatMap((further) => this.#phrases(further)).map(lowerCase))
      : rowToPhrase(result);
    const phrase = (wording ?? (keepsText ? `${ownText}, *` : '*')).replace('*', innerText);
    return phrase ? [phrase] : [];
  }

  #wording(table: string, text: string): string | undefined {
    const found = Object.keys(this.#wordings).find(
      (key) => text in this.#wordings[key]! && wordingKeyMatches(key, table),
    );
    return found && this.#wordings[found]![text];
  }
}

/**
 * Whether a key of `RowWordings` matches a table. The table's region is ignored; `*` matches any single part of the ID.
 */
export function wordingKeyMatches(key: string, table: string): boolean {
  const [keyParts, tableParts] = [key.split('/'), table.split('/')];
  if (tableParts.length > keyParts.length && (REGIONS as readonly string[]).includes(tableParts.at(-1)!))
    tableParts.pop();
  return keyParts.length === tableParts.length && keyParts.every((part, i) => part === '*' || part === tableParts[i]);
}
