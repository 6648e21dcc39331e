import { fail, ok, type Result } from '../lib/result.ts';
import type { Family } from '../play/family.ts';
import {
  type Game,
  legalMovesOf,
  loadGame,
  outcomeOf,
  outcomeText,
  playChanceMoves,
  setUpGame,
  setUpPosition,
} from '../play/game.ts';
import type { Move } from '../play/move.ts';
import { playPly } from '../play/play-move.ts';
import { isPlayerEnd } from '../play/player-actions.ts';
import { CHANCE_SEAT } from '../play/position.ts';
import type { MoveReading, ParsedRecord, RecordedResult, RecordFormat } from '../play/record-format.ts';
import { resolveVariant, uncheckedDefinition, type Variant } from '../play/resolve.ts';
import type { FenFault } from '../play/rules.ts';
import { MAX_POSITION_LENGTH } from './movetext.ts';
import { moveReader } from './read-moves.ts';
import { repairEncoding, withoutLastSlash } from './repair-text.ts';
import { variantNamed } from './variant-names.ts';

/** A game that was read from text, with a sentence for each thing that was read leniently or not at all. */
export interface LoadedGame {
  readonly game: Game;
  readonly notes: readonly string[];
}

type Loaded<Value> = Result<Value, readonly FenFault[]>;

/**
 * Creates a game from a position string or from the text of a whole game. Without a `requested` variant, the tags of
 * the text name it. The seed determines all chance, also that of a start which the text does not give.
 */
export function loadText(
  family: Family,
  requested: Variant | undefined,
  given: string,
  seed: string,
): Loaded<LoadedGame> {
  const { text, notes } = repairEncoding(given);
  const loaded = loadRepaired(family, requested, text, seed);
  return loaded.ok ? withNotes(loaded.value, notes) : loaded;
}

/** The same game with notes before its own. */
const withNotes = ({ game, notes }: LoadedGame, before: readonly string[]) =>
  ok({ game, notes: [...before, ...notes] });

function loadRepaired(family: Family, requested: Variant | undefined, text: string, seed: string): Loaded<LoadedGame> {
  const format = family.recordFormats?.find((known) => known.matches(text));
  if (format) return loadRecord(family, requested, format, text, seed);
  const variant = requested ? ok(requested) : resolveVariant(family, 'standard');
  if (!variant.ok) return fail([variant.error]);
  if (text.length > MAX_POSITION_LENGTH)
    return fail([
      { message: `a position string has at most ${MAX_POSITION_LENGTH} characters; ${noFormatText(family)}` },
    ]);
  const loaded = loadPosition(variant.value, text, seed);
  const isNeither = !loaded.ok && loaded.error.some(({ at }) => at === 'board') && !/^\s*\S*[/:]/.test(text);
  return isNeither && family.recordFormats ? fail([neitherFault(family, loaded.error)]) : loaded;
}

/** Reads a position string, also one with a `/` behind the board if it cannot be read otherwise. */
function loadPosition(variant: Variant, text: string, seed: string): Loaded<LoadedGame> {
  const loaded = loadGame(variant, text, seed);
  const repaired = loaded.ok ? undefined : withoutLastSlash(text);
  const again = repaired && loadGame(variant, repaired.text, seed);
  return again?.ok ? withNotes(again.value, repaired!.notes) : loaded;
}

/** The formats of games that a text is not in: "the text is in no format of games read here (PGN, UCI)". */
const noFormatText = ({ recordFormats = [] }: Family): string => {
  const names = recordFormats.map(({ name }) => name).join(', ');
  return `the text is in no format of games read here${names && ` (${names})`}`;
};

/** The fault of a text that is neither a position nor a game, with what is wrong with it as a position. */
const neitherFault = (family: Family, faults: readonly FenFault[]): FenFault => ({
  message: `this is not a position string (${faults[0]!.message}), and ${noFormatText(family)}`,
  ...(faults[0]!.hint && { hint: faults[0]!.hint }),
});

