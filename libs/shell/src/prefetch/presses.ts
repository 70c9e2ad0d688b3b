import { currentLanguage } from '@lobby/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { pageAt, pageQueries } from '../page-queries';
import { prefersLessData } from '@lobby/ui-kit';

/** Milliseconds of a press after which it is a tap or a hold: a scroll has taken its press over by then. */
const HOLD_MS = 70;

/** What leads to a page: a link, or a button that names where it leads. */
const LEADS = 'a[href], [data-leads-to]';

/** Address of another page of this product that an event's target leads to. */
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
 * Fetches the first data of the page at an address. Returns a function that aborts requests that have no other
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
 * Loads a page ahead of the press that opens it: its code from pointer down or keyboard focus, its data
 * from the click or after a hold. A scroll loads no data: it cancels the press. Returns a function that
 * stops listening.
 */
export function watchPresses(client: QueryClient): () => void {
  const listening = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    kind: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(kind, listener, { capture: true, signal: listening.signal });

  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = () => {};
  const endHold = () => clearTimeout(timer);

  on('pointerdown', (event) => {
    endHold();
    abort = () => {};
    const address = event.isPrimary && opensHere(event) ? addressOf(event) : undefined;
    if (!address) return;
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
