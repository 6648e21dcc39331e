import { chess } from '../../src/families/chess/index.ts';
import type { Family } from '../../src/play/family.ts';
import { everyEngine, type Played } from '../vectors/piece-games.ts';

const made = new Map<string, Played[]>();

/** The engines that play a variant; default family: chess. Cached, because compiling takes longer than most tests. */
export function enginesOf(variant = 'standard', family: Family = chess): Played[] {
  const name = `${family.slug}/${variant}`;
  const engines = made.get(name) ?? everyEngine(family, variant);
  made.set(name, engines);
  return engines;
}

/** Combines each row with each engine that plays its variant; chess if no variant is given. */
export const withEngines = <Row extends object>(rows: readonly (Row & { variant?: string })[]) =>
  rows.flatMap((row) => enginesOf(row.variant).map((played) => ({ ...row, ...played })));
