import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { familyOf } from '../../src/families/families.ts';
import { shogi } from '../../src/families/shogi/index.ts';
import { xiangqi } from '../../src/families/xiangqi/index.ts';
import { Rng } from '../../src/lib/rng.ts';
import { loadGame, outcomeOf } from '../../src/play/game.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { effort } from '../effort.ts';
import { fenOf } from '../notation.ts';
import { findWin, isDeadMaterial, randomOthers, randomPosition, tableOf } from './dead-material.ts';

const DRAW = { winner: null, reason: 'insufficient-material' };

/** Why a position is or is not dead, the variant, and the position. */
type Case = readonly [reason: string, variant: string, fen: string];

const DEAD: readonly Case[] = [
  ['a bare king loses to more than a bare king alone (Murray)', 'chess/shatranj', '8/8/4k3/8/8/4K3/8/8 w'],
  ['a bare king loses to more than a bare king alone (Murray)', 'chess/courier', '12/12/4k7/12/12/4K7/12/12 b'],
  ['kings cannot attack each other (FIDE 5.2.2)', 'chess/argess', '8/8/4k3/8/8/4K3/8/8 w'],
  ['a king beside nothing to capture blows up nothing (FIDE 5.2.2)', 'chess/nuclear', '8/8/4k3/3*4/8/4K3/8/8 w'],
  ['a king beside nothing to capture blows up nothing (FIDE 5.2.2)', 'chess/atomic-6x6', '6/6/3k2/3K2/6/6 w'],
  ['both kings are turned (FIDE 5.2.2)', 'chess/forward', '8/8/4+g3/8/8/4+G3/8/8 w'],
  ['the last of two kings is a king (FIDE 5.2.2)', 'chess/spartan', '8/8/4k3/8/8/4K3/8/8 b'],
  ['kings cannot attack each other (FIDE 5.2.2)', 'chess/wildebeest', '11/11/4k6/11/11/11/4K6/11/11/11 w'],
  ['four kings a side (FIDE 5.2.2)', 'chess/quasi-shatranj', 'kk6kk/10/10/10/10/10/10/10/10/KK6KK w'],
  ['two kings a side (FIDE 5.2.2)', 'chess/two-kings', '8/8/3kk3/8/8/3KK3/8/8 w'],
  ['a palace has no corner where a general is stuck', 'xiangqi/standard', '3k5/9/9/9/9/9/9/9/9/4K4 w'],
  ['generals never leave their palaces', 'xiangqi/janggi-casual', '4k4/9/9/9/9/9/9/9/9/3K5 w'],
  ['a flag: a board without sides', 'chess/raazuvaa+cylinder', '8/8/4k3/8/8/4K3/8/8 w'],
  ['a flag: drops, and empty hands', 'chess/argess+drops', '8/8/4k3/8/8/4K3/8/8[] w - - 0 1'],
  ['a flag: captures blow up', 'chess/argess+atomic', '8/8/8/4k3/4K3/8/8/8 w'],
  ['a lone knight, found without the list (FIDE 5.2.2)', 'chess/argess', '8/8/4k3/8/8/4K3/8/6N1 w'],
];

const ALIVE: readonly Case[] = [
  ['a knight that captures like a rook mates', 'chess/new-zealand', '8/8/4k3/8/8/4K3/8/6N1 w'],
  ['a knight beside a king that leaps mates', 'chess/centaur-king', '8/8/4k3/8/8/4K3/8/6N1 w'],
  ['sunken squares help a bishop to mate', 'chess/atlantis', '8/8/4k3/8/8/4K3/8/6B1 w'],
  ['a turned king mates one that is not, beside it', 'chess/forward', '8/8/8/4g3/8/4+G3/8/8 w'],
  ['the fourth repetition loses', 'shogi/minishogi', '4k/5/5/5/K4[] w - - 0 1'],
  ['a king on the hill wins', 'chess/king-of-the-hill', '8/8/8/8/7k/8/8/K7 w'],
  ['a pawn promotes', 'chess/argess', '8/8/4k3/8/8/4K3/4P3/8 w'],
  ['two knights mate with help', 'chess/argess', '8/8/4k3/8/8/4K3/8/5NN1 w'],
  ['a knight each: own pieces block the king', 'chess/argess', '8/8/4k3/8/8/4K3/8/5Nn1 w'],
];

describe('R3: positions that nobody can win', () => {
  const outcomeAt = (name: string, fen: string) => {
    const [slug, variant] = name.split('/') as [string, string];
    const resolved = resolveVariant(familyOf(slug)!, variant);
    if (!resolved.ok) throw new Error(resolved.error.message);
    const loaded = loadGame(resolved.value, fen, 'a');
    if (!loaded.ok) throw new Error(loaded.error.map(({ message }) => message).join('; '));
    return outcomeOf(loaded.value.game);
  };

  it.each(DEAD)('are over: %s, %s %s', (_, variant, fen) => {
    expect(outcomeAt(variant, fen)).toEqual(DRAW);
  });

  it.each(ALIVE)('go on where there is a way to win: %s, %s %s', (_, variant, fen) => {
    expect(outcomeAt(variant, fen)).toBeUndefined();
  });
});

describe('R3: a proof holds against random play', () => {
  const names = [chess, shogi, xiangqi].flatMap((family) =>
    Object.keys(family.variants).map((variant) => [family, variant] as const),
  );
  const step = effort(9, 1);
  const sample = names.filter((_, index) => index % step === 0);

  it.each(sample.map(([family, variant]) => ({ family, variant })))('$family.slug/$variant', ({ family, variant }) => {
    const table = tableOf(family, variant);
    const rng = Rng.fromSeed(`dead ${variant}`);
    const royals = table.royals.flat();
    if (table.royals.some((own) => own.length === 0)) return;
    for (let index = 0; index < effort(8, 120); index++) {
      const codes = [...royals, ...randomOthers(table, index % 3, rng)];
      if (!isDeadMaterial(table, codes)) continue;
      for (let game = 0; game < effort(3, 30); game++) {
        const position = randomPosition(table, codes, rng);
        const won = position && findWin(position, 20, rng);
        expect(won && fenOf(won)).toBeUndefined();
      }
    }
  });
});
