import type { z } from 'zod';
import type { Topology } from '../board/topologies.ts';
import type { Result } from '../lib/result.ts';
import type { Definition } from './definition.ts';
import type { FamilyView } from './family-view.ts';
import type { Move } from './move.ts';
import type { Outcome } from './position.ts';
import type { Rules } from './rules.ts';

/** A JSON Merge Patch of a definition. */
export type Patch = { [key: string]: unknown };

/** A variant as its author writes it: the differences from its parent. */
export interface Source {
  readonly title: string;
  /** What is special about the variant, in one line. */
  readonly summary: string;
  /** Slug of another variant of the family. Default: the family's base. */
  readonly parent?: string;
  /** Source of the rules. */
  readonly source: string;
  readonly year?: number;
  readonly region?: string;
  readonly patch: Patch;
}

/** A condition that a definition must meet before a flag can be added. */
export interface Need {
  /** Why the flag cannot be added to a definition that does not meet the condition: `nobody may give check`. */
  readonly otherwise: string;
  holds(definition: Definition): boolean;
}

/** A change that can be added to many variants, requested as `variant+flag`. */
export interface Flag {
  readonly title: string;
  readonly summary: string;
  /** Flags of one group exclude each other. */
  readonly group?: string;
  /** Conditions on the variant with all earlier flags, checked in this order. */
  readonly needs?: readonly Need[];
  /**
   * Must work for every definition, even one that does not meet `needs`: a flag whose patch changes nothing is accepted
   * before the needs are checked.
   */
  readonly patch: Patch | ((definition: Definition) => Patch);
}

/** A whole game, read from text. */
export interface ParsedGame {
  readonly tags: Readonly<Record<string, string>>;
  /** Moves in the family's notation. */
  readonly moves: readonly string[];
}

/** A whole game to be written. */
export interface PlayedGame extends ParsedGame {
  /** Position string of the start. */
  readonly fen: string;
  readonly isUsualStart: boolean;
  readonly definition: Definition;
  /** The variant's title; undefined for the variant that has the family's own name. */
  readonly variant: string | undefined;
  readonly outcome: Outcome | undefined;
  /** The moves as JSON, as `Notation.describe` returned them when they were played. */
  readonly made: readonly Move[];
}

/** A standard format for whole games: PGN, KIF, SGF. */
export interface GameFormat {
  readonly name: string;
  /** Whether the text is in this format and not a position string. */
  matches(text: string): boolean;
  parse(text: string): Result<ParsedGame, string>;
  /** Writes the game; undefined if the format cannot express it. Missing if the format is only read. */
  format?(game: PlayedGame): string | undefined;
  /** The tag that holds the position a game starts from. */
  readonly startTag: string;
  /** Lists how the tags of a text differ from the definition by which its moves are played, one sentence each. */
  differences?(tags: Readonly<Record<string, string>>, definition: Definition): readonly string[];
  /** The field of a move that holds the format's move texts. Default: `notation`. */
  readonly moveField?: string;
}

/** A family of games: a schema of rule words, a base definition, and patches of it for all variants. */
export interface Family {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly schema: z.ZodType<Definition>;
  readonly base: Patch;
  readonly variants: Readonly<Record<string, Source>>;
  /** In the order in which they are applied. */
  readonly flags: Readonly<Record<string, Flag>>;
  /** Other names of flags, each with the flags it stands for: `10x11` is `10x10+files-11`. */
  readonly flagAliases?: Readonly<Record<string, string>>;
  /** Other names of variants, with the flags they imply: `grandhouse` is `grand+drops`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Lists the contradictions in a resolved definition, one sentence each; empty if it can be played. */
  contradictions(definition: Definition): string[];
  compile(definition: Definition): Rules;
  /** Formats of whole games. All are read; a game is written in those that can express it, the usual one first. */
  readonly gameFormats?: readonly GameFormat[];
  readonly view: FamilyView;
  /** The kind of board that a definition is played on. */
  topology(definition: Definition): Topology;
  /** The size of a definition's board, as players give it: "19×19", "24 points". */
  boardSize(definition: Definition): string;
  /**
   * The parts of a definition that affect the picture of its start, as JSON: equal parts mean equal pictures, and
   * different parts different ones.
   */
  drawnParts(definition: Definition): unknown;
}
