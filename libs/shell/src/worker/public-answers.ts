import { DAY_MS, MINUTE_MS, msSince } from '@lobby/core';
import type { WorkboxPlugin } from 'workbox-core';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { freshWithin } from './fresh-within';
import { ANSWERS_CHANGED } from './messages';
import { scope, type Client } from './worker-scope';

/** Milliseconds in which a cached response is not refetched. */
const SETTLED_MS = 10_000;
/** Milliseconds after which a cached response is only a fallback for a failed or slow network. */
const OLD_MS = DAY_MS;

/** Header of a cached response: when it was stored, ms since the epoch. */
const KEPT_AT = 'x-kept-at';

/** Returns the age of a cached response, ms; Infinity for one from the future. */
export const ageOf = (kept: Response): number => msSince(Number(kept.headers.get(KEPT_AT)));

/** Page size of the whole catalogue, which the search caches itself: too many to cache here as well. */
const CATALOGUE_PAGE = '100';

/** Whether a request is one of the public reads and anonymous: no token, no typed text. */
export function isPublicRead(url: URL, { headers }: Request, paths: readonly string[]): boolean {
  return (
    paths.includes(url.pathname) &&
    !headers.has('Authorization') &&
    (url.searchParams.get('gameName') ?? '') === '' &&
    url.searchParams.get('pageSize') !== CATALOGUE_PAGE
  );
}

function isGood(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'success' in answer &&
      answer.success === true
    );
  } catch {
    return false;
  }
}

/** When a response last differed from the cached one. */
let changedAt = 0;
/** Milliseconds after a change in which a newly listening page is notified of it. */
const LATE_MS = MINUTE_MS;

/** Notifies a newly listening page of a recent change: responses may arrive while it still loads. */
export function tellLate(page: Client | null): void {
  if (Date.now() - changedAt < LATE_MS) page?.postMessage(ANSWERS_CHANGED);
}

/**
 * Cache plugin: the key includes language and merchant, which are headers. Only successful responses are cached, with
 * the time. Pages are notified when one differs from the cached one.
 */
export const answersByReader: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    for (const name of ['Language', 'Merchant'])
      url.searchParams.set(`header-${name}`, request.headers.get(name) ?? '');
    return url.href;
  },
  cacheWillUpdate: async ({ response }) => {
    const text = await response.clone().text();
    if (response.status !== 200 || !isGood(text)) return null;
    const headers = { 'content-type': 'application/json', [KEPT_AT]: String(Date.now()) };
    return new Response(text, { headers });
  },
  cacheDidUpdate: async ({ oldResponse, newResponse }) => {
    if (!oldResponse || (await oldResponse.text()) === (await newResponse.text())) return;
    changedAt = Date.now();
    const pages = await scope.clients.matchAll({ type: 'window' });
    for (const page of pages) page.postMessage(ANSWERS_CHANGED);
  },
};

/** Serves the cached response at once and revalidates it in the background. */
export class PublicAnswers extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request);
    if (kept && ageOf(kept) < SETTLED_MS) return kept;
    const fresh = handler.fetchAndCachePut(request);
    handler.waitUntil(fresh.catch(() => undefined));
    if (!kept || ageOf(kept) > OLD_MS) return freshWithin(fresh, kept);
    return kept;
  }
}
