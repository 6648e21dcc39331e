/** Removes slashes from the end of a URL, so that paths can be appended. */
export function withoutTrailingSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end--;
  return url.slice(0, end);
}

/**
 * Decodes a path. A malformed path, or one with an encoded slash, is returned unchanged, so that no page matches it.
 */
export function decodePath(path: string): string {
  if (/%2f/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
