import { chess } from '../../src/families/chess/index.ts';
import { everyEngine, type Played } from '../vectors/piece-games.ts';

const made = new Map<string, Played[]>();

/** The engines that play a chess variant. Compiling takes longer than most tests, so it is done once. */
export function enginesOf(variant = 'standard'): Played[] {
  const engines = made.get(variant) ?? everyEngine(chess, variant);
  made.set(variant, engines);
  return engines;
}

/** Each row with each engine that plays its variant, chess where none is named. */
export const withEngines = <Row extends object>(rows: readonly (Row & { variant?: string })[]) =>
  rows.flatMap((row) => enginesOf(row.variant).map((played) => ({ ...row, ...played })));
