import type { SystemSlug } from '../entity/systems.ts';
import type { Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { RecordedRoll } from './rolls.ts';

/** A finished character: the fields that all systems have, and those of its own system. */
export interface Character {
  readonly system: SystemSlug;
  readonly name: string;
  readonly level: number;
  /** The class, path or background that was requested or drawn; null in games without classes if none was requested. */
  readonly class: string | null;
  /** Every roll and random choice, in order. */
  readonly rolls: readonly RecordedRoll[];
  /** A compact character sheet. */
  readonly text: string;
  readonly credit: string;
  readonly [figure: string]: unknown;
}

export interface CharacterRequest {
  readonly level: number;
  /** Name of the wanted class, in any spelling. Default: drawn at random. */
  readonly class?: string | undefined;
  readonly rng: Rng;
}

/** The reason why a character can't be made; `unknown` means that there is no such class. */
export interface CharacterFault {
  readonly kind: 'unknown' | 'impossible';
  readonly detail: string;
}

/** A function that makes characters of one system. */
export type CharacterGenerator = (request: CharacterRequest) => Result<Character, CharacterFault>;
