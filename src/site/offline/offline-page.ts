import { htmlPage } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';

/** Path of the page that is shown without network. */
export const OFFLINE_ROOT = '/offline';

/** Makes the page that is shown for pages that were never visited, where there is no network. */
export const offlinePage = (assets: PageAssets): string =>
  htmlPage(
    'No network: Parlour',
    'What can be used without network.',
    `<h1 id="top">No network</h1>
<p class="lead">This page has not been kept on this device, so it needs the network. Games that you have opened before go on without it: the computer plays in your browser.</p>
<p class="actions"><a href="/play">Games to play</a> <a href="/dice">Dice</a></p>
<h2 id="pages">Pages kept on this device</h2>
<ul id="kept"><li>None yet.</li></ul>`,
    { script: assets['offline'], isUnlisted: true },
  );
