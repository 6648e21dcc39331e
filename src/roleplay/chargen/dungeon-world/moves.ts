import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import type { Entity } from '../../../entity/entity.ts';
import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';

interface MoveFile {
  /**
   * By class: moves that work without other moves of the class, so that characters of other classes may learn them.
   * Moves about spells, shapes and companions are left out, because they depend on each other.
   */
  readonly standAlone: Readonly<Record<string, readonly string[]>>;
  /**
   * Moves that give a move of another class: of the class `of`, or of any class. `levelsLower` means that the
   * character's level counts as one lower for that move.
   */
  readonly gives: Readonly<Record<string, { readonly of?: string; readonly levelsLower?: 1 }>>;
  /** Moves that a new character never takes, because what it wears would undo them. */
  readonly neverTaken: readonly string[];
  /** Moves that make the character cast like a cleric, beginning at cleric level 1. */
  readonly makesCleric: readonly string[];
  /** Cleric moves that come with a move of `makesCleric`. */
  readonly clericMoves: readonly string[];
  /** Moves that add to armour, with the amount. */
  readonly armour: Readonly<Record<string, number>>;
  /** Moves that give armour to a character without any, with the amount. */
  readonly unarmouredArmour: Readonly<Record<string, number>>;
  /**
   * Moves that add dice to the damage of every hit. Moves that do so under a condition are left out, because their text
   * states the condition.
   */
  readonly extraDamage: Readonly<Record<string, string>>;
}

/** Rules about moves that go beyond the entities of the moves. */
export const MOVE_RULES = content<MoveFile>('roleplay/dungeon-world/moves');
const { standAlone: STAND_ALONE, gives: GIVES, makesCleric: MAKES_CLERIC, clericMoves: CLERIC_MOVES } = MOVE_RULES;

export interface HeldMove {
  readonly name: string;
  /** Level at which the move was taken; 1 for starting moves. */
  readonly level: number;
  /** Class of the move, if it is not the character's own. */
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

/** Level from which moves for levels 6-10 are available. */
const MASTER_LEVEL = 6;

const movesOf = (kind: string): MoveEntity[] =>
  (entityCatalogueOf('dungeon-world').byCategory.get('move') ?? []).filter(
    (move) => move['class'] === kind,
  ) as MoveEntity[];

/** The moves of one character. A move may replace an earlier one, which is then removed. */
export class CharacterMoves {
  held: HeldMove[] = [];
  /** Level at which a character of another class began to cast like a cleric; undefined if that did not happen. */
  clericSince: number | undefined;
  readonly #class: string;
  readonly #rolls: RollRecorder;
  readonly #otherRace: { name: string; text: string } | undefined;
  readonly #everHeld = new Set<string>();

  /** Starts with the given moves. `otherRace` is a further racial move that a ranger can gain. */
  constructor(kind: string, start: readonly string[], rolls: RollRecorder, otherRace?: { name: string; text: string }) {
    this.#class = kind;
    this.#rolls = rolls;
    this.#otherRace = otherRace;
    for (const name of start) this.#hold(findMove(kind, name), 1);
  }

  has = (name: string): boolean => this.held.some((move) => move.name === name);

  /** Lists the advanced moves that the character can take at a level. */
  available(level: number): MoveEntity[] {
    return movesOf(this.#class).filter((move) => {
      if (this.#everHeld.has(move.name) || MOVE_RULES.neverTaken.includes(move.name)) return false;
      if (move.level === 'first advance') return level === 2;
      if (move.level !== '2-5' && !(move.level === '6-10' && level >= MASTER_LEVEL)) return false;
      if (move.replaces && !this.has(move.replaces)) return false;
      return !move.requires || this.#everHeld.has(move.requires);
    });
  }

  /** Takes one of the available moves at random, with further moves that it gives. */
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

  /** Adds a stand-alone move of another class at random. The character's level counts as `asLevel` for it. */
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
