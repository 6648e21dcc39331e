/** Seeds captured from a pit during a sowing. */
export interface TakenSeeds {
  readonly pit: number;
  readonly seeds: number;
  /** The player who got them; undefined if they are sown on. */
  readonly seat: number | undefined;
}

/** One lap: the emptied pit, the pits and stores that get a seed each, in order, and the captures. */
export interface Lap {
  /** The emptied pit; undefined if the seeds come from the hand or were just captured. */
  readonly from: number | undefined;
  readonly pits: number[];
  readonly taken: TakenSeeds[];
}

/** Maximum number of laps recorded one by one. */
const MAX_LAPS = 200;

/** Records a sowing while it is made. */
export class LapLog {
  readonly laps: Lap[] = [];
  /** Total number of laps, and seeds won by each player. */
  count = 0;
  readonly gained: [number, number] = [0, 0];
  /** Number of seeds captured and sown on. */
  resown = 0;

  /** Whether the same player moves again. */
  again = false;
  /** Whether the sowing is endless. */
  endless = false;

  begin(from: number | undefined): void {
    this.count++;
    if (this.count <= MAX_LAPS) this.laps.push({ from, pits: [], taken: [] });
  }

  drop(cell: number): void {
    if (this.count <= MAX_LAPS) this.laps.at(-1)?.pits.push(cell);
  }

  take(pit: number, seeds: number, seat: number | undefined): void {
    if (seat === undefined) this.resown += seeds;
    else this.gained[seat]! += seeds;
    if (this.count <= MAX_LAPS) this.laps.at(-1)?.taken.push({ pit, seeds, seat });
  }
}
