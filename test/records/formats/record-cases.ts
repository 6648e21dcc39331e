import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../../src/families/families.ts';
import { movesSoFar, outcomeOf, positionStringOf } from '../../../src/play/game.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { loadText } from '../../../src/records/load-text.ts';

/** What a text is read as, apart from its moves. */
export interface Expected {
  /** Slug of the variant that is played. Default: `standard`. */
  readonly variant?: string;
  /** Slug of the variant that the caller asks for. Default: none. */
  readonly asked?: string;
  /** Winner and reason, `white by resignation` or `draw by agreement`. Default: the game goes on. */
  readonly end?: string;
  /** The notes, each by a pattern. Default: none. */
  readonly notes?: readonly RegExp[];
  /** The position after the last move. */
  readonly fen?: string | RegExp;
}

/**
 * A text and the game in it: number of plies and notation of the last one, `4 Nc6`, or the whole position string where
 * there is none; or the refusal.
 */
export type RecordCase = readonly [text: string, game: string | RegExp, expected?: Expected];

/** Texts by the trap or the production of the standard that they are for. */
export type RecordCases = Readonly<Record<string, readonly RecordCase[]>>;

type FamilyName = keyof typeof FAMILIES;

/** Reads a text; returns what `Expected` describes, or the first fault. */
function read(family: FamilyName, text: string, asked: string | undefined) {
  const requested = asked === undefined ? undefined : resolveVariant(FAMILIES[family], asked);
  if (requested && !requested.ok) throw new Error(requested.error.message);
  const loaded = loadText(FAMILIES[family], requested?.value, text, 'seed');
  if (!loaded.ok) return { fault: loaded.error[0]!.message };
  const { game, notes } = loaded.value;
  const { made } = movesSoFar(game);
  const outcome = outcomeOf(game);
  const { definition, rules } = game.variant;
  const winner = outcome && (outcome.winner === null ? 'draw' : rules.seats[outcome.winner]);
  return {
    game: made.length ? `${made.length} ${made.at(-1)!.notation}` : '0',
    variant: definition.variant,
    end: outcome && `${winner} by ${outcome.reason}`,
    notes,
    fen: positionStringOf(game),
  };
}

/** Tests that each text is read as expected. */
export function describeRecords(title: string, family: FamilyName, cases: RecordCases): void {
  describe(title, () => {
    describe.each(Object.entries(cases))('%s', (_, rows) => {
      it.each(rows.map(([text, game, expected]) => [text, game, expected ?? {}] as const))(
        '%j',
        (text, game, { variant = 'standard', asked, end, notes = [], fen }) => {
          const loaded = read(family, text, asked);
          if (game instanceof RegExp) return expect(loaded).toEqual({ fault: expect.stringMatching(game) });
          expect(loaded).toMatchObject({ game, variant: asked ?? variant, end });
          expect(loaded.notes).toEqual(notes.map((note) => expect.stringMatching(note)));
          if (fen !== undefined) expect(loaded.fen).toMatch(fen);
        },
      );
    });
    it('are at least 60 records', () => {
      expect(Object.values(cases).flat().length).toBeGreaterThanOrEqual(60);
    });
  });
}
