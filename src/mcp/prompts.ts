import { findSystem } from '../entity/systems.ts';
import { joinNames } from '../lib/nearest.ts';
import { findBook } from '../rulebook/library.ts';
import { type SystemTools, systemToolsOf } from '../tools/oracles/system-tools.ts';
import { familyChoices, rulebookChoices, systemChoices, variantChoices } from './completions.ts';
import type { Choices, McpPrompt } from './server-contents.ts';

interface PromptArgument {
  name: string;
  description: string;
  required: boolean;
  choices?: Choices;
}

const required = (name: string, description: string, choices?: Choices): PromptArgument => ({
  name,
  description,
  required: true,
  ...(choices && { choices }),
});

const optional = (name: string, description: string, choices?: Choices): PromptArgument => ({
  ...required(name, description, choices),
  required: false,
});

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'];

/** A prompt of one text. `text` gets every argument; those that were not given are empty. */
interface PromptSource {
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  text(args: Readonly<Record<string, string>>): string;
}

const SOURCES: readonly PromptSource[] = [
  {
    name: 'odds',
    title: 'What are the odds?',
    description: 'How likely a dice roll meets a target, and what to make of it',
    arguments: [required('expression', 'the dice, e.g. 4d6kh3'), required('target', 'the number to meet or exceed')],
    text: ({ expression, target }) =>
      `How likely is ${expression} to come to ${target} or more? Use dice_odds, and say in a sentence or two what that means at the table.`,
  },
  {
    name: 'teach_game',
    title: 'Teach me a game',
    description: 'A first lesson in a game: aim, one turn, a few moves together',
    arguments: [
      required('game', 'slug of a rulebook, e.g. shogi', rulebookChoices),
      optional('experience', 'what the player knows already, e.g. chess'),
    ],
    text: ({
      game = '',
      experience,
    }) => `${unknownBook(game)}Teach me ${game}${experience ? `. I know ${experience}, so build on it` : ''}.

1. Read the rules with rules_get_game, and players, time and variants with rules_get_game_meta.
2. Say in two sentences what the game is about and how one wins. Then explain one turn, and stop for questions.
3. Show the start with rules_get_diagram. If play_list_families lists the game, use play_create_game and play_render_board instead.
4. Let me find three moves myself. Check each with play_validate_move, and explain the rule when one is not legal.
5. Keep exceptions until they matter. Look up what you are not sure of with rules_search rather than from memory.

End with one thing to try in my first real game.`,
  },
  {
    name: 'play_game',
    title: 'Play a game with me',
    description: 'A whole game against the assistant, with the board after every move',
    arguments: [
      required('family', 'family of games, e.g. chess', familyChoices),
      optional('variant', 'variant of the family; default: standard', variantChoices),
      optional('level', 'how well the assistant plays; default: easy', () => LEVELS),
    ],
    text: ({
      family,
      variant,
      level,
    }) => `Play ${variant || 'a standard game'} of ${family} with me. I move first unless I say otherwise.

1. Start with play_create_game: family "${family}"${variant ? `, variant "${variant}"` : ''}. Keep the \`state\` of every answer, and pass the latest one into the next call.
2. Show the board with play_render_board, and say whose move it is.
3. When I move, call play_apply_move with my words as the move. If it is refused, name the rule it breaks and let me choose again; play_get_moves lists what is legal.
4. When it is your move, ask play_suggest_move at difficulty "${level || 'easy'}", play its move with play_apply_move, and show the board again with one sentence about the idea.
5. After every move look at play_check_status. When the game is over, say who won and why, and point out the moment that decided it.

Never move a piece on your own: the state from the tools is the game.`,
  },
  {
    name: 'start_session',
    title: 'Set up a session',
    description: 'An opening for a role-playing session: characters, a scene, a threat, a question',
    arguments: [
      required('system', 'role-playing system', systemChoices),
      optional('players', 'number of players; default: 4'),
      optional('mood', 'tone of the evening, e.g. grim, hopeful, strange'),
    ],
    text: ({
      system,
      players,
      mood,
    }) => `Set up a session of ${system} for ${players || '4'} players${mood ? `. The mood is ${mood}` : ''}. You are the game master.

1. oracle_list_games shows what ${system} offers; use only what it has.
2. Roll a character for each player with rpg_chargen, and introduce each in two lines with one bond to another character.
3. ${openingStep(toolsOf(system))} Read it out in the second person, without game terms.
4. ${threatStep(toolsOf(system))} Keep both to yourself.
5. Ask a first question that only the players can answer, and wait.

During play, settle doubts with oracle_ask and checks with dice_roll, and say the roll. Keep the seeds, so that a scene can be repeated.`,
  },
  {
    name: 'hex_crawl',
    title: 'Run a hex crawl',
    description: 'An expedition over a hex map, hex by hex, with sight, travel and encounters',
    arguments: [
      optional('seed', 'seed of the map, so that the table can return to it'),
      optional('system', 'role-playing system of encounters and oracles', systemChoices),
    ],
    text: ({
      seed,
      system,
    }) => `Run a hex crawl for me. You are the game master, and you know the map; I see only what my party sees.

1. Make the map with hex_generate_map: game "wilds"${seed ? `, seed "${seed}"` : ''}. Keep its seed and options for every later call. Choose a safe hex as the start.
2. At the start of a day, find what the party sees with hex_compute_fov, and describe it by landmarks rather than by coordinates.
3. When I name a destination, find the path with hex_pathfind and say how long it takes. Move one hex at a time, and look at each with hex_get_info.
4. In every new hex ask oracle_ask whether something happens. If so, use ${crawlEncounter(system)}, and fit it to the terrain.
5. Track days, food and wounds in a short list at the end of each answer.

Draw the map with hex_export_svg only when I ask for it.`,
  },
];

