/** @typedef {import('playwright').Page} Page */

/**
 * Puts a signed-in session into the page's next loads.
 * @param {Page} page
 * @param {string} origin
 * @param {string} user
 */
export async function signIn(page, origin, user) {
  const { port, hostname } = new URL(origin);
  const answer = await fetch(`http://127.0.0.1:${port}/__sandbox/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, brand: hostname.split('.')[0] }),
  });
  const { storageKey, record } = await answer.json();
  await page.addInitScript(
    ([key, text]) => {
      // A game's frame has an origin of its own.
      if (window === window.top) sessionStorage.setItem(String(key), String(text));
    },
    [storageKey, JSON.stringify(record)],
  );
}
