import './play.css';
import { startEngine } from '../engine/start-engine.ts';
import { type GameFacts, ParlourGame } from './parlour-game.ts';

/** The script of the pages below `/play`: puts a game in the place of the picture that the server drew. */

const place = document.querySelector('parlour-game');
const facts = document.querySelector('#game-facts')?.textContent;
if (place instanceof ParlourGame && facts) {
  place.facts = JSON.parse(facts) as GameFacts;
  place.engine = startEngine();
  void place.begin();
}
