import type { Refusal } from '../tools/errors.ts';
import { EPIC4_ROOT } from './epic4/cards.ts';
import { epic4Paths, findEpic4Page } from './epic4/find-epic4-page.ts';
import type { LazyPages } from './lazy-pages.ts';
import { findNukesPage } from './nukes/find-nukes-page.ts';
import { NUKES_ROOT } from './nukes/nukes-page.ts';
import type { PageAssets } from './page-assets.ts';
import { findRingquestPage } from './ringquest/find-ringquest-page.ts';
import { RINGQUEST_ROOT } from './ringquest/ringquest-page.ts';
import { findScoresPage } from './scores/find-scores-page.ts';
import { SCORES_ROOT } from './scores/scores-page.ts';
import { findTeamsPage } from './teams/find-teams-page.ts';
import { TEAMS_ROOT } from './teams/teams-page.ts';
import { findTimerPage } from './timer/find-timer-page.ts';
import { TIMER_ROOT } from './timer/timer-page.ts';

/** The pages for people around a table: scores, clocks, teams, and the games that are played with the service. */
export const tablePages = (assets: PageAssets): readonly LazyPages[] => [
  {
    path: SCORES_ROOT,
    find: (path, query) => findScoresPage(path, query, assets),
    examples: [SCORES_ROOT, `${SCORES_ROOT}?player=Ann&player=Bob&rounds=1_2`],
    notFound: notFoundBeside(SCORES_ROOT, 'keeps scores'),
  },
  {
    path: TIMER_ROOT,
    find: (path, query) => findTimerPage(path, query, assets),
    examples: [TIMER_ROOT, `${TIMER_ROOT}?game=chess`],
    notFound: notFoundBeside(TIMER_ROOT, 'lists clocks'),
  },
  {
    path: TEAMS_ROOT,
    find: findTeamsPage,
    examples: [`${TEAMS_ROOT}?player=Ann&player=Bob&draw=order&seed=example`],
    notFound: notFoundBeside(TEAMS_ROOT, 'draws teams'),
  },
  {
    path: EPIC4_ROOT,
    find: findEpic4Page,
    pages: epic4Paths,
    examples: [EPIC4_ROOT, `${EPIC4_ROOT}?players=4&choices=3&seed=example`],
    notFound: notFoundBeside(EPIC4_ROOT, 'sets up Epic 4'),
  },
  {
    path: NUKES_ROOT,
    find: (path, query) => findNukesPage(path, query, assets),
    examples: [NUKES_ROOT, `${NUKES_ROOT}?attacker=infantry&defender=infantry&terrain=plains&seed=example`],
    notFound: notFoundBeside(NUKES_ROOT, 'resolves fights'),
  },
  {
    path: RINGQUEST_ROOT,
    find: findRingquestPage,
    pages: () => [RINGQUEST_ROOT, `${RINGQUEST_ROOT}/characters`],
    examples: [RINGQUEST_ROOT, `${RINGQUEST_ROOT}?ring=outer&seed=example`],
    notFound: notFoundBeside(RINGQUEST_ROOT, 'draws encounters'),
  },
];

const notFoundBeside =
  (root: string, does: string) =>
  (path: string): Refusal => ({
    code: 'unknown_path',
    detail: `There is nothing at ${path}.`,
    hint: `GET ${root} ${does}.`,
  });
