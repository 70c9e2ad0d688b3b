/**
 * Replaces Vite's helper around every dynamic import of a build. Fetches the files of a chunk into the
 * browser's cache (a style sheet into the page), and imports the chunk only when all are there: a browser
 * remembers a failed import and a failed preload until the page is reloaded, but not a failed fetch. So what
 * failed without a network works once the network is back, and no module is evaluated twice.
 */

/** Files loaded or loading, by address. @type {Map<string, Promise<void>>} */
const files = new Map();

/** @param {string} href */
async function fetchScript(href) {
  const response = await fetch(href);
  if (!response.ok) throw new TypeError(`${href} answered ${response.status}`);
  await response.arrayBuffer();
}

/** @param {string} href @returns {Promise<void>} */
function addStyle(href) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`${href} did not load`));
    };
    document.head.append(link);
  });
}

/** @param {string} file */
function loadOnce(file) {
  const href = `/${file}`;
  const known = files.get(href);
  if (known) return known;
  const isOfPage = document.querySelector(`[src="${href}"],[href="${href}"]`) !== null;
  const load = href.endsWith('.css') ? addStyle : fetchScript;
  const loaded = isOfPage ? Promise.resolve() : load(href);
  files.set(href, loaded);
  loaded.catch(() => files.delete(href));
  return loaded;
}

/**
 * The name and the arguments are Vite's.
 * @template M
 * @param {() => Promise<M>} importChunk
 * @param {string[]} [chunkFiles]
 * @returns {Promise<M>}
 */
export async function __vitePreload(importChunk, chunkFiles = []) {
  await Promise.all(chunkFiles.map(loadOnce));
  return importChunk();
}
