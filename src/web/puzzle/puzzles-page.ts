import { keepOffline } from '../offline/keep-offline.ts';
import { solvedPuzzles } from './solved-puzzles.ts';

/** The script of the pages on which puzzles are chosen: says which of them were solved in this browser. */

const solved = solvedPuzzles();
const tally = document.querySelector<HTMLElement>('.tally');
if (tally && solved.size) {
  tally.textContent = `You have solved ${solved.size === 1 ? 'one puzzle' : `${solved.size} puzzles`} in this browser.`;
  tally.hidden = false;
}
for (const link of document.querySelectorAll<HTMLAnchorElement>('.puzzles a'))
  if (solved.has(link.pathname)) link.parentElement?.querySelector('small')?.append(' · solved');
keepOffline();
