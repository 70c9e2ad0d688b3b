/** Longest text one line of news reads from an announcement. */
const MAX_LENGTH = 300;

/**
 * The words of rich text from the server. A document of its own parses it: no script runs, no
 * picture loads, and only text leaves.
 */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of parsed.querySelectorAll('script, style, template, noscript'))
    hidden.remove();
  return (parsed.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
}
