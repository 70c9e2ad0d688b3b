import { screenAt, screensOf } from '@lobby/testing';
import { sessionStore } from '@lobby/session';
import { pendingLinkAtom } from '@lobby/feature-kit';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf([...memberRoutes, screenAt('/m/login', () => <p>Login</p>)]);
const { open, press, findAndPress, calls, fail, address } = tools;

const CONTACTS = '/wps/system/domainRoute';
const LAUNCH = '/wps/relay/CBS_launchChat';

const contacts = (...customerService: object[]) => ({
  answers: { [CONTACTS]: { value: { customerService } } },
});
const chat = { csType: 'LIVECHAT', title: 'Night shift', path: '' };
const zalo = { csType: 'ZALO', title: 'Zalo care', path: 'https://zalo.example/care' };

const asked = () => sessionStore.get(pendingLinkAtom);

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['/m/service', '/m/customer'])('%s', (path) => {
  it('has live chat, Telegram and Zalo (D2 §2)', async () => {
    await open(path, { user: 'player01' });
    for (const name of [/^Live chat/, /^Telegram/, /^Aurora on Zalo/])
      expect(await screen.findByRole('button', { name })).toBeTruthy();
  });
});

describe('customer service', () => {
  it('lists several contacts of a kind once they are asked for', async () => {
    await open('/m/service');
    await findAndPress('Telegram');
    expect(screen.getByRole('button', { name: 'Telegram', expanded: true })).toBeTruthy();
    press('Deposits and withdrawals');
    expect(asked()).toBe('https://telegram.example/aurora-payments');
    press('Telegram');
    expect(screen.queryByRole('button', { name: 'Deposits and withdrawals' })).toBeNull();
  });

  it('opens the only contact of a kind at once, after its host was named (decision 23)', async () => {
    await open('/m/service', contacts(zalo));
    await findAndPress('Zalo care');
    expect(asked()).toBe('https://zalo.example/care');
  });

  it('opens one chat for a double tap, 500 ms after its address is known (D2 §2)', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open('/m/service', { user: 'player01' });
    await screen.findByRole('button', { name: /^Live chat/ });
    await tools.settled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    press(/^Live chat/);
    press(/^Live chat/);
    await waitFor(() => expect(calls(LAUNCH)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^http:\/\/chat\.localhost\//)),
    );
    expect(assign).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('opens no chat at an unknown origin, and says so (decision 23)', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open('/m/service', { user: 'player01', toaster: true, ...contacts(chat) });
    fail(LAUNCH, { value: { chatUrl: 'https://evil.example/chat', message: '' } });
    await findAndPress(/^Night shift/);
    expect(await tools.alertText()).toContain('isn’t trusted');
    expect(assign).not.toHaveBeenCalled();
  });

  it('asks a guest to log in at the chat alone, and comes back', async () => {
    await open('/m/service');
    await findAndPress(/^Live chat/);
    await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2Fservice'));
    expect(calls(LAUNCH)).toEqual([]);
  });

  it('says how many chat messages are unread', async () => {
    await open('/m/service', { user: 'player01' });
    expect(await screen.findByRole('button', { name: /^Live chat.*2 unread/ })).toBeTruthy();
  });

  it('says where there is nobody to ask', async () => {
    await open('/m/service', contacts({ csType: 'PIGEON', title: 'x', path: '/' }));
    expect(await screen.findByText('No contact is available right now')).toBeTruthy();
  });

  it('that does not load is asked for again', async () => {
    await open('/m/service', { answers: { [CONTACTS]: 503 } });
    await screen.findByRole('button', { name: 'Try again' });
    tools.mend();
    press('Try again');
    expect(await screen.findByRole('button', { name: 'Telegram' })).toBeTruthy();
  });
});
