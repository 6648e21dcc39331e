import type { z } from 'zod';
import type { Topology } from '../board/topologies.ts';
import type { Result } from '../lib/result.ts';
import type { Definition } from './definition.ts';
import type { FamilyView } from './family-view.ts';
import type { Move } from './move.ts';
import type { Outcome } from './position.ts';
import type { Rules } from './rules.ts';

/** Changes to a definition, in the format of JSON Merge Patch. */
export type Patch = { [key: string]: unknown };

/** A variant as written in the variant tables: how it differs from its parent. */
export interface Source {
  readonly title: string;
  /** What is special about the variant, in one line. */
  readonly summary: string;
  /** Slug of the variant of the family that this one is based on. Default: the family's base. */
  readonly parent?: string;
  /** Where the rules were published. */
  readonly source: string;
  readonly year?: number;
  readonly region?: string;
  readonly patch: Patch;
}

/** A condition that a variant must meet before a flag can be added. */
export interface Need {
  /** Why the flag cannot be added to a variant that does not meet the condition: `nobody may give check`. */
  readonly otherwise: string;
  holds(definition: Definition): boolean;
}

/** A rule change that can be added to many variants, requested as `variant+flag`. */
export interface Flag {
  readonly title: string;
  readonly summary: string;
  /** Name of a group of flags that exclude each other. */
  readonly group?: string;
  /** Conditions on the variant with all earlier flags, checked in this order. */
  readonly needs?: readonly Need[];
  /**
   * Makes the patch for a definition. Must work even for one that does not meet `needs`: a flag that changes nothing is
   * accepted before the needs are checked.
   */
  readonly patch: Patch | ((definition: Definition) => Patch);
}

/** A whole game, parsed from text. */
export interface ParsedGame {
  readonly tags: Readonly<Record<string, string>>;
  /** Moves in the family's notation. */
  readonly moves: readonly string[];
}

/** A whole game, as input for writing it in a standard format. */
export interface PlayedGame extends ParsedGame {
  /** Position string of the start. */
  readonly fen: string;
  readonly isUsualStart: boolean;
  readonly definition: Definition;
  /** Title of the variant; undefined for the variant that has the same name as the family. */
  readonly variant: string | undefined;
  readonly outcome: Outcome | undefined;
  /** The moves played as JSON, in the form of `Notation.describe`. */
  readonly made: readonly Move[];
}

/** A standard format for whole games, such as PGN, KIF or SGF. */
export interface GameFormat {
  readonly name: string;
  /** Whether the text is in this format and not a position string. */
  matches(text: string): boolean;
  parse(text: string): Result<ParsedGame, string>;
  /** Writes the game; undefined if the format cannot express it. Absent if the format is only read. */
  format?(game: PlayedGame): string | undefined;
  /** Name of the tag with the position from which a game starts. */
  readonly startTag: string;
  /** Lists how the tags of a text differ from the definition that its moves are played with, one sentence each. */
  differences?(tags: Readonly<Record<string, string>>, definition: Definition): readonly string[];
  /** Field of a move that contains the move text of this format. Default: `notation`. */
  readonly moveField?: string;
}

/** A family of games: a schema of rule words, a base definition, and patches that make all variants from it. */
export interface Family {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly schema: z.ZodType<Definition>;
  readonly base: Patch;
  readonly variants: Readonly<Record<string, Source>>;
  /** All flags, in the order in which they are applied. */
  readonly flags: Readonly<Record<string, Flag>>;
  /** Other names of flags, each with the flags it means: `10x11` is `10x10+files-11`. */
  readonly flagAliases?: Readonly<Record<string, string>>;
  /** Other names of variants, with the flags they imply: `grandhouse` is `grand+drops`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Lists the contradictions in a resolved definition, one sentence each; empty if the game can be played. */
  contradictions(definition: Definition): string[];
  compile(definition: Definition): Rules;
  /** Formats of whole games, the usual one first. All can be read; a game is written in those that can express it. */
  readonly gameFormats?: readonly GameFormat[];
  readonly view: FamilyView;
  /** The kind of board that a definition is played on. */
  topology(definition: Definition): Topology;
  /** Size of a definition's board, in the form that players use: "19×19", "24 points". */
  boardSize(definition: Definition): string;
  /**
   * The parts of a definition that affect the picture of its start, as JSON. The parts of two definitions are equal
   * exactly if their pictures are.
   */
  partsInPicture(definition: Definition): unknown;
}
