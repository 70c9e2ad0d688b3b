import { readStored, writeStored } from '@lobby/core';
import { currentViewer } from '@lobby/session';
import { renderScreen } from '@lobby/testing';
import { toast, Toaster } from '@lobby/ui-kit';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountLabels } from '../labels';
import { accountRoutes } from '../routes';

const open = (user?: string) =>
  renderScreen(accountRoutes, [accountLabels], { at: '/m/set', ...(user ? { user } : {}) });

async function signOut() {
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
}

describe('settings', () => {
  it('sends a guest to log in and back', async () => {
    const { address } = await open();
    await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2Fset'));
  });

  it('leads to the password and to feedback', async () => {
    await open('player01');
    const password = await screen.findByRole('link', { name: 'Change password' });
    expect(password.getAttribute('href')).toBe('/m/changePsw');
    const feedback = screen.getByRole('link', { name: 'Feedback' });
    expect(feedback.getAttribute('href')).toBe('/m/feedback');
  });

  it('changes the language', async () => {
    await open('player01');
    fireEvent.click(await screen.findByRole('button', { name: /^Language/ }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Tiếng Việt' }));
    expect(await screen.findByRole('link', { name: 'Đổi mật khẩu' })).toBeTruthy();
    expect(readStored('language')).toBe('VI');
  });

  it('signs out after a question', async () => {
    const { address, sandbox } = await open('player01');
    await signOut();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session).toBeNull();
    const logouts = sandbox.control.calls().filter(({ path }) => path.endsWith('/logout'));
    expect(logouts).toHaveLength(1);
  });

  it('says that it signs out, and no longer logs in by itself (D1 §2)', async () => {
    writeStored('autoLogin', true);
    render(<Toaster closeLabel="Close" />);
    const { address, sandbox } = await open('player01');
    sandbox.control.faults([
      { path: '/wps/session/logout', rate: 1, kind: 'delay', latencyMs: 300 },
    ]);
    const say = vi.spyOn(toast, 'loading');
    await signOut();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Signing out'));
    expect(say).toHaveBeenCalledWith('Signing out', { maxMs: 10_000 });
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(readStored('autoLogin')).toBe(false);
  });

  it('asks before it signs out (D1 §2)', async () => {
    const { sandbox } = await open('player01');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('alertdialog', { name: 'Sign out?' })).toBeTruthy();
    expect(sandbox.control.calls().some(({ path }) => path.endsWith('/logout'))).toBe(false);
  });

  it('signs out once for two presses', async () => {
    const { address, sandbox } = await open('player01');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(address()).toBe('/m/home'));
    const logouts = sandbox.control.calls().filter(({ path }) => path.endsWith('/logout'));
    expect(logouts).toHaveLength(1);
  });

  it('stays when the question is answered with no', async () => {
    const { address } = await open('player01');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/m/set');
    expect(currentViewer().session).not.toBeNull();
  });

  it('signs out here when the platform does not answer', async () => {
    const { address, sandbox } = await open('player01');
    sandbox.control.faults([{ path: '/wps/session/logout', rate: 1, kind: 'reset' }]);
    await signOut();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
