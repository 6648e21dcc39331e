/** Checks the numbers before moves, which show where a move is missing or where another game begins. */

/** A move number in a text. */
export interface NumberedPlace {
  readonly number: number;
  /** Number of moves before it. */
  readonly at: number;
}

/**
 * Notes the first number that does not count the moves: "3." before the third move of a text that begins with "1.". The
 * first number may be any, and the player who moves first or second may move after it. In a list, where players count
 * rounds, plies or decisions, a number only must not fall.
 */
export function numberingNotes(places: readonly NumberedPlace[], isList: boolean): string[] {
  const wrong = isList ? places.findIndex(isFall) : firstOutOfStep(places);
  if (wrong < 0) return [];
  const { number, at } = places[wrong]!;
  return [
    `the number ${number} before move ${at + 1} does not follow ${places[wrong - 1]!.number}: a move may be missing`,
  ];
}

const isFall = ({ number }: NumberedPlace, index: number, places: readonly NumberedPlace[]): boolean =>
  index > 0 && number < places[index - 1]!.number;

/** Index of the first number that counts moves neither from a first nor from a second player; -1 if there is none. */
function firstOutOfStep(places: readonly NumberedPlace[]): number {
  const [first] = places;
  const wrong = [0, 1].map((skipped) =>
    places.findIndex(({ number, at }) => Math.floor((at - first!.at + skipped) / 2) !== number - first!.number),
  );
  return wrong.includes(-1) ? -1 : Math.max(...wrong);
}
