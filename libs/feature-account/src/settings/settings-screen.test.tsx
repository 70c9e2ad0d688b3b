import { readStored, writeStored } from '@lobby/core';
import { createQueryClient } from '@lobby/feature-kit';
import { accountKey, currentViewer } from '@lobby/session';
import { english, hold, screensOf } from '@lobby/testing';
import { ConfirmDialog, toast } from '@lobby/ui-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '../routes';

const { open, findAndPress, statusText, calls, fail, address, settled, sandbox } =
  screensOf(accountRoutes);

/** Presses the sign-out button of the confirmation. */
async function confirm() {
  const question = await screen.findByRole('alertdialog', { name: 'Sign out?' });
  const button = within(question).getByRole('button', { name: 'Sign out' });
  fireEvent.click(button);
  return button;
}

async function signOut() {
  await findAndPress('Sign out');
  await confirm();
}

describe('settings', () => {
  it('redirects a guest to login and back', async () => {
    await open('/m/set');
    await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2Fset'));
  });

  it('links to change of password and to feedback', async () => {
    await open('/m/set', { user: 'player01' });
    const password = await screen.findByRole('link', { name: 'Change password' });
    expect(password.getAttribute('href')).toBe('/m/changePsw');
    const feedback = screen.getByRole('link', { name: 'Feedback' });
    expect(feedback.getAttribute('href')).toBe('/m/feedback');
  });

  it('leads to the notices', async () => {
    await open('/m/set', { user: 'player01' });
    const notices = await screen.findByRole('link', { name: 'Notices' });
    expect(notices.getAttribute('href')).toBe('/m/notice');
  });

  it('of a trial offer a registration, which ends it, and no change of a password it has not', async () => {
    await open('/m/login');
    await findAndPress('Try for free');
    await waitFor(() => expect(address()).toBe('/m/home'));
    await open('/m/set', { reload: true });
    await screen.findByText(english('account-settings:settings.trialNote'));
    expect(screen.queryByRole('link', { name: 'Change password' })).toBeNull();
    await findAndPress('Register');
    await confirm();
    await waitFor(() => expect(address()).toBe('/m/register'));
    expect(currentViewer().session).toBeNull();
  });

  it('changes the language', async () => {
    await open('/m/set', { user: 'player01' });
    await findAndPress(/^Language/);
    fireEvent.click(await screen.findByRole('radio', { name: 'Tiếng Việt' }));
    expect(await screen.findByRole('link', { name: 'Đổi mật khẩu' })).toBeTruthy();
    expect(readStored('language')).toBe('VI');
  });

  it('signs out after a confirmation', async () => {
    await open('/m/set', { user: 'player01' });
    await signOut();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session).toBeNull();
    await waitFor(() => expect(calls('/logout')).toHaveLength(1));
  });

  it('cancels what is asked of the account, which would be refused', async () => {
    const queries = createQueryClient();
    await open('/m/set', { user: 'player01', queries });
    let asked: AbortSignal | undefined;
    const queryFn = ({ signal }: { signal: AbortSignal }) => {
      asked = signal;
      return new Promise(() => undefined);
    };
    void queries.prefetchQuery({ queryKey: [...accountKey, 'slow'], queryFn });
    await signOut();
    await waitFor(() => expect(asked?.aborted).toBe(true));
  });

  it('shows a loading toast, and turns auto-login off (D1 §2)', async () => {
    writeStored('autoLogin', true);
    await open('/m/set', { user: 'player01', toaster: true });
    const release = hold('/wps/session/logout');
    const say = vi.spyOn(toast, 'loading');
    await signOut();
    await waitFor(() => expect(statusText()).toBe('Signing out'));
    expect(say).toHaveBeenCalledWith('Signing out', { maxMs: 10_000 });
    await waitFor(() => expect(address()).toBe('/m/home'));
    release();
    await waitFor(() => expect(statusText()).toBe(''));
    expect(readStored('autoLogin')).toBe(false);
  });

  it('shows a confirmation before signing out (D1 §2)', async () => {
    await open('/m/set', { user: 'player01' });
    await findAndPress('Sign out');
    expect(await screen.findByRole('alertdialog', { name: 'Sign out?' })).toBeTruthy();
    expect(sandbox.control.calls().some(({ path }) => path.endsWith('/logout'))).toBe(false);
  });

  it('signs out once for two taps', async () => {
    await open('/m/set', { user: 'player01' });
    await findAndPress('Sign out');
    fireEvent.click(await confirm());
    await waitFor(() => expect(address()).toBe('/m/home'));
    await waitFor(() => expect(calls('/logout')).toHaveLength(1));
    await settled();
    expect(calls('/logout')).toHaveLength(1);
  });

  it('keeps the session when the confirmation is cancelled', async () => {
    await open('/m/set', { user: 'player01' });
    await findAndPress('Sign out');
    await findAndPress('Cancel');
    expect(address()).toBe('/m/set');
    expect(currentViewer().session).not.toBeNull();
  });

  it('ends the local session if the platform does not answer', async () => {
    await open('/m/set', { user: 'player01' });
    fail('/wps/session/logout', 'offline');
    await signOut();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('signs out without the question where its code does not load, as without a network', async () => {
    const preload = vi.spyOn(ConfirmDialog, 'preload').mockRejectedValue(new TypeError('offline'));
    await open('/m/set', { user: 'player01' });
    fail('/wps/session/logout', 'offline');
    await findAndPress('Sign out');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session).toBeNull();
    preload.mockRestore();
  });
});
