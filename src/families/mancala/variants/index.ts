import type { VariantSource } from '../../../play/family.ts';
import { countCaptureVariants } from './counts.ts';
import { fourRowVariants } from './four-rows.ts';
import { nextPitVariants } from './next-pits.ts';
import { relayVariants } from './relays.ts';
import { storeVariants } from './stores.ts';

/** All mancala variants. */
export const variants: Record<string, VariantSource> = {
  ...storeVariants,
  ...countCaptureVariants,
  ...relayVariants,
  ...nextPitVariants,
  ...fourRowVariants,
};
