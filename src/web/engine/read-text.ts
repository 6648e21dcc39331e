import { loadGame, movesSoFar, type PlayableVariant, positionStringOf } from '../../play/game.ts';
import { type FenFault, reasonsOf } from '../../play/rules.ts';
import { playRecord } from '../../records/play-record.ts';
import { repairEncoding } from '../../records/repair-text.ts';
import { variantNamed } from '../../records/variant-names.ts';
import { textOf } from './move-texts.ts';

/** A game that was read from text, as far as a page can go on from it. */
export interface ReadGame {
  readonly fen?: string;
  readonly moves: readonly string[];
  /** What was read leniently or not at all, one sentence each. */
  readonly notes: readonly string[];
}

/** What is wrong with a position. */
export interface Examined {
  /** Why it cannot be played, one sentence each. */
  readonly faults: readonly string[];
  /** What was corrected or read leniently. */
  readonly notes: readonly string[];
  /** Why no game leads to it, although it can be played. */
  readonly unreachable: readonly string[];
}

const sentences = (faults: readonly FenFault[]): readonly string[] => reasonsOf(faults) ?? [];

/** Examines a position string. */
export function examine(variant: PlayableVariant, fen: string): Examined {
  const read = loadGame(variant, fen, '');
  if (!read.ok) return { faults: sentences(read.error), notes: [], unreachable: [] };
  const { game, notes } = read.value;
  return { faults: [], notes, unreachable: game.unreachable ?? [] };
}

/** Reads a position string or a game of this variant. Throws an `Error` that says what cannot be read. */
export function readText(variant: PlayableVariant, given: string, seed: string): ReadGame {
  const { text, notes } = repairEncoding(given.trim());
  const format = variant.family.recordFormats?.find((known) => known.matches(text));
  if (!format) {
    const loaded = loadGame(variant, text, seed);
    if (!loaded.ok) throw new Error(sentences(loaded.error).join('; '));
    return { fen: positionStringOf(loaded.value.game), moves: [], notes: [...notes, ...loaded.value.notes] };
  }
  const parsed = format.parse(text);
  if (!parsed.ok) throw new Error(`${format.name}: ${parsed.error}`);
  const played = playRecord(variant, format, parsed.value, seed);
  if (!played.ok) throw new Error(sentences(played.error).join('; '));
  const { game, notes: own } = played.value;
  const named = parsed.value.tags['variant'];
  const { title, variant: slug } = variant.definition;
  const isOther = named && variantNamed(variant.family, named, format.variantNames) !== slug;
  const read = [
    ...notes,
    ...(isOther ? [`the text names ${named.slice(0, 60)}, and was read as ${title}`] : []),
    ...own,
  ];
  // Dice follow from the seed of a page, so those of a record cannot be kept.
  if (variant.rules.chance)
    return { fen: positionStringOf(game), moves: [], notes: [...read, 'opened at its last position'] };
  const { fen, made } = movesSoFar(game);
  const resigned = game.ended?.reason === 'resignation' && game.ended.winner !== null;
  const end = resigned ? [`resign:${variant.rules.seats[1 - game.ended!.winner!]}`] : [];
  return { fen, moves: [...made.map(textOf), ...end], notes: read };
}
