import { z } from 'zod';
import { count, name } from '../fields.ts';

export const DECK_TYPES = [
  'standard-52',
  'bavarian-32',
  'hanafuda-48',
  'mahjong-136',
  'dominoes-28',
  'standard-dice',
] as const;

export const CardEntry = z.strictObject({
  name: name('what the card is called'),
  quantity: count('how many of it').default(1),
});

export const Card = z.object({ name: z.string() });
