import './nukes.css';
import './parlour-nukes.ts';
import { keepOffline } from '../offline/keep-offline.ts';

/** The script of the page `/nukes` with a map: shows the opening position of each player. */
keepOffline();
