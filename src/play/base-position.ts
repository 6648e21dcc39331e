import type { Outcome } from './position.ts';

/** Defaults of `Position` for games without dice, checks, claims and repetitions. Engines override what differs. */
export abstract class BasePosition {
  weight(_move: number): number {
    return 1;
  }
  check(): boolean {
    return false;
  }
  claimable(): Outcome | undefined {
    return undefined;
  }
  repetitions(): number {
    return 0;
  }
  historyLength(): number {
    return 0;
  }
  past(): string[] {
    return [];
  }
}
