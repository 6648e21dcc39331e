import { Rng } from '../lib/rng.ts';

/** A roll that is listed in an answer, so that callers can check the result. */
export interface RecordedRoll {
  /** What the roll is for. */
  readonly what: string;
  /** The dice in dice notation, such as `3d6`, `4d6kh3` or `1d20`. */
  readonly dice: string;
  readonly faces: readonly number[];
  readonly total: number;
  /** What the roll selected; undefined if only its total counts. */
  readonly result?: string;
}

/** Chance of which the rolls for some purposes come from elsewhere, so that only these can be drawn again. */
export interface Chance {
  readonly rng: Rng;
  /** The generator of rolls for a purpose; undefined for the usual one. */
  freshFor(what: string): Rng | undefined;
}

/** Rolls dice and records every roll. */
export class RollRecorder {
  readonly recorded: RecordedRoll[] = [];
  readonly rng: Rng;

  readonly #freshFor: Chance['freshFor'];

  constructor(chance: Rng | Chance) {
    const isWhole = chance instanceof Rng;
    this.rng = isWhole ? chance : chance.rng;
    this.#freshFor = isWhole ? () => undefined : (what) => chance.freshFor(what);
  }

  /** Draws for a purpose. The usual generator is drawn from in any case, so that rolls after it stay as they were. */
  draw<Drawn>(what: string, from: (rng: Rng) => Drawn): Drawn {
    const fresh = this.#freshFor(what);
    const usual = from(this.rng);
    return fresh ? from(fresh) : usual;
  }

  /** Rolls `count` dice and returns their sum. */
  sum(what: string, count: number, sides: number): number {
    const faces = this.#faces(what, count, sides);
    return this.#recordDice(
      what,
      `${count}d${sides}`,
      faces,
      faces.reduce((sum, face) => sum + face, 0),
    );
  }

  /** Rolls `count` dice and returns the sum of the highest `keep` of them. */
  highest(what: string, count: number, sides: number, keep: number): number {
    const faces = this.#faces(what, count, sides);
    const highestFaces = [...faces].sort((a, b) => b - a).slice(0, keep);
    return this.#recordDice(
      what,
      `${count}d${sides}kh${keep}`,
      faces,
      highestFaces.reduce((sum, face) => sum + face, 0),
    );
  }

  lowest(what: string, count: number, sides: number): number {
    const faces = this.#faces(what, count, sides);
    return this.#recordDice(what, `${count}d${sides}kl1`, faces, Math.min(...faces));
  }

  /** Draws one of several equally likely items. The draw is recorded as a roll of a die with that many sides. */
  pick<Thing>(what: string, things: readonly Thing[], nameOf: (thing: Thing) => string = String): Thing {
    const face = this.draw(what, (rng) => 1 + rng.below(things.length));
    const thing = things[face - 1]!;
    this.recorded.push({ what, dice: `1d${things.length}`, faces: [face], total: face, result: nameOf(thing) });
    return thing;
  }

  /** Draws `count` different items, or all if there are fewer. Each draw is recorded. */
  pickDistinct<Thing>(
    what: string,
    things: readonly Thing[],
    count: number,
    nameOf?: (thing: Thing) => string,
  ): Thing[] {
    const remaining = [...things];
    return Array.from({ length: Math.max(0, Math.min(count, remaining.length)) }, () => {
      const thing = this.pick(what, remaining, nameOf);
      remaining.splice(remaining.indexOf(thing), 1);
      return thing;
    });
  }

  /** Records a roll that was made elsewhere, for example on a table. */
  record(roll: RecordedRoll): void {
    this.recorded.push(roll);
  }

  #faces(what: string, count: number, sides: number): number[] {
    return this.draw(what, (rng) => Array.from({ length: count }, () => 1 + rng.below(sides)));
  }

  #recordDice(what: string, dice: string, faces: readonly number[], total: number): number {
    this.recorded.push({ what, dice, faces, total });
    return total;
  }
}
