import type { SystemSlug } from '../../entity/systems.ts';

export const ORACLES_ROOT = '/oracles';

/** Address of the page that answers a yes/no question. */
export const ASK_PATH = `${ORACLES_ROOT}/ask`;

/** Address of what a system has: `scene`, `encounter` or the ID of a table. */
export const oraclePath = (system: SystemSlug, what = ''): string => `${ORACLES_ROOT}/${system}${what && `/${what}`}`;

/** The links to the pages above. */
export const ORACLES_CRUMB = { title: 'Oracles', path: ORACLES_ROOT };
