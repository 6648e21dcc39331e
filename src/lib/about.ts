/** What this service calls itself; a test holds the version against package.json. */
export const ABOUT = {
  name: 'parlour',
  title: 'Parlour',
  version: '0.1.0',
  /** The version of the interface that the routes and tools follow. */
  interface: '0.1.0',
  summary: 'Game tools: rules engines, boards, dice odds, maps, oracles and rulebooks. Open to all, no key needed.',
} as const;
