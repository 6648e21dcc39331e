import { compileBoard } from '../../src/fairy/board/board.ts';
import { ReferencePosition } from '../../src/fairy/engines/mailbox/reference-position.ts';
import { enginesFor } from '../../src/fairy/engines.ts';
import type { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { fairyRules } from '../../src/fairy/rules.ts';
import type { DraughtsDefinition } from '../../src/families/draughts/definition.ts';
import { compileBoard as compileDraughts } from '../../src/families/draughts/engine/board.ts';
import { draughtsRules } from '../../src/families/draughts/rules.ts';
import type { GoDefinition } from '../../src/families/go/definition.ts';
import { goRules, SURROUNDING_ENGINES } from '../../src/families/go/rules.ts';
import type { HexDefinition } from '../../src/families/hex/definition.ts';
import { HEX_ENGINES, hexRules } from '../../src/families/hex/rules.ts';
import type { MancalaDefinition } from '../../src/families/mancala/definition.ts';
import { compileBoard as compilePits } from '../../src/families/mancala/engine/board.ts';
import { enginesFor as pitEngines } from '../../src/families/mancala/engine/engines.ts';
import { mancalaRules } from '../../src/families/mancala/rules.ts';
import type { ReversiDefinition } from '../../src/families/reversi/definition.ts';
import { compileBoard as compileDiscs } from '../../src/families/reversi/engine/board.ts';
import { enginesFor as discEngines, reversiRules } from '../../src/families/reversi/rules.ts';
import type { Variant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';

/** Makes the rules for each engine that can play a variant, the fastest first. */
type Engines = (variant: Variant) => readonly Rules[];

function fairyEngines({ definition, rules }: Variant): Rules[] {
  const fairy = definition as FairyDefinition;
  return enginesFor(compileBoard(fairy)).map((engine) => fairyRules(fairy, rules.ai, engine));
}

/** Draughts with bitboards where possible, and square by square. */
function draughtsEngines({ definition, rules }: Variant): Rules[] {
  const draughts = definition as DraughtsDefinition;
  return compileDraughts(draughts).layout ? [rules, draughtsRules(draughts, rules.ai, { plain: true })] : [rules];
}

function reversiEngines({ definition }: Variant): Rules[] {
  const reversi = definition as ReversiDefinition;
  return discEngines(compileDiscs(reversi)).map((engine) => reversiRules(reversi, engine));
}

/** Go with its two ways of recording surrounded stones; games of rows have one engine. */
function goEngines({ definition, rules }: Variant): Rules[] {
  const go = definition as GoDefinition;
  return go.rules.row ? [rules] : SURROUNDING_ENGINES.map((keeper) => goRules(go, keeper));
}

/** Hex with union-find trees that undo, and by searching for chains from scratch. */
const hexEngines = ({ definition }: Variant): Rules[] =>
  HEX_ENGINES.map((engine) => hexRules(definition as HexDefinition, engine));

/** Mancala with packed bytes for boards with stores, and seed by seed. */
function mancalaEngines({ definition }: Variant): Rules[] {
  const mancala = definition as MancalaDefinition;
  return pitEngines(compilePits(mancala)).map((engine) => mancalaRules(mancala, engine));
}

/** Families that have several engines. */
const ENGINES: Readonly<Record<string, Engines>> = {
  chess: fairyEngines,
  shogi: fairyEngines,
  xiangqi: fairyEngines,
  draughts: draughtsEngines,
  mancala: mancalaEngines,
  go: goEngines,
  reversi: reversiEngines,
  hex: hexEngines,
};

/** Whether only the reference engine, which tries each move on the board, can play the variant. */
export const isSlow = ({ family, definition }: Variant): boolean =>
  ENGINES[family.slug] === fairyEngines &&
  enginesFor(compileBoard(definition as FairyDefinition))[0] === ReferencePosition;

/**
 * The variant with each engine that can play it. States are always decoded for the engine that `resolveVariant` chose, so that
 * a game of the plain engine is compared with its fast twin whenever it passes through a state.
 */
export function twinsOf(variant: Variant): Variant[] {
  const engines = ENGINES[variant.family.slug]?.(variant) ?? [variant.rules];
  return engines.map((rules) => ({ ...variant, rules }));
}
