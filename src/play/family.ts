import type { z } from 'zod';
import type { Definition } from './definition.ts';
import type { Rules } from './position.ts';

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

/** A change that many variants can carry, asked for as `variant+flag`. */
export interface Flag {
  readonly title: string;
  readonly summary: string;
  /** Flags of one group exclude each other. */
  readonly group?: string;
  readonly patch: Patch | ((definition: Readonly<Record<string, unknown>>) => Patch);
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
  /** Other names of variants. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Contradictions of a resolved definition, one sentence each; none when it can be played. */
  contradictions(definition: Definition): string[];
  compile(definition: Definition): Rules;
}
