import { type PieceSet, setsLike } from '../../../board/render/pieces/sets.ts';
import { THEME_NAMES, type ThemeName } from '../../../board/render/themes.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { splitList } from '../../../lib/split-list.ts';
import type { Game, PlayableVariant } from '../../../play/game.ts';
import type { Refusal } from '../../errors.ts';

/**
 * What a person may choose of a picture, beyond the arguments of the tools: in the query of a picture's address, or in
 * `_meta.picture` over MCP.
 */
export const PICTURE_CHOICES = ['theme', 'pieces', 'orientation', 'coordinates', 'last'] as const;

/** The colours of boards from which people choose. */
export const THEMES_TO_CHOOSE: readonly string[] = THEME_NAMES;

/** The choices as texts, by name. */
export type GivenChoices = Readonly<Partial<Record<(typeof PICTURE_CHOICES)[number], string>>>;

/** Maximum length of a choice, in characters: the last move of a long sowing. */
const MAX_CHOICE = 400;

/** Whether a value from outside is made of choices: an object with no other keys, all of whose values are texts. */
export const isChoice = (value: unknown): value is GivenChoices =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([key, text]) =>
      (PICTURE_CHOICES as readonly string[]).includes(key) && typeof text === 'string' && text.length <= MAX_CHOICE,
  );

/** The choices as drawings take them. */
export interface PictureChoices {
  readonly theme?: ThemeName;
  readonly set?: PieceSet;
  /** The seat at the bottom. */
  readonly orientation?: 0 | 1;
  readonly coordinates?: boolean;
  /** Names of the cells of the last move. Default: those of the last move known. */
  readonly last?: readonly string[];
}

/** Reads choices. An empty text chooses nothing. `at` is put before the name of a choice that is refused. */
export function readChoices(game: Game, given: GivenChoices, at = ''): Result<PictureChoices, Refusal> {
  const choices: Record<string, unknown> = {};
  for (const name of PICTURE_CHOICES) {
    const text = given[name];
    if (!text) continue;
    const read = READERS[name](game, text);
    if ('expected' in read) return refuseChoice(`${at}${name}`, read.expected, text);
    Object.assign(choices, read);
  }
  return ok(choices);
}

/** What there is to choose from on the boards of a variant, by name of the choice. */
export function choicesOf({ definition, rules, family }: PlayableVariant) {
  const own = (definition as { readonly render?: { readonly pieces?: PieceSet } }).render?.pieces;
  return {
    theme: THEME_NAMES,
    pieces: own === undefined ? [] : setsLike(own),
    orientation: family.view.isTurnable ? rules.seats.slice(0, 2) : rules.seats.slice(0, 1),
    coordinates: ['yes', 'no'],
  } as const;
}

type Reading = PictureChoices | { readonly expected: string };

const READERS: Record<keyof GivenChoices, (game: Game, text: string) => Reading> = {
  theme: (_, text) => {
    const theme = THEME_NAMES.find((name) => name === text);
    return theme ? { theme } : { expected: `one of ${THEME_NAMES.join(', ')}` };
  },
  pieces: ({ variant }, text) => {
    const sets = choicesOf(variant).pieces;
    const set = sets.find((name) => name === text);
    if (set) return { set };
    return {
      expected: sets.length > 1 ? `one of ${sets.join(', ')}` : 'absent, because this board has one set of pieces',
    };
  },
  orientation: ({ variant }, text) => {
    const seats = choicesOf(variant).orientation;
    const seat = seats.indexOf(text.toLowerCase());
    return seat === 0 || seat === 1 ? { orientation: seat } : { expected: seats.join(' or ') };
  },
  coordinates: (_, text) =>
    text === 'yes' || text === 'no' ? { coordinates: text === 'yes' } : { expected: 'yes or no' },
  last: (_, text) => ({ last: text === 'no' ? [] : splitList(text) }),
};

function refuseChoice(path: string, expected: string, given: string): { ok: false; error: Refusal } {
  const message = `\`${path}\` must be ${expected}, but is ${JSON.stringify(given.slice(0, 40))}`;
  return fail({ code: 'invalid_arguments', detail: `${message}.`, errors: [{ path, message, expected }] });
}
