import type { VariantSource } from '../../../play/family.ts';
import { emptyStart } from './base.ts';
import { MORRIS_BOARDS } from './boards.ts';

/** Variants in which only some rows of men count, or rows have other effects. */
export const specialRowVariants: Record<string, VariantSource> = {
  shax: {
    title: 'Shax',
    summary: 'Twelve men fill the board, each player takes one, then rows take any man; a blocked player is let out.',
    source: 'Rules of the Somali game on which three published texts agree',
    region: 'Somalia',
    patch: {
      setup: emptyStart(24, 12, ' - place'),
      rules: {
        men: 12,
        flying: 'never',
        placingMill: 'nothing',
        takes: 'any',
        fullBoard: true,
        blocked: 'is-let-out',
      },
    },
  },
  dara: {
    title: 'Dara',
    summary: 'Twelve men a side on six by five; a row of exactly three takes a man, longer ones may not be made.',
    source: 'Rules of the Nigerian game as Wikipedia and Ludii give them',
    region: 'Nigeria',
    patch: {
      board: MORRIS_BOARDS.field,
      setup: emptyStart(30, 12),
      rules: { men: 12, flying: 'never', placingMill: 'nothing', exactly: true, takes: 'outside-only' },
    },
  },
  'dara-niger': {
    title: 'Dara of Niger',
    summary: 'No rows of three may be made while men are placed.',
    source: 'Ludii, Dara',
    region: 'Niger',
    parent: 'dara',
    patch: { rules: { placingMill: 'forbidden' } },
  },
};
