/** Words with the same meaning, as the phrases below spell them. An empty text drops the word. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  advantage: 'adv',
  disadvantage: 'dis',
  disadv: 'dis',
  best: 'highest',
  higher: 'highest',
  top: 'highest',
  worst: 'lowest',
  lower: 'lowest',
  take: 'keep',
  rerolling: 'reroll',
  explode: 'exploding',
  explodes: 'exploding',
  fudge: 'fate',
  versus: 'vs',
  against: 'vs',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  a: '',
  an: '',
  at: '',
  damage: '',
  die: 'dice',
  on: '',
  roll: '',
  the: '',
  with: '',
};

/** Words before the number that a total must reach. */
export const VERSUS_WORDS = ['vs', 'ac', 'dc'];

/** Words after which a number counts dice of the notation before, as in "keep 3 dice". */
export const SELECTING_WORDS = ['keep', 'drop', 'highest', 'lowest'];

/** Kinds of damage, which are read as labels of the dice before them. */
const DAMAGE_TYPES = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
];

/**
 * Phrases and their notation, longer ones first. # stands for a number, and $1 for the first number of the phrase.
 */
export const PHRASES: readonly (readonly [phrase: string, notation: string])[] = [
  ['1 d # adv', '2d$1kh1'],
  ['d # adv', '2d$1kh1'],
  ['1 d % adv', '2d100kh1'],
  ['d % adv', '2d100kh1'],
  ['adv 1 d 20', '2d20kh1'],
  ['adv d 20', '2d20kh1'],
  ['adv', '2d20kh1'],
  ['1 d # dis', '2d$1kl1'],
  ['d # dis', '2d$1kl1'],
  ['1 d % dis', '2d100kl1'],
  ['d % dis', '2d100kl1'],
  ['dis 1 d 20', '2d20kl1'],
  ['dis d 20', '2d20kl1'],
  ['dis', '2d20kl1'],
  ['highest # of # d #', '$2d$3kh$1'],
  ['highest of # d #', '$1d$2kh1'],
  ['lowest # of # d #', '$2d$3kl$1'],
  ['lowest of # d #', '$1d$2kl1'],
  ['keep highest #', 'kh$1'],
  ['keep # highest', 'kh$1'],
  ['keep highest', 'kh1'],
  ['keep lowest #', 'kl$1'],
  ['keep # lowest', 'kl$1'],
  ['keep lowest', 'kl1'],
  ['keep #', 'kh$1'],
  ['drop highest #', 'dh$1'],
  ['drop # highest', 'dh$1'],
  ['drop highest', 'dh1'],
  ['drop lowest #', 'dl$1'],
  ['drop # lowest', 'dl$1'],
  ['drop lowest', 'dl1'],
  ['reroll # s once', 'ro$1'],
  ['reroll # once', 'ro$1'],
  ['exploding # d #', '$1d$2!'],
  ['exploding', '!'],
  ['d percentile', 'd100'],
  ['percentile', 'd100'],
  ['fate', 'dF'],
  ['plus', '+'],
  ['minus', '-'],
  ['times', '*'],
  ['divided by', '/'],
  ['vs ac', 'vs'],
  ['vs dc', 'vs'],
  ['ac', 'vs'],
  ['dc', 'vs'],
  ['# # - sided', '$1d$2'],
  ['# - sided', '1d$1'],
  ...DAMAGE_TYPES.map((type) => [type, `[${type}]`] as const),
];

/** Phrases that can mean different dice. They are refused with all readings; $rest stands for the text after them. */
export const AMBIGUOUS_PHRASES: readonly {
  readonly phrase: string;
  /** Whether the phrase is ambiguous only at the start of a pool. */
  readonly onlyFirst?: true;
  readonly readings: readonly (readonly [notation: string, means: string])[];
}[] = [
  {
    phrase: '# d # adv',
    readings: [
      ['$1d$2kh1', 'the highest die'],
      ['{$1d$2,$1d$2}kh1', 'the higher of two totals'],
    ],
  },
  {
    phrase: '# d # dis',
    readings: [
      ['$1d$2kl1', 'the lowest die'],
      ['{$1d$2,$1d$2}kl1', 'the lower of two totals'],
    ],
  },
  {
    phrase: 'reroll # s',
    readings: [
      ['r$1', 'until none is left'],
      ['ro$1', 'once'],
    ],
  },
  {
    phrase: 'reroll #',
    readings: [
      ['r$1', 'until none is left'],
      ['ro$1', 'once'],
    ],
  },
  {
    phrase: '# times',
    onlyFirst: true,
    readings: [
      ['$1*($rest)', 'multiplied'],
      ['$rest $1 times', 'rolled again'],
    ],
  },
];

/** Phrases at the end of a pool that roll it several times, with how often. */
export const REPETITIONS: readonly (readonly [phrase: string, times: string])[] = [
  ['in order', '6'],
  ['down line', '6'],
  ['# times', '$1'],
];

/** Words that continue a pool after a comma, as in "4d6, drop the lowest". */
export const CONTINUING_WORDS = ['keep', 'drop', 'reroll', 'exploding', 'in', 'down', 'adv', 'dis'];
