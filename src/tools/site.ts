import type { CallContext } from './context.ts';

/** Address of the site of rules and galleries, to put before its paths. Empty if the host does not know it. */
export const siteUrlOf = ({ services }: CallContext): string => services.siteUrl?.() ?? '';
