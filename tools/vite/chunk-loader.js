/**
 * Replaces Vite's helper around every dynamic import of a build. Fetches the files of a chunk into the
 * browser's cache (a style sheet into the page), and imports the chunk only when all are there: a browser
 * remembers a failed import or preload until the page is reloaded, but not a failed fetch. So an import that
 * failed without a network works once the network is back, and no module is evaluated twice.
 */

/** Loads that began, by address; a failed one is removed. @type {Record<string, Promise<void>>} */
const files = {};

/** Answers to what the page's HTML began to fetch (`first-trip.ts`). @type {Record<string, Promise<Response>>} */
const begun = globalThis.lobbyFiles ?? {};

/** The server no longer has a file: a newer version has replaced it. `isGone` of the shell knows it by this name. */
const GONE = 'GoneFileError';

/** @param {string} href @param {number} status */
const lost = (href, status) =>
  Object.assign(new Error(href), status === 404 || status === 410 ? { name: GONE } : {});

/** @param {string} href */
async function fetchFile(href) {
  const early = begun[href];
  delete begun[href];
  const response = await (early?.catch(() => fetch(href)) ?? fetch(href));
  if (!response.ok) throw lost(href, response.status);
  await response.arrayBuffer();
}

/**
 * The load of a file, which a later import begins again if it fails.
 * @param {string} href
 * @param {Promise<void>} loading
 */
async function again(href, loading) {
  try {
    await loading;
  } catch (error) {
    delete files[href];
    throw error;
  }
}

/**
 * Puts a link to a sheet into the page. Rejects with the link if the sheet does not load.
 * @param {string} href
 * @param {(link: HTMLLinkElement) => void} place
 */
const addLink = (href, place) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(link));
    place(link);
  });

/**
 * Adds a sheet to the page; one that does not load is asked for once more, in its place.
 * @param {string} href
 * @param {(link: HTMLLinkElement) => void} [place]
 */
const addStyle = (href, place = (link) => document.head.append(link)) =>
  addLink(href, place).catch(async (lost) => {
    try {
      // A link does not tell why.
      await fetchFile(href);
    } catch (error) {
      lost.remove();
      throw error;
    }
    await addLink(href, (link) => lost.replaceWith(link)).catch((link) => {
      link.remove();
      throw new Error(href);
    });
  });

/**
 * Puts the whole sheets, in their order, in place of what a published page has of them (`tools/publish`).
 * @param {HTMLElement} part
 */
async function completeStyles(part) {
  /** @type {HTMLElement} */
  let last = part;
  const sheets = globalThis.lobbySheetFiles ?? [];
  for (const href of sheets)
    files[href] = again(
      href,
      addStyle(href, (link) => {
        // The content stands without it: pictures come first.
        link.fetchPriority = 'low';
        last.after(link);
        last = link;
      }),
    );
  await Promise.all(sheets.map((href) => files[href]));
  part.remove();
}

/** Loads a file, unless the page's HTML or an earlier import loads it. @param {string} href */
async function load(href) {
  const named = `[src="${href}"],[href="${href}"]:not([rel=preload]),[data-href="${href}"]`;
  if (document.querySelector(named) || globalThis.lobbyScripts?.includes(href)) return;
  await (href.endsWith('css') ? addStyle : fetchFile)(href);
}

/**
 * Files to load before a chunk. Vite lists none for a chunk that is a single file; the source of `importChunk` names it.
 * @param {() => Promise<unknown>} importChunk
 * @param {string[]} listed
 */
function filesOf(importChunk, listed) {
  if (listed.length > 0) return listed;
  const own = /[\w.-]+\.js/.exec(String(importChunk));
  return own === null ? [] : [`assets/${own[0]}`];
}

/**
 * Loads the files of a chunk, each once, then imports it. Name and arguments are those of Vite's helper.
 * @template M
 * @param {() => Promise<M>} importChunk
 * @param {string[]} [listed]
 * @returns {Promise<M>}
 */
export async function __vitePreload(importChunk, listed = []) {
  const hrefs = filesOf(importChunk, listed).map((name) => `/${name}`);
  await Promise.all(hrefs.map((href) => (files[href] ??= again(href, load(href)))));
  return importChunk();
}

const part = document.querySelector('style[data-critical]');
/** Settles when the sheets of a published page are whole; the app awaits it where its content does not stand. */
globalThis.lobbySheets = Promise.allSettled(part ? [completeStyles(part)] : []);
