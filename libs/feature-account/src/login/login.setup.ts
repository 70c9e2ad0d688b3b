import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { accountRoutes } from '../routes';

/** Screens of getting in. */
export const screens = screensOf(accountRoutes);

const { button, calls, press, type } = screens;

export async function logIn(userName: string, password = 'Play1234') {
  await screen.findByLabelText('User name');
  type('User name', userName);
  type('Password', password);
  press('Log in');
}

export const logins = () => calls('/session/login');

/** The form may be sent again. */
export const atRest = () =>
  waitFor(() => expect(button('Log in').getAttribute('aria-disabled')).toBeNull());

/** Three wrong passwords: from then on the platform asks for a captcha. Answers its field. */
export async function failThrice() {
  for (const attempt of [1, 2, 3]) {
    await logIn('player01', `wrong${attempt}`);
    await waitFor(() => expect(logins()).toHaveLength(attempt));
    await atRest();
  }
  return screen.findByLabelText('Captcha');
}
