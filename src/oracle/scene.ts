import type { SystemSlug } from '../entity/systems.ts';
import type { Rng } from '../lib/rng.ts';
import { asSentences, listPhrases, lowerCase, rowToPhrase } from './english.ts';
import { type OracleTables, oracleTables } from './oracle-tables.ts';
import { hasTitleCase, type Recipe, type SceneKind, type Wordings, wordingsOf } from './recipe.ts';
import { type Rolled, Roller, rowAt } from './roll.ts';
import { REGIONS, type Region, type Table } from './table.ts';
import { applyFilters, type Piece, type RollRef, type Slot, splitPath } from './template.ts';

export interface Scene {
  readonly system: SystemSlug;
  /** ID; null where tables were taken at random. */
  readonly recipe: string | null;
  readonly type: SceneKind;
  /** Where a table was rolled that each region has one of. */
  readonly region?: Region;
  readonly sentence: string;
  readonly rolls: Rolled[];
}

/** How many tables a scene without a recipe is made of. */
const RANDOM_TABLES = 3;
const FEW_ROWS = 3;
/** A second roll that comes to the same is made again so often. */
const MOST_AGAIN = 50;

/** Rolls what a recipe names and puts it into its sentences. */
export function makeScene({ id, system, about, pieces }: Recipe, rng: Rng, region?: Region): Scene {
  const rolling = new Rolling(system, rng, region);
  const sentence = asSentences(rolling.tell(pieces) ?? '');
  return { system, recipe: id, type: about, ...rolling.region, sentence, rolls: rolling.rolls };
}

const OPENINGS: Readonly<Record<SceneKind, string>> = {
  location: 'You come to a place.',
  npc: 'Somebody comes your way.',
  event: 'Something happens.',
  combat: 'It comes to a fight.',
};

/** Rolls some tables about one thing, of one topic if that has enough, and tells each result after the table's name. */
export function makeRandomScene(system: SystemSlug, type: SceneKind, rng: Rng, region?: Region): Scene {
  const rolling = new Rolling(system, rng, region);
  const told = tablesFor(system, type, rng, region).map((table) => {
    const result = listPhrases(rolling.roll(table).map(hasTitleCase(system) ? lowerCase : String));
    return result && `${labelOf(table.name)}: ${result.replaceAll(': ', ', ')}.`;
  });
  const sentence = asSentences([OPENINGS[type], ...told].join(' '));
  return { system, recipe: null, type, ...rolling.region, sentence, rolls: rolling.rolls };
}

/** "Ice World: Observed From Space" as "Observed from space", "Place: Region" as "Place, region". */
function labelOf(name: string): string {
  const parts = rowToPhrase(name)
    .split(': ')
    .map((part, i) => (i ? lowerCase(part) : part));
  return parts.at(-1)!.includes(' ') ? parts.at(-1)! : parts.join(', ');
}

/** A system with few tables about a thing fills up with ideas. */
function tablesFor(system: SystemSlug, type: SceneKind, rng: Rng, region: Region = REGIONS[0]): Table[] {
  const { tables } = oracleTables(system);
  const fitting = rng.shuffle(tables.filter((table) => isFor(table, type, region)));
  const near = fitting.filter((table) => topicOf(table) === topicOf(fitting[0]!));
  const ideas = rng.shuffle(tables.filter(({ about }) => about === 'idea'));
  return [...new Set([...near, ...fitting, ...ideas])].slice(0, RANDOM_TABLES);
}

/** Tables of moves and injuries tell what rules do, not what is seen; those of a few rows say little alone. */
const isFor = ({ about, id, rows, region: own }: Table, type: SceneKind, region: Region): boolean =>
  about === type && rows.length > FEW_ROWS && (!own || own === region) && !/^(?:delve\/)?moves\/|^injuries\//.test(id);

const topicOf = ({ id }: Table): string => id.slice(0, id.lastIndexOf('/'));

/** The rolls of one scene. */
class Rolling {
  readonly rolls: Rolled[] = [];
  readonly #shelf: OracleTables;
  readonly #rng: Rng;
  readonly #roller: Roller;
  readonly #asked: Region | undefined;
  readonly #wordings: Wordings;
  readonly #known = new Map<string, Rolled>();
  #isRegional = false;

  constructor(system: SystemSlug, rng: Rng, region?: Region) {
    this.#shelf = oracleTables(system);
    this.#rng = rng;
    this.#asked = region;
    this.#roller = new Roller(this.#shelf, rng, region);
    this.#wordings = wordingsOf(system);
  }

