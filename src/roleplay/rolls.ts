import type { Rng } from '../lib/rng.ts';

/** A roll that an answer tells, so that everybody can see how it came about. */
export interface RecordedRoll {
  /** What it was for. */
  readonly what: string;
  /** `3d6`, `4d6kh3`, `1d20`. */
  readonly dice: string;
  readonly faces: readonly number[];
  readonly total: number;
  /** What came of it, where that isn't the number. */
  readonly result?: string;
}

/** Rolls dice for an answer and keeps account of them. */
export class Rolls {
  readonly recorded: RecordedRoll[] = [];
  readonly rng: Rng;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  /** The sum of so many dice of so many sides. */
  sum(what: string, count: number, sides: number): number {
    const faces = this.#faces(count, sides);
    return this.#tell(
      what,
      `${count}d${sides}`,
      faces,
      faces.reduce((sum, face) => sum + face, 0),
    );
  }

  /** The sum of the highest `keep` of so many dice. */
  highest(what: string, count: number, sides: number, keep: number): number {
    const faces = this.#faces(count, sides);
    const kept = [...faces].sort((a, b) => b - a).slice(0, keep);
    return this.#tell(
      what,
      `${count}d${sides}kh${keep}`,
      faces,
      kept.reduce((sum, face) => sum + face, 0),
    );
  }

  lowest(what: string, count: number, sides: number): number {
    const faces = this.#faces(count, sides);
    return this.#tell(what, `${count}d${sides}kl1`, faces, Math.min(...faces));
  }

  /** One of several things, each as likely, as by a die with that many sides. */
  pick<Thing>(what: string, things: readonly Thing[], nameOf: (thing: Thing) => string = String): Thing {
    const face = 1 + this.rng.below(things.length);
    const thing = things[face - 1]!;
    this.recorded.push({ what, dice: `1d${things.length}`, faces: [face], total: face, result: nameOf(thing) });
    return thing;
  }

  /** A roll that was made elsewhere, as on a table. */
  record(roll: RecordedRoll): void {
    this.recorded.push(roll);
  }

  #faces(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => 1 + this.rng.below(sides));
  }

  #tell(what: string, dice: string, faces: readonly number[], total: number): number {
    this.recorded.push({ what, dice, faces, total });
    return total;
  }
}