/** Replays a whole game from its text, so that the moves are checked and repetitions count. */
function loadRecord(
  family: Family,
  requested: Variant | undefined,
  format: RecordFormat,
  text: string,
  seed: string,
): Loaded<LoadedGame> {
  const parsed = format.parse(text);
  if (!parsed.ok) return fail([{ message: `${format.name}: ${parsed.error}` }]);
  const record = parsed.value;
  const chosen = chooseVariant(family, requested, format, record.tags);
  if (!chosen.ok) return chosen;
  const { variant, notes } = chosen.value;
  const played = playRecord(() => startGame(variant, format, record, seed), format, record);
  if (!played.ok) return requested || chosen.value.isNamed ? played : fail(withVariantHint(played.error, variant));
  const ended = withResult(played.value.game, record.result);
  const drawn = drawChance(ended.game);
  const differences = format.differences?.(record.tags, variant.definition) ?? [];
  if (requested && differences.length)
    return fail(differences.map((message) => ({ message: `${format.name}: ${message}` })));
  // What the format says of its own tags is more exact than that no variant is known by them.
  const unknown = differences.length ? [] : notes;
  const read = [...unknown, ...(record.notes ?? []), ...played.value.notes, ...ended.notes];
  const ignored = differences.map((difference) => `${difference}: passed over`);
  return ok({ game: ended.game, notes: [...read, ...drawn, ...ignored, ...followingNotes(record)] });
}

/** The variant that the caller and the tags ask for. A tag that contradicts the caller is refused. */
function chooseVariant(
  family: Family,
  requested: Variant | undefined,
  format: RecordFormat,
  tags: ParsedRecord['tags'],
): Loaded<{ variant: Variant; notes: readonly string[]; isNamed: boolean }> {
  const tagged = taggedVariant(family, format, tags);
  if (requested && tagged?.yieldsToRequest) return ok({ variant: requested, notes: [], isNamed: true });
  const notes = tagged && tagged.slug === undefined ? [`${tagged.tag} names no variant known here`] : [];
  const found = tagged?.slug === undefined ? undefined : resolveVariant(family, tagged.slug);
  if (requested) {
    if (!found?.ok || isSameGame(requested, found.value)) return ok({ variant: requested, notes, isNamed: true });
    const message = `${format.name}: ${tagged!.tag} contradicts the variant asked for, ${requested.definition.variant}`;
    return fail([{ message, hint: `leave the variant out, or ask for ${found.value.definition.variant}` }]);
  }
  const variant = found ?? resolveVariant(family, ['standard', ...(tagged?.flags ?? [])].join('+'));
  if (!variant.ok) {
    const { message } = variant.error;
    return fail([{ ...variant.error, message: `${format.name}: ${tagged ? `${tagged.tag}: ` : ''}${message}` }]);
  }
  const read = notes.map((note) => `${note}: read as ${variant.value.definition.variant}`);
  return ok({ variant: variant.value, notes: read, isNamed: found !== undefined });
}

/** Adds to the faults of a text that names no variant that another one may be meant. */
const withVariantHint = (faults: readonly FenFault[], { definition }: Variant): FenFault[] =>
  faults.map((fault) => ({
    hint: `the text names no variant and was read as ${definition.variant}: pass another one if it is`,
    ...fault,
  }));

/** Whether two variants are the same, or the one asked for is the other with flags. */
const isSameGame = (requested: Variant, tagged: Variant): boolean =>
  requested.definition.variant.split('+')[0] === tagged.definition.variant.split('+')[0] &&
  tagged.definition.flags.every((flag) => requested.definition.flags.includes(flag));

/** The variant named by the tags; without a slug if it is not known. Its flags are then those of the standard game. */
function taggedVariant(
  family: Family,
  format: RecordFormat,
  tags: ParsedRecord['tags'],
): { tag: string; slug: string | undefined; flags?: readonly string[]; yieldsToRequest?: boolean } | undefined {
  const name = tags['variant']?.trim();
  if (name) return { tag: `[Variant "${name.slice(0, 60)}"]`, slug: variantNamed(family, name, format.variantNames) };
  const tagged = format.taggedVariant?.(tags);
  if (!tagged) return undefined;
  const slug = Object.keys(family.variants).find((known) => tagged.matches(uncheckedDefinition(family, known)));
  const { tag, flags = [], yieldsToRequest = false } = tagged;
  return { tag, slug: slug && [slug, ...flags].join('+'), flags, yieldsToRequest };
}

