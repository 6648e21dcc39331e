import type { BoardFacts } from './board.ts';

/** The letter of a kind in move text, which may differ from the one in position strings. */
export const letterOf = ({ definition, kinds }: BoardFacts, kind: number): string => {
  const { letter } = kinds[kind]!;
  return definition.notation.letters[letter] ?? letter;
};
