import { configureApi } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { setBrand } from '../session/brand';
import { useFlagsKnown, useTemplate, whitelabelQuery } from './system.query';

/** Ends of the calls that were made. */
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

test.each<[string, () => unknown, unknown, unknown]>([
  ['the flags', () => useFlagsKnown(), false, true],
  ['the template', () => useTemplate('deposit'), undefined, aurora.templates.deposit],
])(
  '%s of the brand hold once the platform did not tell, asked again or not',
  async (_, read, unknown, brands) => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(read, { wrapper });
    expect(result.current).toBe(unknown);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(Response.json('none', { status: 404 }));
    await waitFor(() => expect(result.current).toBe(brands));
    void queries.refetchQueries(whitelabelQuery);
    await waitFor(() => expect(answers).toHaveLength(2));
    // What a query tells is shown in the next task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(queries.getQueryState(whitelabelQuery.queryKey)?.status).toBe('pending');
    expect(result.current).toBe(brands);
  },
);
