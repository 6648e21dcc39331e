import type { SystemSlug } from '../entity/systems.ts';
import type { Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { RecordedRoll } from './rolls.ts';

/** A character ready to play: the fields that all systems have, and those of its own system. */
export interface Character {
  readonly system: SystemSlug;
  readonly name: string;
  readonly level: number;
  /** Class, path or background that was asked for or drawn; null in games without classes if none was asked for. */
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
  /** In any spelling; drawn at random if undefined. */
  readonly class?: string | undefined;
  readonly rng: Rng;
}

/** Why a character can't be made; `unknown` means that there is no such class. */
export interface CharacterFault {
  readonly kind: 'unknown' | 'impossible';
  readonly detail: string;
}

/** Makes characters of one system. */
export type CharacterGenerator = (request: CharacterRequest) => Result<Character, CharacterFault>;
