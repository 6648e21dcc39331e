/** Where the browser keeps the address of the sheet that was written last. */
const KEY = 'parlour-scores';

/** Keeps the address of a sheet. Browsers that keep nothing still have the address itself. */
export function keepSheet(address: string): void {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // A private window or a full store: the sheet is in the address of the page.
  }
}

/** The address of the sheet that was written last; undefined if none is kept. */
export function lastSheet(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept?.startsWith('/scores?') ? kept : undefined;
  } catch {
    return undefined;
  }
}
