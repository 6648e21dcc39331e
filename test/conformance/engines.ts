import { compileBoard } from '../../src/fairy/board.ts';
import { FairyDefinition } from '../../src/fairy/definition.ts';
import { enginesFor } from '../../src/fairy/engines.ts';
import { fairyRules } from '../../src/fairy/rules.ts';
import { TrialPosition } from '../../src/fairy/trial-position.ts';
import { compileBoard as compileDraughts } from '../../src/families/draughts/board.ts';
import { DraughtsDefinition } from '../../src/families/draughts/definition.ts';
import { draughtsRules } from '../../src/families/draughts/rules.ts';
import type { Variant } from '../../src/play/resolve.ts';

/** No engine but the one that tries each move on the board can play the variant. */
export function isSlow({ definition }: Variant): boolean {
  const fairy = FairyDefinition.safeParse(definition);
  return fairy.success && enginesFor(compileBoard(fairy.data))[0] === TrialPosition;
}

/**
 * The variant as each engine plays it that can. States are always decoded for the engine that `resolve` chose, so that
 * a game of the plain one is held against its fast twin wherever it goes through a state.
 */
export function twinsOf(variant: Variant): Variant[] {
  const { definition, rules } = variant;
  const jumping = DraughtsDefinition.safeParse(definition);
  if (jumping.success) return [variant, ...plainTwins(variant, jumping.data)];
  const fairy = FairyDefinition.safeParse(definition);
  if (!fairy.success) return [variant];
  const engines = enginesFor(compileBoard(fairy.data));
  return engines.map((engine) => ({ ...variant, rules: fairyRules(fairy.data, rules.ai, engine) }));
}

/** Draughts square by square, where it is played by sets of squares. */
function plainTwins(variant: Variant, definition: DraughtsDefinition): Variant[] {
  if (!compileDraughts(definition).layout) return [];
  return [{ ...variant, rules: draughtsRules(definition, variant.rules.ai, { plain: true }) }];
}
