import { PATHS } from '@lobby/core';
import { promptLogin, loginPromptAtom, sessionStore, startSession } from '@lobby/session';
import { english, screenAt, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../../routes';
import { LoginModal } from './login-modal';

/** A page with a button that needs a session. */
function Page() {
  return (
    <>
      <button type="button" onClick={promptLogin}>
        Follow
      </button>
      <LoginModal />
    </>
  );
}

const { open, address, press, findAndPress } = screensOf([
  screenAt('/m/page', Page),
  ...accountRoutes,
]);

const ask = async (user?: string) => {
  await open('/m/page?q=1', { user });
  await findAndPress('Follow');
};

const dialog = () => screen.findByRole('dialog', { name: english('account-login:ask.title') });
const isMarked = () => document.body.classList.contains('login-open');

describe('the login modal (D1 §4)', () => {
  it('opens and closes by its atom, with a class on the body', async () => {
    await ask();
    await dialog();
    expect(isMarked()).toBe(true);
    act(() => sessionStore.set(loginPromptAtom, false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isMarked()).toBe(false);
  });

  it('stays on the page after Not now', async () => {
    await ask();
    await dialog();
    press(english('account-login:ask.later'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([address(), isMarked()]).toEqual(['/m/page?q=1', false]);
  });

  it.each([
    ['Log in', PATHS.login],
    ['Register', PATHS.register],
  ])('links to %s with the page as returnTo', async (name, path) => {
    await ask();
    await dialog();
    fireEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(`${path}?returnTo=%2Fm%2Fpage%3Fq%3D1`));
    expect(isMarked()).toBe(false);
  });

  it('does not open for a signed-in user', async () => {
    await ask('player01');
    expect(sessionStore.get(loginPromptAtom)).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when a session begins, and clears the request', async () => {
    await ask();
    await dialog();
    act(() => startSession({ token: 't', userName: 'mai', type: 0, firstTimeLogin: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([sessionStore.get(loginPromptAtom), isMarked()]).toEqual([false, false]);
  });
});
