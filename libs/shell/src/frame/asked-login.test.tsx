import { accountLabels } from '@lobby/feature-account';
import { askLogin, loginAskedAtom, sessionStore, type ScreenRoute } from '@lobby/session';
import { renderScreen } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shellLabels } from '../labels';
import { Frame } from './frame';

const PAGE: ScreenRoute = {
  path: '/m/page',
  screen: 'A page in the frame',
  handle: { title: 'shell:home.title', header: true, bottomBar: false, back: 'none', needs: null },
  load: () => Promise.resolve({ Component: Frame }),
};

afterEach(() => act(() => sessionStore.set(loginAskedAtom, false)));

test('a guest is asked to log in over the page he is on (D1 §4)', async () => {
  const { address } = await renderScreen([PAGE], [shellLabels, accountLabels], { at: '/m/page' });
  await screen.findByRole('main');
  expect(document.body.classList.contains('login-open')).toBe(false);
  act(askLogin);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelectorAll('a')).toHaveLength(2);
  expect([address(), document.body.classList.contains('login-open')]).toEqual(['/m/page', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(document.body.classList.contains('login-open')).toBe(false));
});
