import { chess } from '../../src/families/chess/index.ts';
import type { Family } from '../../src/play/family.ts';
import { everyEngine, type Played } from '../vectors/piece-games.ts';

const made = new Map<string, Played[]>();

/** The engines that play a variant, of chess if not told. Compiling takes longer than most tests, so it is done once. */
export function enginesOf(variant = 'standard', family: Family = chess): Played[] {
  const name = `${family.slug}/${variant}`;
  const engines = made.get(name) ?? everyEngine(family, variant);
  made.set(name, engines);
  return engines;
}

/** Each row with each engine that plays its variant, chess where none is named. */
export const withEngines = <Row extends object>(rows: readonly (Row & { variant?: string })[]) =>
  rows.flatMap((row) => enginesOf(row.variant).map((played) => ({ ...row, ...played })));
