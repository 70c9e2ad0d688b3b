import type { Page } from '@playwright/test';
import type { SignedIn } from './sandbox-client.ts';

/** The platform's answer to a call. */
export interface Answer {
  success: boolean;
  errorCode?: string | null;
  value?: unknown;
}

interface PlatformCall {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** Part of the platform that the path belongs to. */
  module: string;
  body?: unknown;
}

/** Calls the platform directly from a page, bypassing the screens, with a session token and its own key. */
export function callPlatform(
  page: Page,
  { record }: SignedIn,
  { method, path, module, body }: PlatformCall,
): Promise<Answer> {
  const { token, merchantCode } = record as { token: string; merchantCode: string };
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: token,
    Merchant: merchantCode,
    Language: 'EN',
    ModuleId: module,
    'Idempotency-Key': crypto.randomUUID(),
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return page.evaluate(
    async ([address, options]) => (await fetch(address, options)).json() as Promise<Answer>,
    [path, init] as const,
  );
}
