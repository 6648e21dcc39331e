/** Removes slashes from the end of a URL, so that paths can be appended. */
export function withoutTrailingSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end--;
  return url.slice(0, end);
}
