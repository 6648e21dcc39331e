/** Copies a text. Returns whether the browser lets the page do so. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** Copies the address of the page, which holds `what`. Returns in words what came of it. */
export const copyAddress = async (what: string): Promise<string> =>
  (await copyText(location.href))
    ? `The link to this ${what} is copied.`
    : `Copy the address of this page: it holds the ${what}.`;
