import { Rng } from '../lib/rng.ts';
import { oddsOf } from './answer.ts';
import { MAX_EXTRA } from './dice.ts';
import { DICE_LIMITS, FUNCTION_NAMES } from './notation.ts';
import { parseDice } from './parse.ts';
import { rollPools, rollText } from './roll.ts';

/** Sections of the guide to dice notation. The generated page adds a real roll and the mean to each example. */
export const NOTATION_GUIDE: readonly {
  title: string;
  says: string;
  examples: readonly [notation: string, means: string][];
}[] = [
  {
    title: 'Dice and numbers',
    says: 'NdS throws N dice with S sides; without N it is one. Upper case and blanks do not matter. Signs may be as books print them: − – × ÷ ≥ ≤ and full-width characters.',
    examples: [
      ['2d6+3', 'two six-sided dice and 3'],
      ['d20', 'one die'],
      ['d%', 'a die with 100 sides: 1 to 100'],
      ['4dF', 'fate dice: -1, 0 and 1'],
      ['4dF.1', 'fate dice with four blank sides'],
      ['2d{1,1,2,3,5}', 'faces of their own'],
      ['d{5..15}', 'a range of faces'],
      ['(d4)d6', 'as many dice as a die says'],
    ],
  },
  {
    title: 'Keep and drop',
    says: 'kh, kl, dh and dl keep or drop the highest or lowest, one without a number; k is kh and d is dl. All of them select from the same dice; what would leave no dice is refused, because 1d20 d4 usually means 1d20+1d4.',
    examples: [
      ['4d6kh3', 'the three highest'],
      ['2d20kl', 'the lower of two'],
      ['4d6d1', 'all but the lowest'],
      ['5d8dh1dl1', 'all but the highest and the lowest'],
    ],
  },
  {
    title: 'Explode',
    says: '! throws another die for each that shows its highest face, for as long as they do. A test after it says which faces do. With o it happens once, with p the new dice count 1 less, with !! the new dice are added to the old one and count as one die.',
    examples: [
      ['4d6!', 'every 6 brings another die'],
      ['4d6!>=5', 'every 5 and 6 does'],
      ['4d6!o', 'but what it brings does not explode'],
      ['4d6!p', 'penetrating: new dice count 1 less'],
      ['4d6!!', 'compounding: one die, higher than 6'],
      ['4d6!!p', 'both'],
    ],
  },
  {
    title: 'Reroll',
    says: 'r throws again until the test no longer holds, ro once; without a test the lowest face is meant. Several may stand together.',
    examples: [
      ['4d6r1', 'no 1 stays'],
      ['2d6ro<3', '1 and 2 are thrown again, once'],
      ['3d8r1r8', 'neither 1 nor 8 stays'],
    ],
  },
  {
    title: 'Least and most',
    says: 'min and max raise or lower what a die counts.',
    examples: [
      ['2d20min10', 'each at least 10'],
      ['3d6max4', 'each at most 4'],
    ],
  },
  {
    title: 'Count successes',
    says: 'A test at the end counts the dice that meet it instead of adding them: >=, >, <=, < or =. f with a test takes 1 off for each die that meets it. A test straight after ! or r belongs to that, so write the face: !=10.',
    examples: [
      ['10d10>=8', 'how many show 8 or more'],
      ['6d6=6', 'how many sixes'],
      ['8d10>=8f1', 'less one for each 1'],
      ['6d10!=10>=8', 'tens explode, and 8 or more counts'],
    ],
  },
  {
    title: 'Groups',
    says: 'Braces keep, drop or count totals. With one expression inside they do so with its dice, and a number beside them is added to each die for a test.',
    examples: [
      ['{4d6kh3,3d6+2}kh1', 'the better of two ways'],
      ['{d20,d20,d20}>=11', 'how many totals meet a test'],
      ['{2d6+2d8}kh3', 'the three highest of four dice of two kinds'],
      ['{3d20+5}>=21', 'how many attacks with +5 meet 21'],
    ],
  },
  {
    title: 'Arithmetic',
    says: `+ - * / % and ^ (or **) with parentheses; division is exact. Functions: ${FUNCTION_NAMES.join(', ')}.`,
    examples: [
      ['2*(d6+1)', 'doubled'],
      ['d100/4', 'quarters'],
      ['floor(3d6/2)', 'halved, rounded down'],
      ['max(2d6,7)', 'at least 7 together'],
      ['d6^2', 'squared'],
    ],
  },
  {
    title: 'Words',
    says: 'The usual words of tables are read as notation, and the answer shows it. What has two readings, such as "4d6 reroll 1s", is refused with both. vs, DC or AC compares the sum of one die with a target: 1 is a success, 0 a failure. "Two dice" without sides is refused. A kind of damage, such as fire, becomes a label.',
    examples: [
      ['d20+5 with advantage', 'the higher of two d20, and 5'],
      ['disadvantage', 'the lower of two d20'],
      ['adv+5 vs 17', 'whether an attack with advantage hits'],
      ['4d6, drop the lowest', 'also keep, highest, best, worst'],
      ['3d6 in order', 'six pools, also "six times"'],
      ['percentile dice', 'a die with 100 sides'],
      ['2d6 + 1d8 fire', 'labelled: 1d8[fire]'],
      ['roll two d6 plus 3', 'numbers, plus, minus, times, divided by'],
    ],
  },
  {
    title: 'Order, labels, pools',
    says: 'sa and sd (s is sa) sort what is shown. A text in brackets labels what stands before it, and # begins a comment. Commas part pools that are rolled one by one. None of this changes any odds.',
    examples: [
      ['5d10sd', 'the highest first'],
      ['2d6[fire]+1d4[cold]', 'labelled'],
      ['d20+7 # to hit', 'with a comment'],
      ['3d8,1d12+2', 'two pools'],
    ],
  },
];

