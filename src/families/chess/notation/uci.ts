import type { RecordFormat } from '../../../play/record-format.ts';
import { isPositionCommand, parsePositionCommand } from '../../../records/position-command.ts';

/** Format of games given as a UCI `position` command. It is only read, never written. */
export const uciFormat = {
  name: 'UCI',
  matches: isPositionCommand,
  parse: parsePositionCommand,
  startTag: 'fen',
  moveField: 'uci',
} satisfies RecordFormat;
