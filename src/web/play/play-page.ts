import './parlour-game.ts';
import './play.css';
import { keepOffline } from '../offline/keep-offline.ts';
import { beginGame } from './game-facts.ts';

/** The script of the pages below `/play`: puts a game in the place of the picture that the server drew. */
beginGame('parlour-game');
keepOffline();
