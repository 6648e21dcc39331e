/** Whether a name matches a pattern, in any case. A `*` at the beginning, the end or both stands for any characters. */
export function matchesName(pattern: string, name: string): boolean {
  const [sought, text] = [pattern.replaceAll('*', '').toLowerCase(), name.toLowerCase()];
  const [opens, closes] = [pattern.startsWith('*'), pattern.endsWith('*')];
  if (opens) return closes ? text.includes(sought) : text.endsWith(sought);
  return closes ? text.startsWith(sought) : text === sought;
}
