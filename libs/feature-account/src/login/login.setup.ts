import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { accountRoutes } from '../routes';

/** Screens of this library. */
export const screens = screensOf(accountRoutes);

const { button, calls, press, type, sandbox } = screens;

export async function logIn(userName: string, password = 'Play1234') {
  await screen.findByLabelText('User name');
  type('User name', userName);
  type('Password', password);
  press('Log in');
}

export const logins = () => calls('/session/login');

/** Waits until the form can be submitted again. */
export const untilIdle = () =>
  waitFor(() => expect(button('Log in').getAttribute('aria-disabled')).toBeNull());

/** Fails three logins, after which a captcha is required. Returns the captcha's field. */
export async function failThreeTimes() {
  for (const attempt of [1, 2, 3]) {
    await logIn('player01', `wrong${attempt}`);
    await waitFor(() => expect(logins()).toHaveLength(attempt));
    await untilIdle();
  }
  return screen.findByLabelText('Captcha');
}

/**
 * Holds the responses of the next calls to a path, which the platform executes, each until its function is called.
 * Returns the functions, in the order of the calls.
 */
export function holdAnswers(path: string, count: number): (() => void)[] {
  const passOn = sandbox.fetch.bind(sandbox);
  const ends: (() => void)[] = [];
  const ended = Array.from(
    { length: count },
    (_, call) => new Promise<void>((resolve) => (ends[call] = resolve)),
  );
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
    const held = new URL(request.url).pathname === path ? ended.shift() : undefined;
    const answer = await passOn(request);
    await held;
    return answer;
  });
  return ends;
}

/**
 * Holds the response of the next call to a path, which the platform executes, until the returned function is called.
 */
export const holdAnswer = (path: string): (() => void) => holdAnswers(path, 1)[0] ?? (() => {});
