import type { z } from 'zod';
import type { Topology } from '../board/topologies.ts';
import type { Definition } from './definition.ts';
import type { PositionEditor } from './editor/position-editor.ts';
import type { FamilyView } from './family-view.ts';
import type { Position } from './position.ts';
import type { RecordFormat } from './record-format.ts';
import type { Rules } from './rules.ts';

/** Changes to a definition, in the format of JSON Merge Patch. */
export type DefinitionPatch = { [key: string]: unknown };

/** A variant as written in the variant tables: how it differs from its parent. */
export interface VariantSource {
  readonly title: string;
  /** What is special about the variant, in one line. */
  readonly summary: string;
  /** Slug of the variant of the family that this one is based on. Default: the family's base. */
  readonly parent?: string;
  /** Where the rules were published. */
  readonly source: string;
  readonly year?: number;
  readonly region?: string;
  readonly patch: DefinitionPatch;
}

/** A condition that a variant must meet before a flag can be added. */
export interface FlagCondition {
  /** Why the flag cannot be added to a variant that does not meet the condition: `nobody may give check`. */
  readonly otherwise: string;
  holds(definition: Definition): boolean;
}

/** A rule change that can be added to many variants, requested as `variant+flag`. */
export interface VariantFlag {
  readonly title: string;
  readonly summary: string;
  /** Name of a group of flags that exclude each other. */
  readonly group?: string;
  /** Conditions on the variant with all earlier flags, checked in this order. */
  readonly needs?: readonly FlagCondition[];
  /**
   * Makes the patch for a definition. Must work even for one that does not meet `needs`: a flag that changes nothing is
   * accepted before the needs are checked.
   */
  readonly patch: DefinitionPatch | ((definition: Definition) => DefinitionPatch);
}

/** What plays the games of a family, once their definitions are known: the rules, the notation, the pictures. */
export interface FamilyEngine {
  readonly slug: string;
  readonly title: string;
  /** All fields that moves of the family have, as a caller sends them or as they are described. */
  readonly moveFields: readonly string[];
  compile(definition: Definition): Rules;
  /**
   * Facts about a legal move that the board proves, as verb phrases about the move: "captures the undefended knight on
   * f6". The most important ones come first. The position is the same afterwards.
   */
  explainMove?(position: Position, move: number): string[];
  /** Formats of whole games, the usual one first. All can be read; a game is written in those that can express it. */
  readonly recordFormats?: readonly RecordFormat[];
  readonly view: FamilyView;
  /**
   * Makes the functions with which a board editor sets up positions of a definition. Absent if the board shows too
   * little of a position.
   */
  editor?(definition: Definition): PositionEditor;
  /** The kind of board that a definition is played on. */
  topology(definition: Definition): Topology;
}

/** The names of a family's variants, as far as records need them. */
export interface VariantNames {
  readonly variants: Readonly<Record<string, Pick<VariantSource, 'title'>>>;
  /** Other names of variants, with the flags they imply: `grandhouse` is `grand+drops`. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** A family of games: a schema of rule words, a base definition, patches that make all variants, and what plays them. */
export interface Family extends FamilyEngine, VariantNames {
  /** Other names of the family, each with the variant it means: `checkers` is `english`. */
  readonly otherNames?: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly schema: z.ZodType<Definition>;
  readonly base: DefinitionPatch;
  readonly variants: Readonly<Record<string, VariantSource>>;
  /** All flags, in the order in which they are applied. */
  readonly flags: Readonly<Record<string, VariantFlag>>;
  /** Other names of flags, each with the flags it means: `10x11` is `10x10+files-11`. */
  readonly flagAliases?: Readonly<Record<string, string>>;
  /** Lists the contradictions in a resolved definition, one sentence each; empty if the game can be played. */
  findContradictions(definition: Definition): string[];
  /** Size of a definition's board, in the form that players use: "19×19", "24 points". */
  boardSize(definition: Definition): string;
  /**
   * The parts of a definition that affect the picture of its start, as JSON. The parts of two definitions are equal
   * exactly if their pictures are.
   */
  startPictureParts(definition: Definition): unknown;
}