function startGame(variant: Variant, format: RecordFormat, record: ParsedRecord, seed: string): Loaded<LoadedGame> {
  const fen = record.tags[format.startTag];
  if (fen !== undefined) {
    const start = setUpPosition(variant, fen, seed);
    const ofStart = (fault: FenFault) => ({ ...fault, message: `${format.name}, start position: ${fault.message}` });
    return start.ok ? start : fail(start.error.map(ofStart));
  }
  const { arrayStart, hasRandomStart } = variant.rules;
  if (hasRandomStart && arrayStart) return ok({ game: { variant, position: arrayStart(), played: [] }, notes: [] });
  if (hasRandomStart && record.moves.length) {
    const message = `${format.name}: a game of ${variant.definition.title} begins from a random array, which the text does not give`;
    return fail([{ message, hint: `add the array as a position string in the tag ${format.startTag.toUpperCase()}` }]);
  }
  return ok({ game: setUpGame(variant, seed), notes: [] });
}

/** Plays a record from its start. Of several readings, the only one in which every move is legal is played. */
function playRecord(
  start: () => Loaded<LoadedGame>,
  format: RecordFormat,
  { moves, readings = [{ moves, name: '' }] }: ParsedRecord,
): Loaded<LoadedGame> {
  const tried = readings.map((reading) => ({ reading, started: start() }));
  const first = tried[0]!.started;
  if (!first.ok) return first;
  const played = tried.flatMap(({ reading, started }) =>
    started.ok ? [{ reading, result: playMoves(started.value.game, format, reading.moves, moves) }] : [],
  );
  const legal = played.flatMap(({ reading, result }) => (result.ok ? [{ reading, loaded: result.value }] : []));
  const [only, ...others] = legal;
  if (!only) return fail([furthest(played.flatMap(({ result }) => (result.ok ? [] : [result.error]))).fault]);
  if (others.length) return fail([{ message: `${format.name}: ${severalReadingsText(readings)}` }]);
  const { reading, loaded } = only;
  const notes = reading.isNoted ? [`the moves were read with ${reading.name}`] : [];
  return ok({ game: loaded.game, notes: [...first.value.notes, ...notes, ...loaded.notes] });
}

/** A move of a record that cannot be played: its index, and why. */
interface StoppedAt {
  readonly index: number;
  readonly fault: FenFault;
}

/** The failure after the most moves: the reading that was probably meant. The first of equals wins. */
const furthest = (stops: readonly StoppedAt[]): StoppedAt =>
  stops.reduce((best, stop) => (stop.index > best.index ? stop : best));

const severalReadingsText = (readings: readonly MoveReading[]): string =>
  `the moves are legal with ${readings.map(({ name }) => name).join(' and with ')}; write them so that only one is possible`;

/**
 * Plays moves in the notation of a format, among them the dice and cards that the record gives: nothing is drawn by the
 * seed here. `written` are the same moves as the text has them. Moves after the end of the game are noted.
 */
function playMoves(
  start: Game,
  format: RecordFormat,
  moves: readonly string[],
  written: readonly string[],
): Result<LoadedGame, StoppedAt> {
  const readMove = moveReader(format);
  let game = start;
  for (const [index, move] of moves.entries()) {
    const outcome = outcomeOf(game);
    if (outcome) return ok({ game, notes: [laterMovesNote(written, index, outcomeText(game, outcome))] });
    const input = readMove(move);
    if (isImplied(game, format, input)) playPly(game, { notation: format.impliedMove });
    const played = playPly(game, input);
    if (!played.ok && format.nullMoves?.includes(move)) return ok({ game, notes: [nullMoveNote(written, index)] });
    if (!played.ok) {
      const at = `move ${index + 1}`;
      const message = `${format.name}, ${at} (${written[index]!.slice(0, 20)}): ${played.error.message}`;
      return fail({ index, fault: { message, at } });
    }
    game = played.value.game;
  }
  return ok({ game, notes: [] });
}

