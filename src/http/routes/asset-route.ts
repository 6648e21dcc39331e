import type { PageFiles } from '../../adapters/page-files.ts';
import type { PageAssets } from '../../site/page-assets.ts';
import { etagOf } from '../documents.ts';
import type { Ctx } from '../parts.ts';
import { type Reply, replyCacheable, replyRefusal } from '../replies.ts';

const ASSETS_ROOT = '/assets';
export const ASSETS_ROUTE = `${ASSETS_ROOT}/:name`;

/** The name of a file has the hash of its content, so a file never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The addresses of the scripts and styles of pages. */
export const pageAssetsOf = ({ entries }: PageFiles): PageAssets =>
  Object.fromEntries(
    Object.entries(entries).map(([name, { file, css }]) => [
      name,
      { script: `${ASSETS_ROOT}/${file}`, styles: css.map((style) => `${ASSETS_ROOT}/${style}`) },
    ]),
  );

/** Path of the service worker, which has to be at the root to see the requests of all pages. */
export const WORKER_PATH = '/sw.js';

/** Answers GET for the service worker. Browsers ask for it at each visit, to see whether it is a new one. */
export function getServiceWorker({ files }: PageFiles, c: Ctx): Reply {
  const file = files.get(WORKER_PATH.slice(1));
  if (!file) return replyRefusal(c.env, { code: 'unknown_path', detail: `There is nothing at ${WORKER_PATH}.` });
  const { type, body } = file;
  const headers = { 'cache-control': 'no-cache', 'content-type': type, 'x-content-type-options': 'nosniff' };
  return replyCacheable(c.env, c.req.header('if-none-match'), { body, etag: etagOf(body), headers, key: file });
}

/** Answers GET below /assets with a script or style of the pages. */
export function getAsset({ files }: PageFiles, c: Ctx): Reply {
  const name = c.req.param('name') ?? '';
  const file = files.get(name);
  if (!file)
    return replyRefusal(c.env, {
      code: 'unknown_path',
      detail: `There is nothing at ${ASSETS_ROOT}/${name.slice(0, 60)}.`,
    });
  const { type, body } = file;
  const headers = { 'cache-control': FOREVER, 'content-type': type, 'x-content-type-options': 'nosniff' };
  return replyCacheable(c.env, c.req.header('if-none-match'), { body, etag: etagOf(body), headers, key: file });
}
