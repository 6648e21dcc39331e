import { describe, expect, it } from 'vitest';
import { families } from '../../families/families.ts';
import { definitionOf } from '../../play/resolve.ts';
import { loadEngine } from './engines.ts';
import type { Opening } from './opening.ts';
import { GameSession } from './session.ts';

const WHITE = { orientation: 0 } as const;

async function sessionOf(
  slug: string,
  variant = 'standard',
  opening: Opening = { seed: 'page' },
): Promise<GameSession> {
  const definition = definitionOf(families.find((family) => family.slug === slug)!, variant);
  if (!definition.ok) throw new Error(definition.error.message);
  // A page gets the definition as JSON.
  return new GameSession(await loadEngine(slug), JSON.parse(JSON.stringify(definition.value)), opening);
}

describe('a game in a page', () => {
  it.each(families.map(({ slug }) => slug))('of %s is played, taken back and made again', async (slug) => {
    const session = await sessionOf(slug);
    const start = session.scene(WHITE);
    expect(start.moves.length).toBeGreaterThan(0);
    for (let i = 0; i < 3; i++) session.play(session.suggest('beginner', `${i}`).move);
    const later = session.scene(WHITE);
    expect(later.made).toHaveLength(3);
    session.goTo(0);
    expect(session.scene(WHITE)).toMatchObject({ fen: start.fen, at: 0, made: later.made });
    session.goTo(3);
    expect(session.scene(WHITE)).toEqual(later);
  });

  it('goes another way from a move that was taken back', async () => {
    const session = await sessionOf('chess', 'standard', { seed: 'page', moves: ['e4', 'e5', 'Nf3'] });
    session.goTo(1);
    session.play({ notation: 'c5' });
    expect(session.scene(WHITE).made).toEqual([['e4'], ['c5']]);
  });

  it('refuses what the rules forbid, in their words', async () => {
    const session = await sessionOf('chess');
    expect(() => session.play({ notation: 'Ke2' })).toThrow('e2 is held by');
    expect(session.scene(WHITE).at).toBe(0);
  });

  it('ends with the words of the result', async () => {
    const session = await sessionOf('chess', 'standard', { seed: 'page', moves: ['f3', 'e5', 'g4', 'Qh4#'] });
    expect(session.scene(WHITE)).toMatchObject({
      ended: 'checkmate, black won',
      winner: 1,
      turn: undefined,
      moves: [],
    });
  });

  it('that a player resigned is the same game from its texts', async () => {
    const session = await sessionOf('chess', 'standard', { seed: 'page', moves: ['e4'] });
    session.play({ action: 'resign' });
    const { made, ended } = session.scene(WHITE);
    expect(made).toEqual([['e4'], ['resign']]);
    const again = await sessionOf('chess', 'standard', { seed: 'page', moves: made.map(([text]) => text!) });
    expect(again.scene(WHITE)).toMatchObject({ made, ended });
  });

  it('says what to point at: cells, pieces in hand, nothing for a pass', async () => {
    const chess = await sessionOf('chess', 'pocket-knight');
    const stepsOf = (session: GameSession, notation: string) =>
      session.scene(WHITE).moves.find((move) => move.notation === notation)?.steps;
    expect(stepsOf(chess, 'e4')).toEqual([12, 28]);
    expect(stepsOf(chess, 'N@e4')).toEqual(['N', 28]);
    expect(stepsOf(await sessionOf('go', 'standard+9x9'), 'pass')).toEqual([]);
    expect(stepsOf(await sessionOf('mancala'), '3')).toEqual([2]);
    const captures = await sessionOf('draughts', 'english', { seed: 'page', moves: ['11-15', '22-18'] });
    expect(captures.scene(WHITE).moves.map(({ steps }) => steps.length)).toEqual([2]);
  });
});