/** Whether the format leaves out a move here: the only legal one, where the record gives another. */
function isImplied(game: Game, { impliedMove }: RecordFormat, { notation }: Move): boolean {
  if (impliedMove === undefined || notation === undefined || notation === impliedMove) return false;
  return game.position.count() === 1 && legalMovesOf(game)[0]?.notation === impliedMove;
}

/** Draws the dice and cards with which the game goes on after the end of the record. */
function drawChance(game: Game): string[] {
  if (outcomeOf(game)) return [];
  const drawn = playChanceMoves(game).map(({ notation }) => notation);
  return drawn.length ? [`the text ends where chance decides: drawn by the seed were ${drawn.join(', ')}`] : [];
}

/** Analyses pass the turn where no rule allows it; the game cannot go on from there. */
const nullMoveNote = (moves: readonly string[], index: number): string =>
  `move ${index + 1} (${moves[index]}) is a null move, which is not legal: it and the ${moves.length - index - 1} moves after it were not played`;

function laterMovesNote(moves: readonly string[], played: number, ended: string): string {
  const count = moves.length - played;
  const later = count === 1 ? `move ${moves[played]} was` : `${count} moves from ${moves[played]} on were`;
  return `the game was over after ${played} move${played === 1 ? '' : 's'} (${ended}); the ${later} not played`;
}

/** Ends the game as the record says, if the board does not show it; notes a result that contradicts the board. */
function withResult(game: Game, result: RecordedResult | undefined): LoadedGame {
  if (!result) return { game, notes: [] };
  const winner = winnerOf(game, result);
  if (winner === undefined) return { game, notes: [unknownWinnerNote(game, result)] };
  const outcome = outcomeOf(game);
  if (outcome) {
    const isSame = outcome.winner === winner;
    return {
      game,
      notes: isSame ? [] : [`the result ${result.text} contradicts the board: ${outcomeText(game, outcome)}`],
    };
  }
  const claimable = game.position.claimable();
  const { reason } = result;
  if (claimable?.winner === winner && (reason === undefined || claimable.reason.endsWith(reason)))
    return { game: { ...game, ended: claimable }, notes: [] };
  const usual = { winner, reason: winner === null ? 'agreement' : 'resignation' };
  const named = { winner, reason: reason ?? usual.reason };
  if (isPlayerEnd(game, named)) return { game: { ...game, ended: named }, notes: [] };
  const note = `the board does not show the end that the text names, ${outcomeText(game, named)}: read as ${usual.reason}`;
  return { game: { ...game, ended: usual }, notes: [note] };
}

/** Seat of the winner; null for a draw, undefined if the game has no such seat. */
function winnerOf({ position, variant }: Game, { winner }: RecordedResult): number | null | undefined {
  if (winner === null) return null;
  const { seats } = variant.rules;
  const mover = position.turn === CHANCE_SEAT ? 0 : position.turn;
  const special: Readonly<Record<string, number>> = { first: 0, second: 1, mover, opponent: 1 - mover };
  if (Object.hasOwn(special, winner)) return seats.length === 2 ? special[winner] : undefined;
  const seat = seats.findIndex((name) => name.toLowerCase() === winner.toLowerCase());
  return seat < 0 ? undefined : seat;
}

const unknownWinnerNote = ({ variant }: Game, { text }: RecordedResult): string =>
  `the result ${JSON.stringify(text.slice(0, 40))} names no winner among ${variant.rules.seats.join(', ')}: passed over`;

const followingNotes = ({ following = 0 }: ParsedRecord): string[] =>
  following === 0
    ? []
    : [`the text has ${following === 1 ? 'another game' : `${following} more games`} after the first, not read`];
