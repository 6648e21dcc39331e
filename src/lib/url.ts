/** An address that paths can be put behind. */
export function withoutTrailingSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end--;
  return url.slice(0, end);
}
