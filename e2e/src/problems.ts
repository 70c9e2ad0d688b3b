import type { BrowserContext, Page } from '@playwright/test';

/** Leaving a page cancels its pending requests with this error. */
const CANCELLED = 'net::ERR_ABORTED';

/** The session watch sends its own calls; a sign-out may reach the platform first. */
const AFTER_SIGN_OUT =
  /status of 401 .*\/wps\/member\/protection\/(?:limits|session|realityCheck)\)/;

/**
 * Collects console errors and failed requests of a page. A test declares the ones it provokes with `expect`.
 */
export class Problems {
  #seen: string[] = [];
  #expected: RegExp[] = [AFTER_SIGN_OUT];

  constructor(context: BrowserContext) {
    for (const page of context.pages()) this.#watch(page);
    context.on('page', (page) => this.#watch(page));
  }

  /** Declares problems that this test provokes, for example `/status of 503/`. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  #watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#seen.push(`page error: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'unknown';
      if (why !== CANCELLED) this.#seen.push(`request: ${request.url()} ${why}`);
    });
  }
}
