import type { SystemSlug } from '../entity/systems.ts';
import type { Rng } from '../lib/rng.ts';
import { joinPhrases, lowerCase, rowToPhrase, tidySentences } from './english.ts';
import { textBeforeRolls } from './marks.ts';
import { type OracleTables, oracleTablesOf } from './oracle-tables.ts';
import {
  loadSketches,
  type RowWordings,
  rowWordingsOf,
  type SceneKind,
  type SceneRecipe,
  type SceneSketch,
} from './recipe.ts';
import { sharesWord } from './repeats.ts';
import { type RolledResult, rowForRoll, TableRoller } from './roll.ts';
import { type OracleTable, REGIONS, type Region } from './table.ts';
import {
  applyFilters,
  splitNestedTableId,
  type TemplatePart,
  type TemplateRoll,
  type TemplateSlot,
} from './template.ts';

/** A scene as text, with the rolls from which it was made. */
export interface Scene {
  readonly system: SystemSlug;
  /** ID of the recipe. Null if the scene was made from a sketch. */
  readonly recipe: string | null;
  readonly type: SceneKind;
  /** The region used. Undefined unless each region has its own version of a table that was rolled on. */
  readonly region?: Region;
  readonly sentence: string;
  readonly rolls: RolledResult[];
}

/** Maximum number of rerolls of a row that is used, or that repeats a word. */
const MAX_REROLLS = 50;
/** Number of rerolls after which a row may repeat a word, since some tables speak of one thing only. */
const WORD_REROLLS = 25;

/** Makes a scene: rolls on the tables of a recipe or sketch and fills in its template. */
export function makeScene(template: SceneRecipe | SceneSketch, rng: Rng, region?: Region): Scene {
  const { system, about, pieces } = template;
  const sceneRolls = new SceneRolls(system, rng, region);
  const sentence = tidySentences(sceneRolls.fillTemplate(pieces) ?? '');
  const recipe = 'id' in template ? template.id : null;
  return { system, recipe, type: about, ...sceneRolls.region, sentence, rolls: sceneRolls.rolls };
}

/** Makes a scene without a recipe, from one of the system's sketches of this kind. */
export function makeRandomScene(system: SystemSlug, type: SceneKind, rng: Rng, region?: Region): Scene {
  const sketches = loadSketches().filter((sketch) => sketch.system === system && sketch.about === type);
  return makeScene(rng.pick(sketches), rng, region);
}

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

  /** Rolls on a table until a row comes up that the scene has not used and that repeats none of its words. */
  #rollUnused(table: OracleTable): number {
    const usedRows = new Set(this.rolls.filter((rolled) => rolled.table === table.id).map(({ row }) => row.min));
    let roll = table.faces.roll(this.#rng);
    for (let attempt = 0; attempt < MAX_REROLLS; attempt++) {
      const row = rowForRoll(table, roll);
      if (!usedRows.has(row.min) && (attempt >= WORD_REROLLS || !this.#repeatsWord(row.text))) break;
      roll = table.faces.roll(this.#rng);
    }
    return roll;
  }

  /** Whether a row has a word that a result of the scene has said: "the great book" after "a hundred books". */
  #repeatsWord(text: string): boolean {
    const said = textBeforeRolls(text, () => '');
    return this.rolls.some(({ result }) => sharesWord(said, result));
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
