// @ts-check
import { startCaller } from './caller.js';
import { startSearch } from './search.js';
import { startTrying } from './try-it.js';

startSearch();
startTrying(startCaller());

/** An address with a call's name opens that call. */
function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

addEventListener('hashchange', openNamed);
openNamed();
