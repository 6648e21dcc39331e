import { playDraughts } from '../vectors/draughts.ts';

playDraughts(true);
