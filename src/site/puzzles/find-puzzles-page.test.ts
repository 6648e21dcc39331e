import { describe, expect, it } from 'vitest';
import { puzzlesOf, puzzleVariants, STANDARD_CHESS_SLUG } from '../../puzzle/pool.ts';
import { dailyPuzzle } from './daily-puzzle.ts';
import { findPuzzlesPage } from './find-puzzles-page.ts';
import { puzzlePath } from './puzzle-addresses.ts';

const NOON = Date.UTC(2026, 11, 1, 12);

function find(address: string, now = NOON) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return findPuzzlesPage(pathname, searchParams, { assets: {}, clock: () => now });
}

function bodyOf(address: string): string {
  const found = find(address);
  if (!found || !('body' in found)) throw new Error(`no page at ${address}`);
  return found.body;
}

const cardsIn = (body: string): number => body.match(/<li><a href="\/puzzles\//g)?.length ?? 0;

describe('puzzles to choose from', () => {
  it('are counted, and shown with their pictures', () => {
    const body = bodyOf('/puzzles');
    const all = puzzleVariants.reduce((sum, variant) => sum + puzzlesOf(variant).length, 0);
    expect(body).toContain(`${all.toLocaleString('en-GB')} puzzles`);
    expect(cardsIn(body)).toBe(24);
    expect(body).toContain('href="/puzzles/today"');
  });

  it('are those of the variant, theme and level that a visitor wants', () => {
    const body = bodyOf('/puzzles?variant=standard&theme=fork&level=hard');
    const wanted = puzzlesOf(STANDARD_CHESS_SLUG).filter(
      ({ themes, rating }) => themes.includes('fork') && rating >= 1800,
    );
    expect(body).toContain(`<h2 id="found">${wanted.length} puzzles`);
    expect(body).toContain(`href="${puzzlePath(wanted[0]!)}"`);
    expect(body).toContain('<option value="hard" selected>');
  });

  it('have one address, which names only what was chosen', () => {
    expect(find('/puzzles?variant=Atomic&theme=&level=')).toEqual({ to: '/puzzles?variant=atomic' });
    expect(find('/puzzles?theme=nonsense&level=easy')).toEqual({ to: '/puzzles?variant=standard&level=easy' });
    expect(find('/puzzles?variant=atomic&page=99')).toEqual({ to: '/puzzles?variant=atomic&page=2' });
    expect(find('/puzzles?variant=atomic&page=x')).toEqual({ to: '/puzzles?variant=atomic' });
    expect(find('/puzzles/atomic')).toEqual({ to: '/puzzles?variant=atomic' });
    expect(cardsIn(bodyOf('/puzzles?variant=atomic&page=2'))).toBe(puzzlesOf('atomic').length - 24);
  });

  it('that do not exist lead to those that do', () => {
    const body = bodyOf('/puzzles?variant=atomic&theme=fork');
    expect(body).toContain('Only puzzles of Chess have themes.');
    expect(body).toContain('href="/puzzles?variant=standard&amp;theme=fork"');
  });
});

describe('the puzzle of the day', () => {
  it('follows from the date in UTC, and nobody keeps the redirect', () => {
    const today = find('/puzzles/today');
    expect(today).toEqual({ to: puzzlePath(dailyPuzzle(NOON)), isFresh: true });
    expect(find('/puzzles/today', Date.UTC(2026, 11, 1))).toEqual(today);
    expect(find('/puzzles/today', Date.UTC(2026, 11, 2) - 1)).toEqual(today);
    expect(find('/puzzles/today', Date.UTC(2026, 11, 2))).not.toEqual(today);
  });

  it('comes again only after all others', () => {
    const { length } = puzzlesOf(STANDARD_CHESS_SLUG);
    const days = Array.from({ length }, (_, day) => dailyPuzzle(NOON + day * 86_400_000).id);
    expect(new Set(days).size).toBe(length);
  });
});

describe('a puzzle at random', () => {
  it('matches the filter, is fresh, and is not the one just solved', () => {
    const [one, other] = puzzlesOf('racing-chess').concat(puzzlesOf('screen'));
    expect(find('/puzzles/random?variant=racing-chess')).toEqual({ to: puzzlePath(one!), isFresh: true });
    const [, last] = puzzlesOf('screen');
    const after = puzzlePath(other!).split('/').at(-1);
    for (let i = 0; i < 10; i++)
      expect(find(`/puzzles/random?variant=screen&after=${after}`)).toEqual({ to: puzzlePath(last!), isFresh: true });
  });

  it('that does not exist leads to the list', () => {
    expect(find('/puzzles/random?variant=atomic&level=hard')).toMatchObject({
      to: '/puzzles?variant=atomic&level=hard',
    });
  });
});

describe('the page of a puzzle', () => {
  it('is complete: picture, task, hints, solution in notation and words', () => {
    const body = bodyOf('/puzzles/standard/Ktuhp');
    expect(body).toContain('<p class="lead">Black is to move and mates in one move.</p>');
    expect(body).toContain('orientation=black&amp;last=c7%2Cc8');
    expect(body).toContain('the last move, from c7 to c8, is marked');
    expect(body.match(/<details>/g)).toHaveLength(5);
    expect(body).toContain('<strong>Re1#</strong> – The black rook on e7 moves to e1, with check. Checkmate.');
  });

  it('has one address; other spellings are redirected', () => {
    expect(find('/puzzles/Chess/ktuhp')).toEqual({ to: '/puzzles/standard/Ktuhp' });
    const [first] = puzzlesOf('atomic');
    expect(find(`/puzzles/atomic/${first!.id}`)).toEqual({ to: puzzlePath(first!) });
  });

  it.each(['/puzzles/standard/nope', '/puzzles/nope/Ktuhp', '/puzzles/standard/Ktuhp/x', '/puzzles/duck', '/puzzles/'])(
    'is not at %s',
    (address) => {
      expect(find(address)).toBeUndefined();
    },
  );
});
