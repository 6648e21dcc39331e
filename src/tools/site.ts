import type { Context } from './context.ts';

/** Address of the site of rules and galleries, as a prefix for its paths. Empty if the host does not know it. */
export const siteOf = ({ services }: Context): string => services.siteUrl?.() ?? '';
