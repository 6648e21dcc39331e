import './timer.css';
import { keepOffline } from '../offline/keep-offline.ts';
import { type ClockFacts, ParlourClock } from './parlour-clock.ts';

/** The script of the page `/timer`: runs the clock of its address. */

const clock = document.querySelector('parlour-clock');
const facts = document.querySelector('#clock-facts')?.textContent;
if (clock instanceof ParlourClock && facts) clock.begin(JSON.parse(facts) as ClockFacts, Date.now);
keepOffline();
