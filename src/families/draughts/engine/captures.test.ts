import { expect, it } from 'vitest';
import { cpuTime } from '../../../../test/cpu-time.ts';
import { faultsOf, open } from '../../../../test/families/draughts/games.ts';

it('captures with very many ways are found without going any twice', () => {
  // Counted once by following each of several hundred thousand routes.
  const fen = 'W:WK3:BK30,K33,K25,K8,K24,K38,K11,K2,K9,K26,K13,K35,K22,K28,K39,K27,K47,K17,K18';
  expect(open('frisian', fen).count()).toBe(30);
});

it('a king set up among so many pieces that it could capture in millions of ways is refused in a moment', () => {
  const ranks = [9, 23, 37, 51, 65, 79].map((first) => `${first}-${first + 5}`);
  const began = cpuTime();
  expect(faultsOf('14x14', `W:WK98:B${ranks.join()}`)[0]!.message).toContain('in so many ways');
  expect(cpuTime() - began).toBeLessThan(3000);
});
