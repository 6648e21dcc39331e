import { compileBoard } from '../../src/fairy/board/board.ts';
import { ReferencePosition } from '../../src/fairy/engines/mailbox/reference-position.ts';
import { enginesFor } from '../../src/fairy/engines.ts';
import type { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { fairyRules } from '../../src/fairy/rules.ts';
import type { DraughtsDefinition } from '../../src/families/draughts/definition.ts';
import { compileBoard as compileDraughts } from '../../src/families/draughts/engine/board.ts';
import { draughtsRules } from '../../src/families/draughts/rules.ts';
import type { GoDefinition } from '../../src/families/go/definition.ts';
import { goRules, STONES_ENGINES } from '../../src/families/go/rules.ts';
import type { HexDefinition } from '../../src/families/hex/definition.ts';
import { ENGINES as HEX_ENGINES, hexRules } from '../../src/families/hex/rules.ts';
import type { MancalaDefinition } from '../../src/families/mancala/definition.ts';
import { compileBoard as compilePits } from '../../src/families/mancala/engine/board.ts';
import { enginesFor as pitEngines } from '../../src/families/mancala/engine/engines.ts';
import { mancalaRules } from '../../src/families/mancala/rules.ts';
import type { ReversiDefinition } from '../../src/families/reversi/definition.ts';
import { compileBoard as compileDiscs } from '../../src/families/reversi/engine/board.ts';
import { enginesFor as discEngines, reversiRules } from '../../src/families/reversi/rules.ts';
import type { Variant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';

/** The rules as each engine plays them that can, the fastest first. */
type Engines = (variant: Variant) => readonly Rules[];

function fairyEngines({ definition, rules }: Variant): Rules[] {
  const fairy = definition as FairyDefinition;
  return enginesFor(compileBoard(fairy)).map((engine) => fairyRules(fairy, rules.ai, engine));
}

/** Draughts by sets of squares where it can be played so, and square by square. */
function draughtsEngines({ definition, rules }: Variant): Rules[] {
  const draughts = definition as DraughtsDefinition;
  return compileDraughts(draughts).layout ? [rules, draughtsRules(draughts, rules.ai, { plain: true })] : [rules];
}

function reversiEngines({ definition }: Variant): Rules[] {
  const reversi = definition as ReversiDefinition;
  return discEngines(compileDiscs(reversi)).map((engine) => reversiRules(reversi, engine));
}

/** Two ways to keep stones that are surrounded; where rows win there is one. */
function goEngines({ definition, rules }: Variant): Rules[] {
  const go = definition as GoDefinition;
  return go.rules.row ? [rules] : STONES_ENGINES.map((keeper) => goRules(go, keeper));
}

/** Hex by trees of stones that are joined and parted, and by looking for chains anew. */
const hexEngines = ({ definition }: Variant): Rules[] =>
  HEX_ENGINES.map((engine) => hexRules(definition as HexDefinition, engine));

/** Boards with stores by words of bytes, and seed by seed. */
function mancalaEngines({ definition }: Variant): Rules[] {
  const mancala = definition as MancalaDefinition;
  return pitEngines(compilePits(mancala)).map((engine) => mancalaRules(mancala, engine));
}

/** Families that several engines play. */
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

/** No engine but the one that tries each move on the board can play the variant. */
export const isSlow = ({ family, definition }: Variant): boolean =>
  ENGINES[family.slug] === fairyEngines &&
  enginesFor(compileBoard(definition as FairyDefinition))[0] === ReferencePosition;

/**
 * The variant as each engine plays it that can. States are always decoded for the engine that `resolve` chose, so that
 * a game of the plain one is held against its fast twin wherever it goes through a state.
 */
export function twinsOf(variant: Variant): Variant[] {
  const engines = ENGINES[variant.family.slug]?.(variant) ?? [variant.rules];
  return engines.map((rules) => ({ ...variant, rules }));
}
