import { SERVICE_INFO } from '../../lib/about.ts';
import { APP_ICONS } from '../icons.ts';

/** Path of the file by which browsers install the site. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Makes the file by which browsers install the site, so that it opens in a window of its own. */
export const manifestJson = (): string =>
  JSON.stringify({
    id: '/',
    name: `${SERVICE_INFO.title}: games to play`,
    short_name: SERVICE_INFO.title,
    description: 'Board games to play, rules to read, dice to roll. The games work without network.',
    lang: 'en',
    start_url: '/play',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#7a2e3a',
    categories: ['games'],
    icons: APP_ICONS.map(({ path, width, purpose }) => ({
      src: path,
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: 'Play', url: '/play' },
      { name: 'Dice', url: '/dice' },
    ],
  });
