/**
 * Replaces Vite's helper around every dynamic import of a build. Fetches the files of a chunk into the
 * browser's cache (a style sheet into the page), and imports the chunk only when all are there: a browser
 * remembers a failed import and a failed preload until the page is reloaded, but not a failed fetch. So what
 * failed without a network works once the network is back, and no module is evaluated twice.
 */

/** Files loaded or loading, by address. @type {Record<string, unknown>} */
const files = {};

/** @param {string} href */
async function fetchScript(href) {
  const response = await fetch(href);
  if (!response.ok) throw new Error(href);
  await response.arrayBuffer();
}

/** @param {string} href */
const addStyle = (href) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(href));
    });
    document.head.append(link);
  });

/** Loads a file that neither the page's HTML nor a chunk has asked for. @param {string} href */
async function load(href) {
  if (document.querySelector(`[src="${href}"],[href="${href}"]`)) return;
  try {
    await (href.endsWith('css') ? addStyle : fetchScript)(href);
  } catch (error) {
    delete files[href];
    throw error;
  }
}

/**
 * The name and the arguments are Vite's, which lists no files where a chunk has only its own: the source of
 * `importChunk` names it.
 * @template M
 * @param {() => Promise<M>} importChunk
 * @param {string[]} [chunkFiles]
 * @returns {Promise<M>}
 */
export async function __vitePreload(importChunk, chunkFiles = []) {
  const own = /[\w.-]+\.js/.exec(String(importChunk));
  const names = chunkFiles.length || !own ? chunkFiles : [`assets/${own[0]}`];
  await Promise.all(names.map((name) => (files[`/${name}`] ??= load(`/${name}`))));
  return importChunk();
}
