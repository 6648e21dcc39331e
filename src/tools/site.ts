import type { CallContext } from './context.ts';

/**
 * Returns the address of the site of rules and galleries, to put in front of its paths. Empty if the host does not know
 * it.
 */
export const siteUrlOf = ({ services }: CallContext): string => services.siteUrl?.() ?? '';
