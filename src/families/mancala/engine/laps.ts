/** Seeds that were taken from a pit during a sowing. */
export interface TakenSeeds {
  readonly pit: number;
  readonly seeds: number;
  /** Who got them; undefined where they go on in the sowing. */
  readonly seat: number | undefined;
}

/** One lap: the pit that is emptied, the pits and stores that get a seed each, in order, and what was taken. */
export interface Lap {
  /** A pit, or undefined where the seeds are from the hand or were just taken. */
  readonly from: number | undefined;
  readonly pits: number[];
  readonly taken: TakenSeeds[];
}

/** More laps than these are not told one by one. */
const MOST_LAPS = 200;

/** Writes a sowing down while it is made, for those who want to see it. */
export class LapLog {
  readonly laps: Lap[] = [];
  /** Laps in all, and seeds that each player got. */
  count = 0;
  readonly gained: [number, number] = [0, 0];
  /** Seeds that were taken and sown on. */
  resown = 0;

  /** The same player moves again. */
  again = false;
  /** There would be no end to it. */
  endless = false;

  begin(from: number | undefined): void {
    this.count++;
    if (this.count <= MOST_LAPS) this.laps.push({ from, pits: [], taken: [] });
  }

  drop(cell: number): void {
    if (this.count <= MOST_LAPS) this.laps.at(-1)?.pits.push(cell);
  }

  take(pit: number, seeds: number, seat: number | undefined): void {
    if (seat === undefined) this.resown += seeds;
    else this.gained[seat]! += seeds;
    if (this.count <= MOST_LAPS) this.laps.at(-1)?.taken.push({ pit, seeds, seat });
  }
}
