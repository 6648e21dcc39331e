import { describe, expect, it } from 'vitest';
import { shogi } from '../../../src/families/shogi/index.ts';
import { type Game, outcomeOf, positionStringOf } from '../../../src/play/game.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import { playMove } from '../../../src/play/play-move.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { decodeGame, encodeGame } from '../../../src/play/state.ts';
import { loadText } from '../../../src/records/load-text.ts';
import { suggestMove } from '../../../src/search/suggest.ts';

const NOTE = 'the attacker, sente, has no king: read as a mate problem';

function load(text: string, slug?: string): { game: Game; notes: readonly string[] } {
  const variant = slug === undefined ? undefined : resolveVariant(shogi, slug);
  if (variant && !variant.ok) throw new Error(variant.error.message);
  const loaded = loadText(shogi, variant?.value, text, 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  return loaded.value;
}

/** A gold and a silver in hand mate in three: 1b, then on the king's head. */
const THREE = '7nk/9/7PP/9/9/9/9/9/9 b GS2r2b3g3s3n4l16p 1';
const ONE = '4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1';

describe('U7: a mate problem without the attacker’s king', () => {
  it.each([ONE, THREE, `position sfen ${ONE} moves G*5b`])('is read: %s', (text) => {
    const { game, notes } = load(text);
    expect(notes).toContain(NOTE);
    expect(positionStringOf(game)).toContain(text.includes('moves') ? ' w ' : ' b ');
  });

  it('is drawn in KIF, the rest of the pieces in the defender’s hand', () => {
    const text = `後手の持駒：残り全部
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
${[...'四五六七八九'].map((rank) => `| ・ ・ ・ ・ ・ ・ ・ ・ ・|${rank}\n`).join('')}+---------------------------+
先手の持駒：金
手数----指手---------
   1 ５二金打
`;
    const { game, notes } = load(text);
    expect(notes).toEqual([NOTE]);
    expect(outcomeOf(game)).toEqual({ winner: 0, reason: 'checkmate' });
  });

  it('is played, taken back, put away and taken out again', () => {
    const { game } = load(THREE);
    const before = positionStringOf(game);
    for (const move of legalMoves(game.position)) {
      game.position.play(move);
      const after = positionStringOf(game);
      expect(positionStringOf(load(after).game)).toBe(after);
      const decoded = decodeGame(JSON.parse(JSON.stringify(encodeGame(game))), () => shogi);
      if (!decoded.ok) throw new Error(decoded.error.message);
      expect(decoded.value.position.count()).toBe(game.position.count());
      expect(outcomeOf(decoded.value)).toEqual(outcomeOf(game));
      game.position.undo();
    }
    expect(positionStringOf(game)).toBe(before);
    expect(game.position.check()).toBe(false);
    expect(game.position.claimable()).toBeUndefined();
  });

  it('is not won by a pawn that is dropped with mate', () => {
    const { game } = load('3lkl3/9/3G1G3/9/9/9/9/9/9 b P2r2b2g4s4n2l17p 1');
    const played = playMove(game, { usi: 'P*5b' });
    expect(played.ok ? '' : played.error.message).toContain('mate');
  });

  it.each([
    [ONE, 'G*5b'],
    ['4k4/9/4P4/9/9/9/9/9/9 b RGr2b3g4s4n4l17p 1', 'G*5b'],
  ])('is solved by search: %s', (sfen, usi) => {
    const { game } = load(sfen);
    const { rules } = game.variant;
    const limits = { nodes: 4000 };
    const { move } = suggestMove(game.position, rules.ai, { level: 'hard', seed: 'a', clock: () => 0, limits });
    expect(rules.notation.describe(game.position, move)['usi']).toBe(usi);
  });

  it.each([
    ['minishogi', '2k2/5/2P2/5/5 b G 1'],
    ['judkins', '2k3/6/2P3/6/6/6 b G 1'],
  ])('is read in %s', (slug, sfen) => {
    expect(load(sfen, slug).notes).toContain(NOTE);
  });

  it.each([
    ['standard', '9/9/9/9/9/9/9/9/9 b G 1', 'sente has no king'],
    ['standard', '4k4/9/9/9/9/4k4/9/9/9 b G 1', 'sente has no king'],
    ['check-shogi', '4k4/9/4P4/9/9/9/9/9/9[G] w - - 1+1 0 1', 'sente has no king'],
    ['sho-shogi', '4k4/9/4P4/9/9/9/9/9/9 b - 1', 'sente'],
  ])('is refused in %s: %s', (slug, sfen, message) => {
    expect(() => load(sfen, slug)).toThrow(message);
  });
});
