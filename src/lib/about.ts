/** Name, version and summary of this service. A test compares the version with package.json. */
export const SERVICE_INFO = {
  name: 'parlour',
  title: 'Parlour',
  version: '0.1.0',
  /** Version of the service's interface: its routes and tools. */
  interface: '0.1.0',
  summary: 'Game tools: rules engines, boards, dice odds, maps, oracles and rulebooks. Open to all, no key needed.',
} as const;
