import { configureApi } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setBrand } from '../session/brand';
import { useFlagsKnown, useTemplate, whitelabelQuery } from './system.query';

/** Finishes the pending calls. */
const answers: ((response: Response) => void)[] = [];

beforeEach(() => {
  answers.length = 0;
  setBrand(aurora);
  configureApi({
    baseUrl: 'http://aurora.localhost',
    merchant: 'aurora',
    encryptionKey: '00'.repeat(64),
    tokenInPayload: false,
    language: () => 'EN',
    token: () => null,
    deviceId: () => 'device-1',
    standalone: () => false,
    onSessionLost: () => undefined,
    onPasswordDue: () => undefined,
    fetch: () => new Promise((resolve) => answers.push(resolve)),
  });
});

/** A client without retries, unless a query sets them. */
function page() {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { queries, wrapper };
}

/** Rejects every pending call. */
async function refuse(call: number) {
  await waitFor(() => expect(answers).toHaveLength(call));
  answers[call - 1]?.(Response.json('none', { status: 404 }));
}

/** Refetches, without a response. */
async function askAgain(queries: QueryClient) {
  void queries.refetchQueries(whitelabelQuery);
  await waitFor(() => expect(answers).toHaveLength(2));
  // A query's result renders in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(queries.getQueryState(whitelabelQuery.queryKey)?.status).toBe('pending');
}

describe.each<[string, () => unknown, unknown, unknown]>([
  ['the flags', () => useFlagsKnown(), false, true],
  ['the template', () => useTemplate('deposit'), undefined, aurora.templates.deposit],
])('%s of the brand hold', (_, read, unknown, brands) => {
  test('once the platform did not tell, asked again or not', async () => {
    const { queries, wrapper } = page();
    const { result } = renderHook(read, { wrapper });
    expect(result.current).toBe(unknown);
    await refuse(1);
    await waitFor(() => expect(result.current).toBe(brands));
    await askAgain(queries);
    expect(result.current).toBe(brands);
  });

  test('where the platform did not tell before the screen opened, asked again or not', async () => {
    const { queries, wrapper } = page();
    const asked = queries.prefetchQuery(whitelabelQuery);
    await refuse(1);
    await asked;
    const { result } = renderHook(read, { wrapper });
    expect(result.current).toBe(brands);
    await askAgain(queries);
    expect(result.current).toBe(brands);
  });
});
