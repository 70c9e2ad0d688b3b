import { readStored, writeStored } from '@lobby/core';
import { accountLabels } from '@lobby/feature-account';
import { changeLanguage } from '@lobby/i18n';
import { renderScreen } from '@lobby/testing';
import { useIsFetching } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { shellLabels } from '../labels';
import { StatusGate } from './status-gate';

const STATUS = '/wps/system/status';
const OPEN = { maintenance: false, regionRestriction: false, info: '', location: 'VN' };

const Asking = () => <i>{useIsFetching() > 0 ? 'asking' : 'asked'}</i>;

const ROUTE = {
  path: '/m/home',
  screen: 'Gated',
  handle: { title: '', header: false, bottomBar: false, back: 'none', needs: null },
  load: () =>
    Promise.resolve({
      Component: () => (
        <>
          <Asking />
          <StatusGate>
            <p>the product</p>
          </StatusGate>
        </>
      ),
    }),
} as const;

type Prepare = NonNullable<Parameters<typeof renderScreen>[2]['prepare']>;

const open = (prepare: Prepare) =>
  renderScreen([ROUTE], [shellLabels, accountLabels], { at: '/m/home', prepare });

const closed = (status: Parameters<Parameters<Prepare>[0]['control']['status']>[0]) =>
  open(({ control }) => void control.status(status));

const unknown: Prepare = ({ control }) =>
  void control.faults([{ path: STATUS, rate: 1, kind: 'status', status: 502 }]);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the status gate (D1 §4)', () => {
  test('shows the app while the status is normal', async () => {
    await open(() => undefined);
    expect(await screen.findByText('the product')).toBeTruthy();
  });

  test('shows the maintenance page in the platform’s words', async () => {
    await closed({ brand: 'aurora', maintenance: true, info: 'Back at 04:00' });
    expect(await heading('We are improving the system')).toBeTruthy();
    expect(screen.getByText('Back at 04:00')).toBeTruthy();
    expect(screen.queryByText('the product')).toBeNull();
  });

  test('shows it in our words where the platform has none', async () => {
    await closed({ brand: 'aurora', maintenance: true });
    await heading('We are improving the system');
    expect(screen.getByText(/down for maintenance/)).toBeTruthy();
  });

  test('shows the maintenance page when both are set', async () => {
    await closed({ brand: 'aurora', maintenance: true, regionRestriction: true });
    await heading('We are improving the system');
    expect(screen.queryByText(/Your location/)).toBeNull();
  });

  test('shows the restriction page with the place it is about', async () => {
    await closed({ brand: 'aurora', regionRestriction: true });
    expect(await heading('Not available where you are')).toBeTruthy();
    expect(screen.getByText('Your location: Vietnam')).toBeTruthy();
  });

  test('shows the text and the address of an IP restriction as they come', async () => {
    const value = {
      ...OPEN,
      regionRestriction: true,
      info: 'Access from your address is denied.',
      location: '203.0.113.7',
    };
    await open(
      ({ control }) =>
        void control.faults([
          { path: STATUS, rate: 1, kind: 'replace', body: { success: true, value } },
        ]),
    );
    await heading('Not available where you are');
    expect(screen.getByText('Access from your address is denied.')).toBeTruthy();
    expect(screen.getByText('Your location: 203.0.113.7')).toBeTruthy();
  });

  test('speaks Vietnamese', async () => {
    await closed({ brand: 'aurora', regionRestriction: true });
    await heading('Not available where you are');
    await act(() => changeLanguage('VI'));
    expect(await screen.findByText(/Việt Nam/)).toBeTruthy();
  });
});

describe('looking again', () => {
  test('opens as soon as the platform is open', async () => {
    const { sandbox } = await closed({ brand: 'aurora', maintenance: true });
    await heading('We are improving the system');
    sandbox.control.status({ brand: 'aurora', maintenance: false });
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('the product')).toBeTruthy();
  });

  test('says so while it is still closed', async () => {
    await closed({ brand: 'aurora', maintenance: true });
    await heading('We are improving the system');
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'Still closed. Try again in a few minutes.',
      ),
    );
  });

  test('says so when nobody answers, and stays closed', async () => {
    const { sandbox } = await closed({ brand: 'aurora', maintenance: true });
    await heading('We are improving the system');
    unknown(sandbox);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'The system is busy. Try again in a moment.',
      ),
    );
    expect(await heading('We are improving the system')).toBeTruthy();
  });
});

describe('the last known status (D1 §4, decision 25)', () => {
  test('is kept in the browser', async () => {
    await closed({ brand: 'aurora', maintenance: true, info: 'Back at 04:00' });
    await heading('We are improving the system');
    expect(readStored('systemStatus')).toMatchObject({ maintenance: true, info: 'Back at 04:00' });
  });

  test('is shown at once, and the present one behind it', async () => {
    writeStored('systemStatus', { ...OPEN, maintenance: true });
    await open(
      ({ control }) =>
        void control.faults([{ path: STATUS, rate: 1, kind: 'delay', latencyMs: 300 }]),
    );
    await heading('We are improving the system');
    expect(await screen.findByText('the product')).toBeTruthy();
  });

  test.each([
    ['closed', { ...OPEN, maintenance: true }, 'We are improving the system'],
    ['open', OPEN, null],
    ['unknown too', null, null],
  ])('holds while the present one cannot be told: %s', async (_, last, title) => {
    writeStored('systemStatus', last);
    await open(unknown);
    await screen.findByText('asked');
    if (title) expect(await heading(title)).toBeTruthy();
    else expect(await screen.findByText('the product')).toBeTruthy();
  });

  test('that somebody spoilt opens the door', async () => {
    localStorage.setItem('SHELL_systemStatus', '{"maintenance":"7"');
    await open(unknown);
    expect(await screen.findByText('the product')).toBeTruthy();
  });
});
