import { DICE_ROOT } from '../dice/render/page-address.ts';
import { CHARACTERS_ROOT } from '../tools/image-address.ts';
import { DECKS_ROOT } from './decks/deal.ts';
import { DEVELOPERS_PATH } from './developers-page.ts';
import { ENTITIES_PATH } from './entities-page.ts';
import { EPIC4_ROOT } from './epic4/cards.ts';
import { MAPS_ROOT } from './maps/maps-page.ts';
import { NUKES_ROOT } from './nukes/nukes-page.ts';
import { ORACLES_ROOT } from './oracles/paths.ts';
import { PLAY_ROOT } from './play/addresses.ts';
import { PUZZLES_ROOT } from './puzzles/puzzle-addresses.ts';
import { RINGQUEST_ROOT } from './ringquest/ringquest-page.ts';
import { SCORES_ROOT } from './scores/scores-page.ts';
import { TEAMS_ROOT } from './teams/teams-page.ts';
import { TIMER_ROOT } from './timer/timer-page.ts';

/** A page where something is done: a game that is played, dice that are rolled. */
export interface Place {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  /** Words with which people ask for it. */
  readonly words: string;
}

/** A group of pages, as the home page shows them. */
export interface PlaceGroup {
  readonly id: string;
  readonly title: string;
  readonly places: readonly Place[];
}

/** The pages at which something is done, apart from single games. */
export const PLACE_GROUPS: readonly PlaceGroup[] = [
  {
    id: 'games',
    title: 'Games and rules',
    places: [
      {
        title: 'Games to play',
        path: PLAY_ROOT,
        summary: 'All games that can be played in the browser, against the computer or by two people.',
        words: 'play game games online computer opponent ai bot friend two player browser',
      },
      {
        title: 'Puzzles',
        path: PUZZLES_ROOT,
        summary: 'Find the winning moves on the board: chess and its variants, by theme and level, with one for today.',
        words: 'puzzles puzzle tactics mate problem today daily chess train solve',
      },
      {
        title: 'Rulebooks',
        path: '/rules',
        summary: 'Rulebooks of board games and role-playing systems, with diagrams and every variant.',
        words: 'rules rulebooks books how to play',
      },
      {
        title: 'Galleries',
        path: '/gallery',
        summary: 'Boards, tiles, cards and pieces, as pictures to use and to print.',
        words: 'gallery pictures boards tiles pieces cards print',
      },
    ],
  },
  {
    id: 'table',
    title: 'At the table',
    places: [
      {
        title: 'Dice',
        path: DICE_ROOT,
        summary: 'Roll dice in the usual notation, and compare the exact chances of up to four rolls.',
        words: 'dice roll roller die d4 d6 d8 d10 d12 d20 d100 chance odds probability',
      },
      {
        title: 'Cards',
        path: DECKS_ROOT,
        summary: 'Deal hands from six decks, draw one more, see what is left.',
        words: 'decks deck cards card deal shuffle hand draw tarot hanafuda playing',
      },
      {
        title: 'Scores',
        path: SCORES_ROOT,
        summary: 'A score sheet with rounds and totals, to share by a link and to print.',
        words: 'scores score sheet keeper points rounds totals',
      },
      {
        title: 'Clock',
        path: TIMER_ROOT,
        summary: 'A game clock for two to eight players: increment, delay, byo-yomi and more.',
        words: 'timer clock chess fischer increment delay byoyomi time turn',
      },
      {
        title: 'Teams and turns',
        path: TEAMS_ROOT,
        summary: 'Draw teams, the order of turns or seats at the table.',
        words: 'teams team random order turns seats split players',
      },
      {
        title: 'Hex maps',
        path: MAPS_ROOT,
        summary: 'Six map generators: paint, measure paths and views, print to scale.',
        words: 'maps map hex hexes generator wilderness dungeon sector print paint',
      },
    ],
  },
  {
    id: 'role-playing',
    title: 'Role-playing',
    places: [
      {
        title: 'Characters',
        path: CHARACTERS_ROOT,
        summary: 'Random characters of eight role-playing systems, with sheets to print.',
        words: 'character sheet generator random pc npc print hero rpg role-playing',
      },
      {
        title: 'Oracles',
        path: ORACLES_ROOT,
        summary: 'Ask a question, roll on tables, draw scenes and encounters.',
        words: 'oracles oracle tables table solo yes no question scene encounter random loot',
      },
      {
        title: 'Creatures, spells and items',
        path: ENTITIES_PATH,
        summary: 'Monsters, spells, items, classes and moves of eight role-playing systems, by list.',
        words: 'monsters creatures spells items lists rpg role-playing bestiary',
      },
    ],
  },
  {
    id: 'own-games',
    title: 'Games of our own',
    places: [
      {
        title: 'Epic 4',
        path: EPIC4_ROOT,
        summary: 'Set up a game, deal factions and piles, look up sheets and cards.',
        words: 'epic4 epic factions galaxy setup cards',
      },
      {
        title: 'Nukes',
        path: NUKES_ROOT,
        summary: 'Resolve fights with exact odds, look up units, draw maps and opening positions.',
        words: 'nukes fights combat odds units territories',
      },
      {
        title: 'Ringquest',
        path: RINGQUEST_ROOT,
        summary: 'Draw the land, the characters and the encounters of each ring.',
        words: 'ringquest quest rings encounters land characters followers',
      },
    ],
  },
  {
    id: 'build',
    title: 'For builders',
    places: [
      {
        title: 'For developers',
        path: DEVELOPERS_PATH,
        summary: 'All tools over HTTP, MCP and a command line, with their schemas.',
        words: 'developers api mcp http schema openapi tools llm',
      },
    ],
  },
];

/** The same pages without their groups. */
export const PLACES: readonly Place[] = PLACE_GROUPS.flatMap(({ places }) => places);
