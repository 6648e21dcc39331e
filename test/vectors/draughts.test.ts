import { playDraughts } from './draughts.ts';

playDraughts(false);
