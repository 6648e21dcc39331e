import { compileBoard } from '../../src/fairy/board.ts';
import { FairyDefinition } from '../../src/fairy/definition.ts';
import { enginesFor } from '../../src/fairy/engines.ts';
import { fairyRules } from '../../src/fairy/rules.ts';
import { TrialPosition } from '../../src/fairy/trial-position.ts';
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
  const fairy = FairyDefinition.safeParse(definition);
  if (!fairy.success) return [variant];
  const engines = enginesFor(compileBoard(fairy.data));
  return engines.map((engine) => ({ ...variant, rules: fairyRules(fairy.data, rules.ai, engine) }));
}
