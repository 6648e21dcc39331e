import { type Game, outcomeOf } from '../play/game.ts';
import { startOf } from '../play/history.ts';
import type { Move } from '../play/move.ts';
import type { PlayedGame } from '../play/record-format.ts';
import { variantNameOf } from './variant-names.ts';

/** A whole game as text, in a standard format. */
export interface GameRecord {
  readonly format: string;
  readonly text: string;
}

/**
 * Writes a game in each of the family's formats that can express it, the usual format first. `fen` is the position
 * string of its start, `made` the moves played from there, with the dice and cards that were drawn between them.
 */
export function writeRecords(game: Game, fen: string, made: readonly Move[]): GameRecord[] {
  const { definition, family } = game.variant;
  const played: Omit<PlayedGame, 'variant'> = {
    tags: {},
    moves: made.flatMap(({ notation }) => notation ?? []),
    made,
    fen,
    definition,
    isUsualStart: startOf(game.variant.rules) === fen,
    isDefaultVariant: definition.variant === 'standard',
    outcome: outcomeOf(game),
    isEndedByPlayers: game.ended !== undefined,
  };
  const isNamed = definition.title !== family.title;
  return (family.recordFormats ?? []).flatMap(({ name, format, variantNames }) => {
    const variant = isNamed ? variantNameOf(family, definition, variantNames) : undefined;
    const text = format?.({ ...played, variant });
    return text === undefined ? [] : [{ format: name, text }];
  });
}
