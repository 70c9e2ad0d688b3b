/**
 * Replaces Vite's helper for every dynamic import of a build. Fetches the files of a chunk into the browser's cache (a
 * style sheet into the page), and imports the chunk only when all are there: a browser remembers a failed import or
 * preload until the page is reloaded, but not a failed fetch. So an import that failed without a network works once the
 * network is back, and no module is evaluated twice.
 */

/** Started loads by address; a failed one is removed. @type {Record<string, Promise<void>>} */
const files = {};

/**
 * Responses to the requests that the page's HTML started (`first-trip.ts`).
 * @type {Record<string, Promise<Response>>}
 */
const begun = globalThis.lobbyFiles ?? {};

/** The server no longer has a file: a newer version has replaced it. `isMissingFile` of ui-kit matches this name. */
const GONE = 'GoneFileError';

/** @param {string} href @param {number} status */
const lost = (href, status) =>
  Object.assign(new Error(href), status === 404 || status === 410 ? { name: GONE } : {});

/**
 * Whether a response is a page, which a captive portal or an edge sends for any address.
 * @param {Response} response
 */
const isHtml = ({ headers }) => /^text\/html/i.test(String(headers.get('content-type')));

/** @param {string} href */
async function fetchFile(href) {
  const early = begun[href];
  delete begun[href];
  const response = await (early?.catch(() => fetch(href)) ?? fetch(href));
  if (!response.ok || isHtml(response)) throw lost(href, response.status);
  await response.arrayBuffer();
}

/**
 * Registers the load of a file; a later import retries a failed one.
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
 * Inserts a link to a sheet into the page. Rejects with the link if the sheet does not load.
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
 * Adds a sheet to the page; retries a failed one once, in the same place.
 * @param {string} href
 * @param {(link: HTMLLinkElement) => void} [place]
 */
const addStyle = (href, place = (link) => document.head.append(link)) =>
  addLink(href, place).catch(async (lost) => {
    try {
      // A link does not report the reason.
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
 * Replaces the reduced sheets of a published page (`tools/publish`) by the full ones, in order.
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
        // The content does not need it: pictures come first.
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
 * Returns the files to load before a chunk. For a chunk of a single file Vite lists none; the source of `importChunk`
 * contains its name.
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
/** Settles when the full sheets of a published page have loaded; the app awaits it if the content is not used. */
globalThis.lobbySheets = Promise.allSettled(part ? [completeStyles(part)] : []);