/** The sentences before a lesson whose game has no rulebook; empty if it has one. */
function unknownBook(game: string): string {
  const book = findBook(game);
  return book.ok ? '' : `${book.error} Ask me which game I mean; rules_list_games lists the rulebooks.\n\n`;
}

/** The tools that work for a system that a player names; undefined if the system is unknown. */
function toolsOf(system = ''): SystemTools | undefined {
  const found = findSystem(system);
  return found.ok ? systemToolsOf(found.value.slug) : undefined;
}

const openingStep = (tools: SystemTools | undefined): string =>
  tools?.hasTables === false
    ? 'Describe the opening place in your own words, around a creature or an item from rpg_random.'
    : 'Make the opening place with oracle_scene, and add a detail from oracle_roll.';

function threatStep(tools: SystemTools | undefined): string {
  const known = tools ?? { encounter: 'rpg_random_encounter', hasLoot: true };
  const threat = `Prepare one threat with ${known.encounter ?? 'rpg_random'}`;
  return `${threat}, and a reward ${known.hasLoot ? 'with rpg_loot' : 'from the story'}.`;
}

/** What makes the encounters of an expedition: the tool for the system, and its tables if it has some. */
function crawlEncounter(system = ''): string {
  const { hasTables, encounter } = toolsOf(system) ?? { hasTables: system !== '', encounter: 'oracle_encounter' };
  const tables = hasTables ? [`the tables of ${system} with oracle_roll`] : [];
  const ofSystem = system && !hasTables ? ` with system "${system}"` : '';
  return joinNames([...(encounter ? [encounter + ofSystem] : []), ...tables]);
}

/** The prompts that players choose from a menu. Each names the tools to call, in order. */
export const PROMPTS: readonly McpPrompt[] = SOURCES.map(({ text, ...prompt }) => ({
  ...prompt,
  messages: (args) => [
    {
      role: 'user',
      content: { type: 'text', text: text({ ...emptyArguments(prompt.arguments), ...args }) },
    },
  ],
}));

const emptyArguments = (args: readonly PromptArgument[]): Record<string, string> =>
  Object.fromEntries(args.map(({ name }) => [name, '']));
