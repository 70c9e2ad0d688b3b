import { settingsQuery } from '@lobby/session';
import { hold, screenAt, screensOf } from '@lobby/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useBrandClock } from './use-brand-clock';

const HOUR_MS = 3_600_000;
const SETTINGS = '/wps/system/settings/consolidated';

function Clock() {
  return <p>{useBrandClock() ?? 'unknown'}</p>;
}

const { open, mend, settled } = screensOf([screenAt('/m/clock', Clock)]);

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

test('the device’s clock stays while settings that failed are fetched again', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-3 * 60);
  const { inFlight } = await open('/m/clock', { answers: { [SETTINGS]: 500 } });
  await screen.findByText(String(3 * HOUR_MS));
  mend();
  const release = hold(SETTINGS);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(inFlight()).toBe(1);
  expect(screen.getByText(String(3 * HOUR_MS))).toBeTruthy();
  release();
  await settled();
  expect(screen.getByText(String(7 * HOUR_MS))).toBeTruthy();
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
