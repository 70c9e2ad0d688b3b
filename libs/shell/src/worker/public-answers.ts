import type { WorkboxPlugin } from 'workbox-core';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { freshWithin } from './fresh-within';
import { ANSWERS_CHANGED } from './messages';
import { scope, type Client } from './worker-scope';

/** Milliseconds in which a kept answer is not refetched. */
const SETTLED_MS = 10_000;
/** Milliseconds after which a kept answer stands in only where the network does not answer. */
const OLD_MS = 24 * 3_600_000;

/** Header of a kept answer: when it was kept, ms since the epoch. */
const KEPT_AT = 'x-kept-at';

/** Milliseconds since an answer was kept. One from the future is old: the phone's clock was set back. */
export function ageOf(kept: Response): number {
  const age = Date.now() - Number(kept.headers.get(KEPT_AT));
  return age < 0 ? Infinity : age;
}

/** Size of a page of the whole catalogue, which the search keeps itself: there are too many to keep here too. */
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

/** When an answer last differed from the kept one. */
let changedAt = 0;
/** Milliseconds after a change in which a page that starts to listen is notified of it. */
const LATE_MS = 60_000;

/** Notifies a page that starts to listen of a recent change: answers may arrive while it still loads. */
export function tellLate(page: Client | null): void {
  if (Date.now() - changedAt < LATE_MS) page?.postMessage(ANSWERS_CHANGED);
}

/**
 * Answers differ by language and merchant, which stand in headers. Only good ones are kept, with the time. Pages are told
 * when one differs from what was kept before.
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

/** The kept answer at once, and a fresh one behind it. */
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
