/** Seeds captured from one pit during a sowing. */
export interface TakenSeeds {
  readonly pit: number;
  readonly seeds: number;
  /** The player who keeps the seeds; undefined if they are sown again. */
  readonly seat: number | undefined;
}

/** One lap of a sowing. `pits` lists the pits and stores that receive a seed, in order. */
export interface SowingLap {
  /** The emptied pit; undefined if the seeds came from the hand or were just captured. */
  readonly from: number | undefined;
  readonly pits: number[];
  readonly taken: TakenSeeds[];
}

/** Maximum number of laps recorded in detail. Further laps are only counted. */
const MAX_LAPS = 200;

/** Records a sowing lap by lap while it is made. */
export class LapLog {
  readonly laps: SowingLap[] = [];
  /** Total number of laps. */
  count = 0;
  /** By seat: number of seeds won in the sowing. */
  readonly gained: [number, number] = [0, 0];
  /** Number of captured seeds that were sown again. */
  resown = 0;

  /** Whether the same player has the next move. */
  again = false;
  /** Whether the sowing would never end. */
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
