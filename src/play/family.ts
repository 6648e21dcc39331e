import type { z } from 'zod';
import type { Result } from '../lib/result.ts';
import type { Definition } from './definition.ts';
import type { Move } from './move.ts';
import type { Outcome } from './position.ts';
import type { Rules } from './rules.ts';

/** A JSON Merge Patch of a definition. */
export type Patch = { [key: string]: unknown };

/** A variant as it is authored: what differs from its parent. */
export interface Source {
  readonly title: string;
  /** What is special about it, in one line. */
  readonly summary: string;
  /** Another variant of the family; the family's base when left out. */
  readonly parent?: string;
  /** Where the rules are from. */
  readonly source: string;
  readonly year?: number;
  readonly region?: string;
  readonly patch: Patch;
}

/** Something that a definition must have for a flag to be added. */
export interface Need {
  /** What is wrong where it has not: `nobody may give check`. */
  readonly otherwise: string;
  holds(definition: Definition): boolean;
}

/** A change that many variants can carry, asked for as `variant+flag`. */
export interface Flag {
  readonly title: string;
  readonly summary: string;
  /** Flags of one group exclude each other. */
  readonly group?: string;
  /** Asked in this order of what variant and earlier flags make together. */
  readonly needs?: readonly Need[];
  /** What changes nothing is accepted whatever the needs are, so that every definition can be asked for its patch. */
  readonly patch: Patch | ((definition: Definition) => Patch);
}

/** A whole game as text says it. */
export interface GameText {
  readonly tags: Readonly<Record<string, string>>;
  /** Moves in the family's notation. */
  readonly moves: readonly string[];
}

/** A whole game to be written. */
export interface PlayedGame extends GameText {
  /** The position it starts from, and whether that is the usual one of the variant. */
  readonly fen: string;
  readonly isUsualStart: boolean;
  readonly definition: Definition;
  /** The variant's title; undefined for the game that has the family's own name. */
  readonly variant: string | undefined;
  readonly outcome: Outcome | undefined;
  /** The moves as they were told when they were made. */
  readonly made: readonly Move[];
}

/** How whole games are written down in the field: PGN, KIF, SGF. */
export interface GameFormat {
  readonly name: string;
  /** The text is in this format rather than a position string. */
  matches(text: string): boolean;
  parse(text: string): Result<GameText, string>;
  /** The game in this format, if it can be said in it; left out where a format is only read. */
  format?(game: PlayedGame): string | undefined;
  /** The tag that holds the position a game starts from. */
  readonly startTag: string;
  /** In what a text that was read differs from the definition by which its moves are played. */
  differences?(tags: Readonly<Record<string, string>>, definition: Definition): readonly string[];
  /** The field of a move that its moves are; `notation` when left out. */
  readonly moveField?: string;
}

/** A family of games: one schema of rule words, a base game, and everything that differs from it as data. */
export interface Family {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly schema: z.ZodType<Definition>;
  readonly base: Patch;
  readonly variants: Readonly<Record<string, Source>>;
  /** In the order in which they are applied. */
  readonly flags: Readonly<Record<string, Flag>>;
  /** Other names of flags, each with those that it implies: `10x11` is `10x10+files-11`. */
  readonly flagAliases?: Readonly<Record<string, string>>;
  /** Other names of variants, with the flags that a name implies: `grandhouse` is `grand+drops`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Contradictions of a resolved definition, one sentence each; none when it can be played. */
  contradictions(definition: Definition): string[];
  compile(definition: Definition): Rules;
  /** How whole games are read; they are written in the first that can. */
  readonly gameFormats?: readonly GameFormat[];
}
