import { FAMILIES } from '../../dist/families/families.js';
import * as game from '../../dist/play/game.js';
import { legalMoves } from '../../dist/play/legal-moves.js';
import { formatNumbers } from '../../dist/play/move-digits.js';
import { resolveVariant } from '../../dist/play/resolve.js';
import { encodeGame } from '../../dist/play/state.js';
import { writeRecords } from '../../dist/records/write-records.js';
import { LazyCallContext } from '../../dist/tools/context.js';
import { registry } from '../../dist/tools/registry.js';

/** What worst calls are made and measured with, from the built code. Tests pass the same parts from the sources. */
export const engine = {
  FAMILIES,
  game,
  legalMoves,
  formatNumbers,
  resolveVariant,
  encodeGame,
  writeRecords,
  LazyCallContext,
  registry,
};
