import type { SystemSlug } from '../entity/systems.ts';
import type { Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { Chance, RecordedRoll } from './rolls.ts';

/** A finished character: the fields that all systems have, and those of its own system. */
export interface Character {
  readonly system: SystemSlug;
  readonly name: string;
  readonly level: number;
  /**
   * The class, path or background that was requested or drawn. Null in games without classes, unless a background was
   * requested.
   */
  readonly class: string | null;
  /** Every roll and random choice, in order. */
  readonly rolls: readonly RecordedRoll[];
  /** Compact character sheet as text. */
  readonly text: string;
  readonly credit: string;
  readonly [figure: string]: unknown;
}

export interface CharacterRequest {
  readonly level: number;
  /** Name of the requested class, in any spelling. Default: a class drawn at random. */
  readonly class?: string | undefined;
  readonly rng: Rng | Chance;
}

/** The reason why a character cannot be made. `unknown` means that there is no such class. */
export interface CharacterFault {
  readonly kind: 'unknown' | 'impossible';
  readonly detail: string;
}

/** Makes characters of one system. */
export type CharacterGenerator = (request: CharacterRequest) => Result<Character, CharacterFault>;
