import { currentLanguage } from '@lobby/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { pageAt, pageQueries } from '../page-queries';
import { prefersLessData } from '@lobby/ui-kit';
import { holdPage } from './held-page';

/** Milliseconds after which a press is a tap or a hold: a scroll has cancelled it by then. */
const HOLD_MS = 70;

/** Selector of what opens a page: a link, or a button with a target path. */
const LEADS = 'a[href], [data-leads-to]';

/** Returns the address of another page of this product that an event's target opens. */
function addressOf({ target }: Event): URL | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(LEADS) : null;
  if (!element) return undefined;
  const address = new URL(
    element.dataset['leadsTo'] ?? element.getAttribute('href') ?? '',
    location.href,
  );
  const { origin, pathname, search } = location;
  const isHere = address.pathname === pathname && address.search === search;
  return address.origin === origin && !isHere ? address : undefined;
}

/** Loads the code of the page at an address. A failure shows when the page opens. */
function loadCode(address: URL): void {
  pageAt(address)
    .route.load()
    .catch(() => undefined);
}

/**
 * Prefetches the first data of the page at an address. Returns a function that aborts requests without another
 * observer.
 */
function loadData(client: QueryClient, address: URL): () => void {
  const begun = pageQueries(pageAt(address), currentLanguage()).filter(
    ({ queryKey }) => client.isFetching({ queryKey, exact: true }) === 0,
  );
  for (const query of begun) void query.prefetch(client);
  return () => {
    for (const { queryKey } of begun)
      void client.cancelQueries({ queryKey, exact: true, type: 'inactive' });
  };
}

/** Whether a click opens its link in this tab. */
const opensHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Prefetches a page before it opens: its code on pointer down or keyboard focus, its data on click or after a hold. A
 * scroll cancels the press and loads no data. Returns a function that stops listening.
 */
export function watchPresses(client: QueryClient): () => void {
  const listening = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    kind: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(kind, listener, { capture: true, signal: listening.signal });

  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = () => {};
  const endHold = () => {
    clearTimeout(timer);
    holdPage(undefined);
  };

  on('pointerdown', (event) => {
    endHold();
    abort = () => {};
    const address = event.isPrimary && opensHere(event) ? addressOf(event) : undefined;
    if (!address) return;
    holdPage(address);
    loadCode(address);
    timer = setTimeout(() => {
      abort = loadData(client, address);
    }, HOLD_MS);
  });
  on('pointerup', endHold);
  on('pointercancel', () => {
    endHold();
    abort();
  });
  on('focusin', (event) => {
    const byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible');
    const address = byKeyboard && !prefersLessData() ? addressOf(event) : undefined;
    if (address) loadCode(address);
  });
  on('click', (event) => {
    const address = opensHere(event) ? addressOf(event) : undefined;
    if (!address) return;
    loadCode(address);
    loadData(client, address);
  });
  return () => {
    endHold();
    listening.abort();
  };
}
