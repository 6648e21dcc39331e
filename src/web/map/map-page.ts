import './map.css';
import { keepOffline } from '../offline/keep-offline.ts';
import { MapClient } from './map-client.ts';
import { ParlourMap } from './parlour-map.ts';

/** The script of the pages of hex maps: puts a map to paint and measure on in the place of the server's picture. */

const place = document.querySelector('parlour-map');
if (place instanceof ParlourMap) {
  place.client = new MapClient(new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module' }));
  void place.begin();
}
keepOffline();
