// @ts-check
import { startCaller } from './caller.js';
import { startSearch } from './search.js';
import { startTrying } from './try-it.js';

startSearch();
startTrying(startCaller());

/** Expands the call named in the URL's fragment. */
function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

addEventListener('hashchange', openNamed);
openNamed();
