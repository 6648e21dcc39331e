import type { Board } from './board.ts';

/** Seeds leave the board, or come from the hand: there is something beside the pits. */
export function hasStores({ definition: { rules, setup } }: Board): boolean {
  const { across, resow } = rules.capture;
  return rules.circuit === 'around' || setup.hand > 0 || (across === 'column' && resow === 'none');
}
