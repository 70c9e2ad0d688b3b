import { renderScreen } from '@lobby/testing';
import { accountLabels } from '@lobby/feature-account';
import { changeLanguage } from '@lobby/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { shellLabels } from '../labels';
import CrashScreen from './crash-screen';
import { PlainCrash } from './plain-crash';

const show = (Component: ComponentType) =>
  renderScreen(
    [
      {
        path: '/m/home',
        screen: 'Crashed',
        handle: { title: '', header: false, bottomBar: false, back: 'none', needs: null },
        load: () => Promise.resolve({ Component }),
      },
    ],
    [shellLabels, accountLabels],
    { at: '/m/home' },
  );

test.each([
  ['with its drawing', CrashScreen],
  ['without it', PlainCrash],
])(
  'the service error page %s says what happened and offers another try (D1 §2)',
  async (_, page) => {
    await show(page);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page did not open' }),
    ).toBeTruthy();
    expect(screen.getByText(/Your account and your money are not affected/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await act(() => changeLanguage('VI'));
    await waitFor(() => expect(screen.queryByText(/Your account/)).toBeNull());
  },
);

test.each([
  ['with its drawing', CrashScreen],
  ['without it', PlainCrash],
])('the page %s blames the network where there is none', async (_, page) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(page);
  expect(await screen.findByText(/There is no connection/)).toBeTruthy();
});

test('the whole page leads Home by a fresh start', async () => {
  await show(CrashScreen);
  const home = await screen.findByRole('link', { name: 'Home' });
  expect(home.getAttribute('href')).toBe('/m/home');
});
