import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import type { Entity } from '../../../entity/entity.ts';
import { content } from '../../content.ts';
import type { Rolls } from '../../rolls.ts';

interface MoveFile {
  /**
   * Moves of each class that work without its other moves, one of which a character of another class may learn. Moves of
   * spells, shapes and companions come in bundles and are not among them.
   */
  readonly standAlone: Readonly<Record<string, readonly string[]>>;
  /** Moves that give another move: one of class `of`, or of any other; some count the level as one lower. */
  readonly gives: Readonly<Record<string, { readonly of?: string; readonly levelsLower?: 1 }>>;
  /** Moves after which a character casts as a cleric who is at level 1 when the move is taken. */
  readonly makesCleric: readonly string[];
  /** What such a character learns with it. */
  readonly clericMoves: readonly string[];
  /** Moves that add armour. */
  readonly armour: Readonly<Record<string, number>>;
  /** Moves that give armour to a character who wears none. */
  readonly unarmouredArmour: Readonly<Record<string, number>>;
  /** Moves that add dice to every hit; others do so under conditions, which their text states. */
  readonly extraDamage: Readonly<Record<string, string>>;
}

export const MOVE_FIGURES = content<MoveFile>('roleplay/dungeon-world/moves');
const { standAlone: STAND_ALONE, gives: GIVES, makesCleric: MAKES_CLERIC, clericMoves: CLERIC_MOVES } = MOVE_FIGURES;

export interface Move {
  readonly name: string;
  /** Level at which it was taken; 1 for starting moves. */
  readonly level: number;
  /** Class of the move, if it is not the character's. */
  readonly of?: string;
  readonly stat?: string;
  readonly replaced?: string;
  readonly text: string;
}

interface MoveEntity extends Entity {
  readonly class: string;
  readonly level: string;
  readonly stat?: string;
  readonly replaces?: string;
  readonly requires?: string;
}

/** The first level at which moves of levels 6-10 are available. */
const MASTER_LEVEL = 6;

const movesOf = (kind: string): MoveEntity[] =>
  (entityCatalogueOf('dungeon-world').byCategory.get('move') ?? []).filter(
    (move) => move['class'] === kind,
  ) as MoveEntity[];

/** The moves of one character. A move can replace an earlier one, which is then no longer held. */
export class Moves {
  held: Move[] = [];
  /** Level at which a character of another class began to cast as a cleric. */
  clericSince: number | undefined;
  readonly #class: string;
  readonly #rolls: Rolls;
  readonly #otherRace: { name: string; text: string } | undefined;
  readonly #everHeld = new Set<string>();

  /** `otherRace` is the racial move that a ranger can gain in addition. */
  constructor(kind: string, start: readonly string[], rolls: Rolls, otherRace?: { name: string; text: string }) {
    this.#class = kind;
    this.#rolls = rolls;
    this.#otherRace = otherRace;
    for (const name of start) this.#hold(findMove(kind, name), 1);
  }

  has = (name: string): boolean => this.held.some((move) => move.name === name);

  /** Advanced moves that can be taken at a level. */
  available(level: number): MoveEntity[] {
    return movesOf(this.#class).filter((move) => {
      if (this.#everHeld.has(move.name)) return false;
      if (move.level === 'first advance') return level === 2;
      if (move.level !== '2-5' && !(move.level === '6-10' && level >= MASTER_LEVEL)) return false;
      if (move.replaces && !this.has(move.replaces)) return false;
      return !move.requires || this.#everHeld.has(move.requires);
    });
  }

  /** Takes one of the available moves at random. */
  advance(level: number): void {
    const move = this.#rolls.pick(`move at level ${level}`, this.available(level), ({ name }) => name);
    this.#hold(move, level);
    const given = GIVES[move.name];
    if (given) this.#takeForeign(level, given.of, level - (given.levelsLower ?? 0));
    if (MAKES_CLERIC.includes(move.name)) {
      this.clericSince = level;
      for (const name of CLERIC_MOVES) this.#hold(findMove('cleric', name), level, 'cleric');
    }
    if (move.level === 'first advance' && this.#otherRace) this.held.push({ ...this.#otherRace, level });
  }

  /** Adds a stand-alone move of another class, as if taken at level `asLevel`. */
  #takeForeign(level: number, of: string | undefined, asLevel: number): void {
    const classes = of ? [of] : Object.keys(STAND_ALONE).filter((kind) => kind !== this.#class);
    const open = classes.flatMap((kind) =>
      STAND_ALONE[kind]!.map((name) => findMove(kind, name)).filter(
        (move) => !this.#everHeld.has(move.name) && (move.level === 'start' || asLevel >= 2),
      ),
    );
    const move = this.#rolls.pick(
      `move of another class at level ${level}`,
      open,
      ({ name, class: kind }) => `${name} (${kind})`,
    );
    this.#hold(move, level, move.class);
  }

  #hold({ name, stat, replaces, text }: MoveEntity, level: number, of?: string): void {
    if (replaces) this.held = this.held.filter((move) => move.name !== replaces);
    this.#everHeld.add(name);
    this.held.push({
      name,
      level,
      ...(of && { of }),
      ...(stat && { stat }),
      ...(replaces && { replaced: replaces }),
      text: text ?? '',
    });
  }
}

function findMove(kind: string, name: string): MoveEntity {
  const move = movesOf(kind).find((move) => move.name === name);
  if (!move) throw new Error(`the ${kind} has no move ${name}`);
  return move;
}
