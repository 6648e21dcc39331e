import type { Outcome } from './position.ts';

/** What `Position` says of games without dice, checks, claims and repetitions; an engine tells what is otherwise. */
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
  past(): string[] {
    return [];
  }
}
