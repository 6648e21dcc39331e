import type { BookFacts, NumberRange } from '../../rulebook/book.ts';

/**
 * Formats the facts of a rulebook as one line: `2 players · 10–60 minutes · from 6 years · simple · sowing, capture`.
 */
export const formatFacts = ({ players, duration, age, complexity, status, mechanics }: BookFacts): string =>
  [
    `${range(players)} ${players.max === 1 ? 'player' : 'players'}`,
    `${range(duration)} minutes`,
    ...(age === undefined ? [] : [`from ${age} years`]),
    complexity,
    ...(status === 'live' ? [] : [status]),
    mechanics.map((mechanic) => mechanic.replaceAll('-', ' ')).join(', '),
  ].join(' · ');

const range = ({ min, max }: NumberRange): string => (min === max ? `${min}` : `${min}–${max}`);
