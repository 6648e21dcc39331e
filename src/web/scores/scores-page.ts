import './scores.css';
import { keepOffline } from '../offline/keep-offline.ts';
import { lastSheet } from './last-sheet.ts';
import { ParlourScores, type ScoreFacts } from './parlour-scores.ts';

/** The script of the page `/scores`: puts a sheet to write on in the place of the form. */

const sheet = document.querySelector('parlour-scores');
const facts = document.querySelector('#score-facts')?.textContent;
if (sheet instanceof ParlourScores && facts) sheet.begin(JSON.parse(facts) as ScoreFacts);

const place = document.querySelector('#last-sheet');
const last = lastSheet();
if (place && last) {
  const link = document.createElement('a');
  link.href = last;
  link.textContent = 'Go on with the last sheet';
  place.className = 'actions';
  place.append(link);
}
keepOffline();
