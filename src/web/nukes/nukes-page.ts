import './nukes.css';
import './parlour-nukes.ts';

/** The script of the page `/nukes` with a map: shows the opening position of each player. */