/** The notation of other popular dice rollers for the same rolls; empty where a roller has none. */
const DIALECTS: readonly [what: string, here: string, roll20: string, foundry: string, avrae: string][] = [
  ['explode', '!', '!', 'x', 'e'],
  ['explode once', '!o', '', 'xo', 'ra, for one die'],
  ['reroll until', 'r or rr', 'r', 'rr', 'rr'],
  ['reroll once', 'ro', 'ro', 'r', 'ro'],
  ['5 or more', '>=5', '>5', '>=5', '>=5 compares a total'],
  ['count successes', '>=5', '>5', 'cs>=5', ''],
  ['count failures', 'f1', 'f1', 'df=1', ''],
  ['drop the lowest', 'd or dl', 'd or dl', 'd or dl', 'pl, with a number'],
  ['least a die counts', 'min2', '', 'min2', 'mi2'],
  ['several totals', '{a,b}kh1', '{a,b}kh1', '{a,b}kh', '(a,b)kh1'],
  ['divide and round down', 'floor(a/b)', 'floor(a/b)', 'floor(a/b)', 'a//b'],
  ['fate dice', 'dF', 'dF', 'dF', ''],
];

const GRAMMAR = `pools  = pool { "," pool }
pool   = sum [ "vs" number ] [ "#" comment ]
sum    = product { ( "+" | "-" ) product }
product= factor { ( "*" | "/" | "%" ) factor }
factor = ( "-" | "+" ) factor | atom [ ( "^" | "**" ) factor ]
atom   = ( number | dice | group | function "(" sum { "," sum } ")" | "(" sum ")" ) [ "[" label "]" ]
dice   = [ number | "(" sum ")" ] "d" ( number | "%" | "F" | "F.1" | "(" sum ")" | faces ) { modifier | change }
faces  = "{" face { "," face } "}"                  face = number | number ".." number
group  = "{" sum { "," sum } "}" { modifier }
modifier = ( "kh" | "kl" | "dh" | "dl" | "k" | "d" ) [ number ] | test | "f" test | "s" | "sa" | "sd"
change = ( "!" | "!!" ) [ "p" ] [ "o" ] [ test ] | ( "r" | "rr" | "ro" ) [ test ] | ( "min" | "max" ) number
test   = [ ">=" | "<=" | ">" | "<" | "=" ] number`;