  get region(): { region?: Region } {
    return this.#isRegional ? { region: this.#asked ?? REGIONS[0] } : {};
  }

  /** Undefined when a place has nothing to say. */
  tell(pieces: readonly Piece[]): string | undefined {
    let text = '';
    for (const piece of pieces) {
      if (piece.kind === 'words') text += piece.words;
      else if (piece.kind === 'optional') text += this.tell(piece.pieces) ?? '';
      else {
        const told = applyFilters(this.#said(piece), piece.filters);
        if (!told) return undefined;
        text += told;
      }
    }
    return text;
  }

  #said({ rolls }: Slot): string[] {
    const parts = rolls.map((place) => this.#phrases(this.#at(place)));
    return parts.length > 1 ? [parts.map(listPhrases).join(' ')] : parts[0]!;
  }

  roll(table: Table): string[] {
    return this.#phrases(this.#note(table, table.faces.roll(this.#rng)));
  }

  #note(table: Table, roll: number): Rolled {
    const rolled = this.#roller.follow(table, roll);
    this.rolls.push(rolled);
    if (table.region || this.#hasRegion(rolled.rolls)) this.#isRegional = true;
    return rolled;
  }

  #hasRegion(rolls: readonly Rolled[]): boolean {
    return rolls.some(({ table, rolls }) => this.#shelf.get(table)?.region || this.#hasRegion(rolls));
  }

  /** The roll of a place, made when it comes first. */
  #at({ tables, turn }: RollRef): Rolled {
    const key = `${tables.join(' or ')}#${turn}`;
    const known = this.#known.get(key);
    if (known) return known;
    const table = this.#table(tables.length > 1 ? this.#rng.pick(tables) : tables[0]!);
    const rolled = this.#note(table, this.#other(table));
    this.#known.set(key, rolled);
    return rolled;
  }

  /** A roll that comes to a row which did not come up before. */
  #other(table: Table): number {
    const came = new Set(this.rolls.filter((rolled) => rolled.table === table.id).map(({ row }) => row.min));
    let roll = table.faces.roll(this.#rng);
    for (let again = 0; again < MOST_AGAIN && came.has(rowAt(table, roll).min); again++)
      roll = table.faces.roll(this.#rng);
    return roll;
  }

  #table(id: string): Table {
    const path = splitPath(id);
    const names = path ? this.#namesBy(path.by).map((name) => `${path.before}${name}${path.after}`) : [id];
    const table = names.map((name) => this.#shelf.get(name, this.#asked)).find((found) => found);
    if (!table) throw new Error(`${this.#shelf.system} has no table ${names[0]}`);
    return table;
  }

  /** A result as a part of a path: "Sea Cave" as `sea-cave`, "Desert World" as `desert`. */
  #namesBy(id: string): string[] {
    const { result } = this.#at({ tables: [id], turn: 1 });
    const words = rowToPhrase(result).toLowerCase().split(' ');
    return [words.join('-'), words[0]!];
  }

  /** What a result says; more than one thing where it was to roll again, nothing where that went on too long. */
  #phrases(rolled: Rolled): string[] {
    const { text, result, rolls } = rolled;
    if (/^\(?roll (?:again|twice|three times)/i.test(text)) return rolls.flatMap((more) => this.#phrases(more));
    const own = rowToPhrase(text);
    const wording = this.#wording(rolled.table, own);
    const both = /\(roll (?:twice|three times)\)/i.test(text);
    const inner = both ? listPhrases(rolls.flatMap((more) => this.#phrases(more)).map(lowerCase)) : rowToPhrase(result);
    const phrase = (wording ?? (both ? `${own}, *` : '*')).replace('*', inner);
    return phrase ? [phrase] : [];
  }

  #wording(table: string, text: string): string | undefined {
    const found = Object.keys(this.#wordings).find((key) => text in this.#wordings[key]! && matchesTable(key, table));
    return found && this.#wordings[found]![text];
  }
}

/** Whether a key of wordings means a table: regions are left out, `*` is any one part of its path. */
export function matchesTable(key: string, table: string): boolean {
  const [asked, own] = [key.split('/'), table.split('/')];
  if (own.length > asked.length && (REGIONS as readonly string[]).includes(own.at(-1)!)) own.pop();
  return asked.length === own.length && asked.every((part, i) => part === '*' || part === own[i]);
}
