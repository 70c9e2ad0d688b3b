import { readStored, writeStored } from '@lobby/core';
import { changeLanguage } from '@lobby/i18n';
import { hold, screenAt, screensOf } from '@lobby/testing';
import { useIsFetching } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { StatusGate } from './status-gate';

const STATUS = '/wps/system/status';
const OPEN = { maintenance: false, regionRestriction: false, info: '', location: 'VN' };

const FetchState = () => <i>{useIsFetching() > 0 ? 'fetching' : 'idle'}</i>;

function Gated() {
  return (
    <>
      <FetchState />
      <StatusGate>
        <p>the product</p>
      </StatusGate>
    </>
  );
}

const { open, press, statusText, calls, fail, mend, settled, sandbox } = screensOf([
  screenAt('/m/home', Gated),
]);

type StatusChange = Omit<Parameters<typeof sandbox.control.status>[0], 'brand'>;

const closed = (status: StatusChange) =>
  open('/m/home', { prepare: () => sandbox.control.status({ brand: 'aurora', ...status }) });

const UNKNOWN = { [STATUS]: 502 };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the status gate (D1 §4)', () => {
  test('shows the app while the status is normal', async () => {
    await open('/m/home');
    expect(await screen.findByText('the product')).toBeTruthy();
  });

  test('shows the maintenance page in the platform’s words', async () => {
    await closed({ maintenance: true, info: 'Back at 04:00' });
    expect(await heading('Under maintenance')).toBeTruthy();
    expect(screen.getByText('Back at 04:00')).toBeTruthy();
    expect(screen.queryByText('the product')).toBeNull();
  });

  test('shows the default text if the platform has none', async () => {
    await closed({ maintenance: true });
    await heading('Under maintenance');
    expect(screen.getByText(/down for maintenance/)).toBeTruthy();
  });

  test('shows the maintenance page when both are set', async () => {
    await closed({ maintenance: true, regionRestriction: true });
    await heading('Under maintenance');
    expect(screen.queryByText(/Your location/)).toBeNull();
  });

  test('shows the restriction page with the place it is about', async () => {
    await closed({ regionRestriction: true });
    expect(await heading('Not available in your region')).toBeTruthy();
    expect(screen.getByText('Your location: Vietnam')).toBeTruthy();
  });

  test('shows the text and the address of an IP restriction as they come', async () => {
    const value = {
      ...OPEN,
      regionRestriction: true,
      info: 'Access from your address is denied.',
      location: '203.0.113.7',
    };
    await open('/m/home', { answers: { [STATUS]: { value } } });
    await heading('Not available in your region');
    expect(screen.getByText('Access from your address is denied.')).toBeTruthy();
    expect(screen.getByText('Your location: 203.0.113.7')).toBeTruthy();
  });

  test('speaks Vietnamese', async () => {
    await closed({ regionRestriction: true });
    await heading('Not available in your region');
    await act(() => changeLanguage('VI'));
    expect(await screen.findByText(/Việt Nam/)).toBeTruthy();
  });
});

describe('the status', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('is looked at every 5 minutes while the page is visible (D1 §4)', async () => {
    // Fakes polling intervals only.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open('/m/home');
    await screen.findByText('the product');
    await settled();
    sandbox.control.status({ brand: 'aurora', maintenance: true });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(5 * 60_000);
    visibility.mockRestore();
    await pass(5 * 60_000 - 1);
    await settled();
    expect(calls(STATUS)).toHaveLength(1);
    expect(screen.getByText('the product')).toBeTruthy();
    await pass(1);
    expect(await heading('Under maintenance')).toBeTruthy();
    expect(calls(STATUS)).toHaveLength(2);
  });
});

describe('checking again', () => {
  test('opens as soon as the platform is open', async () => {
    await closed({ maintenance: true });
    await heading('Under maintenance');
    sandbox.control.status({ brand: 'aurora', maintenance: false });
    press('Check again');
    expect(await screen.findByText('the product')).toBeTruthy();
  });

  test('says so while it is still closed', async () => {
    await closed({ maintenance: true });
    await heading('Under maintenance');
    press('Check again');
    await waitFor(() =>
      expect(statusText()).toBe('Still unavailable. Try again in a few minutes.'),
    );
  });

  test('says so when the check fails, and stays closed', async () => {
    await closed({ maintenance: true });
    await heading('Under maintenance');
    fail(STATUS, 502);
    press('Check again');
    await waitFor(() => expect(statusText()).toBe('The system is busy. Try again in a moment.'));
    expect(await heading('Under maintenance')).toBeTruthy();
  });
});

describe('the last known status (D1 §4, decision 25)', () => {
  test('is stored in the browser', async () => {
    await closed({ maintenance: true, info: 'Back at 04:00' });
    await heading('Under maintenance');
    expect(readStored('systemStatus')).toMatchObject({ maintenance: true, info: 'Back at 04:00' });
  });

  test('is shown at once, until the current one is loaded', async () => {
    writeStored('systemStatus', { ...OPEN, maintenance: true });
    // The clock stands: nothing is shown because a wait is over.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const release = hold(STATUS);
    await open('/m/home');
    const shown = () => screen.queryByRole('heading', { level: 1, name: 'Under maintenance' });
    while (!shown()) await act(() => vi.advanceTimersByTimeAsync(0));
    release();
    vi.useRealTimers();
    expect(await screen.findByText('the product')).toBeTruthy();
  });

  test.each([
    ['closed', { ...OPEN, maintenance: true }, 'Under maintenance'],
    ['open', OPEN, null],
    ['unknown too', null, null],
  ])('applies while the current one cannot be loaded: %s', async (_, last, title) => {
    writeStored('systemStatus', last);
    await open('/m/home', { answers: UNKNOWN });
    await screen.findByText('idle');
    if (title) expect(await heading(title)).toBeTruthy();
    else expect(await screen.findByText('the product')).toBeTruthy();
  });

  test('that hangs holds the first screen for 2.5 s, and closes it when it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open('/m/home', {
      answers: { [STATUS]: { delayMs: 5_000 } },
      prepare: () => sandbox.control.status({ brand: 'aurora', maintenance: true }),
    });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    while (!screen.queryByText('fetching')) await pass(0);
    await pass(2_499);
    expect(screen.queryByText('the product')).toBeNull();
    await pass(1);
    expect(screen.getByText('the product')).toBeTruthy();
    await pass(5_000);
    vi.useRealTimers();
    expect(await heading('Under maintenance')).toBeTruthy();
  });

  test('that is unknown is asked for again without taking the page away', async () => {
    await open('/m/home', { answers: UNKNOWN });
    const product = await screen.findByText('the product');
    mend();
    const release = hold(STATUS);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('fetching');
    expect(screen.queryByText('the product')).toBe(product);
    release();
    await screen.findByText('idle');
    expect(screen.queryByText('the product')).toBe(product);
  });

  test('is ignored if it is corrupt: the gate is open', async () => {
    localStorage.setItem('SHELL_systemStatus', '{"maintenance":"7"');
    await open('/m/home', { answers: UNKNOWN });
    expect(await screen.findByText('the product')).toBeTruthy();
  });
});