/** The guide to dice notation as Markdown, used for `docs/reference/dice.md`, the page /dice.md and an MCP resource. */
export function notationGuideMarkdown(): string {
  const sections = NOTATION_GUIDE.map(({ title, says, examples }) => {
    const rows = examples.map(
      ([notation, means]) => `| \`${notation}\` | ${means} | ${rolledOnce(notation)} | ${meanOf(notation)} |`,
    );
    return `## ${title}\n\n${says}\n\n| notation | what it means | one roll | mean |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
  });
  const dialects = DIALECTS.map(
    (row) => `| ${row.map((cell, index) => (index && cell ? `\`${cell}\`` : cell)).join(' | ')} |`,
  );
  return `# Dice notation

What \`dice_roll\` rolls and \`dice_odds\` gives exact odds for. In a roll's text, dice that do not count stand in
parentheses and dice that exploded have a !. Whatever the order in which they are written, dice are rerolled first, then
explode, then min and max apply, then dice are kept and dropped, counted, and sorted.

${sections.join('\n\n')}

## Odds

Odds are of one total, so pools by comma are refused. While the outcomes number at most 2^53 they are counted in whole
numbers, and the answer has an exact fraction; beyond, or where a die may go on for ever, doubles are added up, and the
answer says so. A tail without an end is cut where less than 1e-15 is left, and the answer names a bound. Odds that would
take too many steps are refused before they are begun.

## Limits

A notation has at most ${DICE_LIMITS.text} characters and ${DICE_LIMITS.pools} pools; a term at most ${DICE_LIMITS.count.toLocaleString('en')} dice with
${DICE_LIMITS.sides.toLocaleString('en')} sides, or ${DICE_LIMITS.faces.toLocaleString('en')} listed faces; a call at most ${DICE_LIMITS.dicePerCall.toLocaleString('en')} dice, with those that rerolls
and explosions add. Above 1,000 dice in a term only their sum is shown. Dice that would reroll or explode forever, because
every face does, are refused; so are those expected to bring more than ${MAX_EXTRA.toLocaleString('en')} others. \`1d50!>=2\` is rolled: it
brings 49 others on average. The odds of such long chains may take too many steps, which the refusal states.

## Other dialects

| | here | Roll20 | Foundry | Avrae |
| --- | --- | --- | --- | --- |
${dialects.join('\n')}

Roll20's \`>\` and \`<\` include the number itself; here they do not, and \`>=\` and \`<=\` do. Marks that change nothing
but the look of a roll (Roll20's \`cs\` and \`cf\`, \`mt\` for matches) are not read.

## Grammar

\`\`\`
${GRAMMAR}
\`\`\`
`;
}

function poolsOf(notation: string) {
  const pools = parseDice(notation);
  if (!pools.ok) throw new Error(`${notation}: ${pools.error.message}`);
  return pools.value;
}

function rolledOnce(notation: string): string {
  const rolls = rollPools(poolsOf(notation), 1, Rng.fromSeed(`guide ${notation}`));
  if (!rolls.ok) throw rolls.error;
  // Leave the notation out, because it is already in the first column.
  return rolls.value.map((roll) => rollText(roll).slice(`${roll.notation} = `.length)).join('; ');
}

function meanOf(notation: string): string {
  const [pool, ...others] = poolsOf(notation);
  if (!pool || others.length) return '';
  const odds = oddsOf(pool, '>=', 0);
  if (!odds.ok) throw odds.error;
  return String(Number(odds.value.mean.toFixed(4)));
}
