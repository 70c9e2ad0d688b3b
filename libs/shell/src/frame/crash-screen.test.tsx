import { screenAt, screensOf } from '@lobby/testing';
import { changeLanguage } from '@lobby/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import CrashScreen from './crash-screen';
import { CrashFallback } from './crash-fallback';

const full = screensOf([screenAt('/m/home', CrashScreen)]);
const fallback = screensOf([screenAt('/m/home', CrashFallback)]);

test.each([
  ['with its drawing', full],
  ['without it', fallback],
])(
  'the service error page %s says what happened and offers another try (D1 §2)',
  async (_, { open }) => {
    await open('/m/home');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page couldn’t be opened' }),
    ).toBeTruthy();
    expect(screen.getByText(/Your account and your money are not affected/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await act(() => changeLanguage('VI'));
    await waitFor(() => expect(screen.queryByText(/Your account/)).toBeNull());
  },
);

test.each([
  ['with its drawing', CrashScreen],
  ['without it', CrashFallback],
])(
  'the page %s inside the frame is no landmark, and its title is below the page’s',
  async (_, Crash) => {
    const { open } = screensOf([screenAt('/m/home', () => <Crash framed />)]);
    await open('/m/home');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This page couldn’t be opened' }),
    ).toBeTruthy();
    expect(screen.queryByRole('main')).toBeNull();
  },
);

test.each([
  ['with its drawing', full],
  ['without it', fallback],
])('the page %s blames the network where there is none', async (_, { open }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('/m/home');
  expect(await screen.findByText(/You’re offline/)).toBeTruthy();
});

test('the full page has a link Home', async () => {
  await full.open('/m/home');
  const home = await screen.findByRole('link', { name: 'Home' });
  expect(home.getAttribute('href')).toBe('/m/home');
});

test('the full page tries again by itself once the network is back', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await full.open('/m/home');
  await screen.findByText(/You’re offline/);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledTimes(1);
});
