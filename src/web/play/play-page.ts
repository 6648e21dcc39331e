import './play.css';
import { EngineClient } from '../engine/engine-client.ts';
import { keepOffline } from '../offline/keep-offline.ts';
import { type GameFacts, ParlourGame } from './parlour-game.ts';

/** The script of the pages below `/play`: puts a game in the place of the picture that the server drew. */

const place = document.querySelector('parlour-game');
const facts = document.querySelector('#game-facts')?.textContent;
if (place instanceof ParlourGame && facts) {
  place.facts = JSON.parse(facts) as GameFacts;
  place.engine = new EngineClient(new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' }));
  void place.begin();
}
keepOffline();
