import { z } from 'zod';
import { FAMILIES } from '../../families/families.ts';
import { ok } from '../../lib/result.ts';
import { loadText } from '../../records/load-text.ts';
import { nameField } from '../fields.ts';
import { CALL_LIMITS } from '../limits.ts';
import { defineTool } from '../tool.ts';
import { positionText } from './board-text.ts';
import { gameAnswer, gameEndOf, unreachablePart } from './game-answers.ts';
import { fenRefusal, findVariant } from './open-game.ts';
import { readFamily } from './read-game.ts';
import { FamilySchema, LoadedGameSchema, lightGame, NEXT_AFTER_START } from './shapes.ts';

export default defineTool({
  name: 'play_load_fen',
  title: 'Position from text',
  description:
    "Creates a state from a position string (FEN, SFEN or the family's own notation) or a whole game such as PGN. Refuses an invalid string and lists every error in it; marks a position that no game leads to with possible: false.",
  input: z.strictObject({
    family: FamilySchema,
    fen: z
      .string()
      .max(CALL_LIMITS.record)
      .describe("Position string (FEN, SFEN or the family's own), or a whole game such as PGN."),
    variant: nameField('Variant slug, with flags as in grand+random.').optional(),
  }),
  output: LoadedGameSchema,
  examples: [
    { title: 'a rook ending', args: { family: 'chess', fen: '8/8/8/4k3/8/8/4P3/R3K3 w Q - 0 1' } },
    { title: 'a whole game', args: { family: 'chess', fen: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6' } },
    { title: 'missing fields', args: { family: 'chess', fen: '6k1/5ppp/8/8/8/8/8/3R2K1' } },
  ],
  readArgs: readFamily,
  run: ({ family, variant, fen }, { seed }) => {
    const requested = variant === undefined ? ok(undefined) : findVariant(family, variant);
    if (!requested.ok) return requested;
    const loaded = loadText(FAMILIES[family], requested.value, fen, seed);
    if (!loaded.ok) return fenRefusal(loaded.error);
    const { game, notes } = loaded.value;
    return ok({ ...gameAnswer(game), ...gameEndOf(game), notes: [...notes], ...unreachablePart(game) });
  },
  light: lightGame,
  next: ({ over }) => (over ? undefined : NEXT_AFTER_START),
  text: ({ notes, unreachable = [], ...rest }) => [...notes, ...unreachable, positionText(rest)].join('\n'),
});
