import type { Context } from './context.ts';

/** Where the site of rules and galleries is, as far as the host knows: paths on it are put behind. */
export const siteOf = ({ services }: Context): string => services.siteUrl?.() ?? '';
