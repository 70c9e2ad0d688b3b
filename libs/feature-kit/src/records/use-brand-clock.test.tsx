import { settingsQuery } from '@lobby/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useBrandClock } from './use-brand-clock';

const HOUR_MS = 3_600_000;

function Clock() {
  return <p>{useBrandClock() ?? 'unknown'}</p>;
}

/** Renders the hook with settings with or without an offset. */
function clockOf(utcOffsetMs: number | undefined) {
  const queries = new QueryClient();
  const settings = { utcOffsetMs, imageHosts: [] };
  queries.setQueryData<unknown>(settingsQuery.queryKey, settings);
  return (
    <QueryClientProvider client={queries}>
      <Clock />
    </QueryClientProvider>
  );
}

test('the brand’s clock is the settings’, else the device’s', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-7 * 60);
  expect(render(clockOf(-5 * HOUR_MS)).container.textContent).toBe(String(-5 * HOUR_MS));
  expect(render(clockOf(undefined)).container.textContent).toBe(String(7 * HOUR_MS));
});

test('HTML of the server leaves the device’s clock open: a published page is read in other places', () => {
  const html = renderToString(clockOf(undefined));
  expect(html).toBe('<p>unknown</p>');
  const container = document.createElement('div');
  container.innerHTML = html;
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-7 * 60);
  render(clockOf(undefined), { container: document.body.appendChild(container), hydrate: true });
  expect(container.textContent).toBe(String(7 * HOUR_MS));
});
