import type { Board } from './board.ts';

/** Whether there are seeds outside the pits: captured seeds leave the board, or seeds come from the hand. */
export function hasStores({ definition: { rules, setup } }: Board): boolean {
  const { across, resow } = rules.capture;
  return rules.circuit === 'around' || setup.hand > 0 || (across === 'column' && resow === 'none');
}
