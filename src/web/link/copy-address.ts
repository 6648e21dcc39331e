/** Copies the address of the page, which holds `what`. Returns in words what came of it. */
export const copyAddress = (what: string): Promise<string> =>
  navigator.clipboard.writeText(location.href).then(
    () => `The link to this ${what} is copied.`,
    () => `Copy the address of this page: it holds the ${what}.`,
  );
