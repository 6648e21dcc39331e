import type { VariantSource } from '../../../play/family.ts';
import { ALL_DIRECTIONS, DCTL_SOURCE, LIDRAUGHTS_SOURCE } from './base.ts';

/** Variants on 10×10 squares, and variants with the same rules on larger or smaller boards. */
export const hundredSquareVariants: Record<string, VariantSource> = {
  standard: {
    title: 'Draughts',
    summary: 'International draughts: a hundred squares, flying kings, and the largest capture must be made.',
    source: 'FMJD (World Draughts Federation), official rules of international draughts',
    region: 'France, Netherlands, Africa',
    year: 1723,
    patch: { notation: { gameType: 20 } },
  },
  antidraughts: {
    title: 'Antidraughts',
    summary: 'Who has no move left wins: losing everything is the aim.',
    source: LIDRAUGHTS_SOURCE,
    patch: { end: { stuck: 'win', quiet: null, endings: [] } },
  },
  breakthrough: {
    title: 'Breakthrough draughts',
    summary: 'The first king wins.',
    source: LIDRAUGHTS_SOURCE,
    patch: { end: { firstKing: true, quiet: null, endings: [] } },
  },
  killer: {
    title: 'Killer draughts',
    summary: 'A king that captures a king last must stop right behind it, so that few endings are drawn.',
    source: `C. de Jong, Killer draughts; ${DCTL_SOURCE}`,
    region: 'Netherlands',
    patch: { king: { lands: 'behind-kings' }, end: { endings: [] } },
  },
  frisian: {
    title: 'Frisian draughts',
    summary:
      'Captures along rows and files too; a king is worth a little less than two men, and may not wander for ever.',
    source: 'World Frisian Draughts Federation (WFD), rules of frisian draughts',
    region: 'Friesland',
    year: 1600,
    patch: {
      man: { captures: ALL_DIRECTIONS },
      king: { captures: ALL_DIRECTIONS, limit: 3 },
      capture: { priority: ['most-value', 'with-king'] },
      end: {
        quiet: null,
        endings: [
          { between: 'lone-king', pieces: [2, 2], kings: [2, 2], moves: 7, waits: true },
          { between: 'lone-king', pieces: [1, 1], kings: [1, 1], moves: 2, waits: true },
        ],
      },
      notation: { gameType: 40 },
    },
  },
  frysk: {
    title: 'Frysk!',
    summary: 'Frisian draughts with five men a side: short games.',
    parent: 'frisian',
    source: LIDRAUGHTS_SOURCE,
    region: 'Friesland',
    patch: { setup: { fen: 'W:W46-50:B1-5' }, notation: { gameType: null } },
  },
  ghanaian: {
    title: 'Ghanaian draughts',
    summary: 'Damii: any capture may be chosen, and who has one piece left has lost.',
    source: 'dama rules of Ghana as collected by the FMJD variants list',
    region: 'Ghana',
    patch: {
      board: { corner: 'light' },
      capture: { priority: [] },
      end: { fewest: 1, quiet: 25, endings: [] },
    },
  },
  canadian: {
    title: 'Canadian draughts',
    summary: 'International rules on twelve squares by twelve, thirty men a side.',
    source: DCTL_SOURCE,
    region: 'Quebec',
    year: 1800,
    patch: { board: { files: 12, ranks: 12 }, setup: { fen: 'W:W43-72:B1-30' }, notation: { gameType: 27 } },
  },
  malaysian: {
    title: 'Malaysian draughts',
    summary: 'Dam: Canadian draughts as played in Malaysia and Singapore; a capture must be made, none is huffed.',
    parent: 'canadian',
    source: DCTL_SOURCE,
    region: 'Malaysia, Singapore',
    patch: { notation: { gameType: null } },
  },
  'sri-lankan': {
    title: 'Sri Lankan draughts',
    summary: 'Canadian draughts on the mirrored board.',
    parent: 'canadian',
    source: DCTL_SOURCE,
    region: 'Sri Lanka',
    patch: { board: { corner: 'light' }, notation: { gameType: null } },
  },
  '14x14': {
    title: 'Draughts on 14×14',
    summary: 'International rules on fourteen squares by fourteen, forty-two men a side.',
    source: 'own variant, after international draughts',
    patch: { board: { files: 14, ranks: 14 }, setup: { fen: 'W:W57-98:B1-42' } },
  },
  'international-6x6': {
    title: 'Draughts on 6×6',
    summary: 'International rules on six squares by six, six men a side.',
    source: 'own variant, after international draughts',
    patch: { board: { files: 6, ranks: 6 }, setup: { fen: 'W:W13-18:B1-6' } },
  },
};
