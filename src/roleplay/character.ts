import type { SystemSlug } from '../entity/systems.ts';
import type { Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { RecordedRoll } from './rolls.ts';

/** A character ready to be played: what all systems have, and the figures of its own. */
export interface Character {
  readonly system: SystemSlug;
  readonly name: string;
  readonly level: number;
  /** Class, path or background by which the character was made; null where the game has none. */
  readonly class: string | null;
  /** Every roll and choice of chance, in order. */
  readonly rolls: readonly RecordedRoll[];
  /** A compact sheet, to be read out at the table. */
  readonly text: string;
  readonly credit: string;
  readonly [figure: string]: unknown;
}

export interface CharacterRequest {
  readonly level: number;
  /** As the caller wrote it; chance decides where it is left out. */
  readonly class?: string | undefined;
  readonly rng: Rng;
}

/** Why there is no such character; `unknown` names a class that isn't there. */
export interface CharacterFault {
  readonly kind: 'unknown' | 'impossible';
  readonly detail: string;
}

/** Makes characters of one system. */
export type Chargen = (asked: CharacterRequest) => Result<Character, CharacterFault>;
