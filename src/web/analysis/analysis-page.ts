import '../play/play.css';
import './analysis.css';
import './parlour-analysis.ts';
import { keepOffline } from '../offline/keep-offline.ts';
import { beginGame } from '../play/game-facts.ts';

/** The script of the pages below `/analysis`: puts a board in the place of the picture that the server drew. */
beginGame('parlour-analysis');
keepOffline();
