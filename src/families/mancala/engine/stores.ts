import type { Board } from './board.ts';

/** Whether seeds can be outside the pits, either captured or in hand. */
export function hasStores({ definition: { rules, setup } }: Board): boolean {
  const { across, resow } = rules.capture;
  return rules.circuit === 'around' || setup.hand > 0 || (across === 'column' && resow === 'none');
}
