import '../play/play.css';
import './editor.css';
import './parlour-editor.ts';
import { keepOffline } from '../offline/keep-offline.ts';
import { beginGame } from '../play/game-facts.ts';

/** The script of the pages below `/editor`: puts a board in the place of the picture that the server drew. */
beginGame('parlour-editor');
keepOffline();
