import type { FamilyEngine } from '../../play/family.ts';

/** What plays each family, each in a file of its own that a page loads when it needs it. */
const LOADERS: Readonly<Record<string, () => Promise<FamilyEngine>>> = {
  chess: async () => (await import('../../families/chess/engine.ts')).chessEngine,
  draughts: async () => (await import('../../families/draughts/engine.ts')).draughtsEngine,
  go: async () => (await import('../../families/go/engine.ts')).goEngine,
  reversi: async () => (await import('../../families/reversi/engine.ts')).reversiEngine,
  shogi: async () => (await import('../../families/shogi/engine.ts')).shogiEngine,
  xiangqi: async () => (await import('../../families/xiangqi/engine.ts')).xiangqiEngine,
  mancala: async () => (await import('../../families/mancala/engine.ts')).mancalaEngine,
  morris: async () => (await import('../../families/morris/engine.ts')).morrisEngine,
  hex: async () => (await import('../../families/hex/engine.ts')).hexEngine,
  'landlords-game': async () => (await import('../../families/landlords-game/engine.ts')).landlordsGameEngine,
};

/** Loads what plays a family. */
export const loadEngine = (family: string): Promise<FamilyEngine> => LOADERS[family]!();
