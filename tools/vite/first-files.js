/**
 * Runs in the page's head after `page-start.js`: fetches the files of the address's screen in parallel with the frame's
 * script; `chunk-loader.js` uses the responses. In a published page whose content is shown, script and files wait for
 * the first paint, so that pictures get the bandwidth. The build calls `fetchFirstFiles`.
 */

/** @param {import('./first-trip.ts').FirstFiles} page */
export function fetchFirstFiles({ language, labels, screens, late, scripts = [], sheets = [] }) {
  const shown = document.documentElement.dataset.language ?? language;
  watchStart(late[shown] ?? late[language]);
  /** @type {Record<string, Promise<Response>>} */
  const files = {};
  window.lobbyFiles = files;
  window.lobbyScripts = scripts;
  window.lobbySheetFiles = sheets;

  /** @param {Partial<HTMLLinkElement>} attributes */
  const addLink = (attributes) =>
    document.head.append(Object.assign(document.createElement('link'), attributes));

  const start = async () => {
    for (const href of scripts) addLink({ rel: 'modulepreload', href });
    for (const href of sheets)
      addLink({ rel: 'preload', as: 'style', crossOrigin: '', fetchPriority: 'low', href });
    // One after the other: each is evaluated in a separate task.
    for (const script of scripts) await import(/* @vite-ignore */ script);
  };

  const run = () => {
    start().catch((error) => {
      window.lobbyStart?.fail();
      reportError(error);
    });
    for (const { paths, files: named, labels: more } of screens) {
      if (
        !paths.includes(location.pathname) &&
        !paths.includes(location.pathname + location.search)
      )
        continue;
      const own = more || shown !== language ? labels[shown] : undefined;
      for (const name of own ? [...named, own] : named) {
        const answer = fetch(`/${name}`, { priority: 'low' });
        answer.catch(() => {});
        files[`/${name}`] = answer;
      }
    }
  };

  const stands = scripts.length > 0 && document.documentElement.dataset.published !== undefined;
  if (!stands || document.hidden) return run();
  let waits = true;
  const once = () => {
    if (waits) run();
    waits = false;
  };
  // The first paint may be the background only.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) once();
  }).observe({ type: 'paint', buffered: true });
  // A page may be hidden before it is painted, and some browsers do not report a paint.
  setTimeout(once, 1_000);
}

/**
 * Shows that the page has not started, with a link that reloads it: when a script did not load, when the app could not
 * start, or after 30 s. Removed when the app has rendered.
 * @param {readonly string[] | undefined} texts Its text, and the link's.
 */
function watchStart([text = '', again = ''] = []) {
  const notice = document.createElement('p');
  notice.className = 'sk-old';
  notice.setAttribute('role', 'alert');
  // A link: other presses on a published page are recorded for later.
  notice.append(
    text,
    ' ',
    Object.assign(document.createElement('a'), { href: '', textContent: again }),
  );
  // The body may not exist yet.
  const fail = () => document.documentElement.append(notice);
  const timer = setTimeout(fail, 30_000);
  // Ignore elements that extensions or in-app browsers insert.
  const onError = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) fail();
  };
  addEventListener('error', onError, true);
  window.lobbyStart = {
    fail,
    end: () => {
      clearTimeout(timer);
      removeEventListener('error', onError, true);
      notice.remove();
    },
  };
}
