import '../play/play.css';
import './puzzle.css';
import { startEngine } from '../engine/start-engine.ts';
import { keepOffline } from '../offline/keep-offline.ts';
import { ParlourPuzzle } from './parlour-puzzle.ts';
import type { PuzzleFacts } from './puzzle-facts.ts';

/** The script of the pages of puzzles: puts a board to solve on in the place of the picture that the server drew. */

const place = document.querySelector('parlour-puzzle');
const facts = document.querySelector('#puzzle-facts')?.textContent;
if (place instanceof ParlourPuzzle && facts) {
  place.facts = JSON.parse(facts) as PuzzleFacts;
  place.engine = startEngine();
  void place.begin();
}
keepOffline();
