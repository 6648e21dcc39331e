import { fail, ok } from '../lib/result.ts';
import type { Family } from '../play/family.ts';
import { loadGame } from '../play/game.ts';
import type { ParsedRecord, RecordFormat } from '../play/record-format.ts';
import { resolveVariant, uncheckedDefinition, type Variant } from '../play/resolve.ts';
import type { FenFault } from '../play/rules.ts';
import { MAX_POSITION_LENGTH } from './movetext.ts';
import { type Loaded, type LoadedGame, playRecord } from './play-record.ts';
import { repairEncoding, withoutLastSlash } from './repair-text.ts';
import { variantNamed } from './variant-names.ts';

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
  const played = playRecord(variant, format, record, seed);
  if (!played.ok) return requested || chosen.value.isNamed ? played : fail(withVariantHint(played.error, variant));
  const differences = format.differences?.(record.tags, variant.definition) ?? [];
  if (requested && differences.length)
    return fail(differences.map((message) => ({ message: `${format.name}: ${message}` })));
  // What the format says of its own tags is more exact than that no variant is known by them.
  const unknown = differences.length ? [] : notes;
  const ignored = differences.map((difference) => `${difference}: passed over`);
  const { game, notes: read } = played.value;
  return ok({ game, notes: [...unknown, ...read, ...ignored, ...followingNotes(record)] });
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

const followingNotes = ({ following = 0 }: ParsedRecord): string[] =>
  following === 0
    ? []
    : [`the text has ${following === 1 ? 'another game' : `${following} more games`} after the first, not read`];
