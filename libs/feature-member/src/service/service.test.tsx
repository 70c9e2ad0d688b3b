import { blankFrames, screenAt, screensOf } from '@lobby/testing';
import { sessionStore } from '@lobby/session';
import { pendingLinkAtom } from '@lobby/feature-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf([...memberRoutes, screenAt('/m/login', () => <p>Login</p>)]);
const { open, press, findAndPress, calls, address } = tools;

const CONTACTS = '/wps/system/domainRoute';
const LAUNCH = '/wps/relay/CBS_launchChat';

const contacts = (...customerService: object[]) => ({
  answers: { [CONTACTS]: { value: { customerService } } },
});
const nightShift = contacts({ csType: 'LIVECHAT', title: 'Night shift', path: '/' }).answers;
const zalo = { csType: 'ZALO', title: 'Zalo care', path: 'https://zalo.example/care' };

const asked = () => sessionStore.get(pendingLinkAtom);

beforeEach(blankFrames);

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

  const frame = () => screen.queryByTitle('Live chat')?.getAttribute('src') ?? '';
  const openChat = async (options: Parameters<typeof open>[1] = { user: 'player01' }) => {
    await open('/m/service', options);
    await screen.findByRole('button', { name: /^Live chat/ });
    await tools.settled();
    press(/^Live chat/);
  };

  it('opens one chat for a double tap, 500 ms after its address is known (D2 §2)', async () => {
    await open('/m/service', { user: 'player01' });
    await screen.findByRole('button', { name: /^Live chat/ });
    await tools.settled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    press(/^Live chat/);
    press(/^Live chat/);
    await waitFor(() => expect(calls(LAUNCH)).toHaveLength(1));
    expect(frame()).toBe('');
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(frame()).toMatch(/^http:\/\/chat\.localhost\//));
    expect(calls(LAUNCH)).toHaveLength(1);
    vi.useRealTimers();
  });

  it('opens the chat in an embedded page, with ways to leave it and to open it alone', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openChat();
    await waitFor(() => expect(address()).toBe('/m/service?chat=Live+chat'));
    expect(await screen.findByText('Opening the chat')).toBeTruthy();
    await waitFor(() => expect(frame()).not.toBe(''));
    fireEvent.load(screen.getByTitle('Live chat'));
    await waitFor(() => expect(screen.queryByText('Opening the chat')).toBeNull());
    press('Open the chat on its own');
    expect(assign).toHaveBeenCalledExactlyOnceWith(frame());
    press('Leave the chat');
    await waitFor(() => expect(address()).toBe('/m/service'));
  });

  it('tells the chat where it leads back to (D1 §7)', async () => {
    const fetched = vi.spyOn(tools.sandbox, 'fetch');
    await openChat();
    await waitFor(() => expect(frame()).not.toBe(''));
    const launch = fetched.mock.calls.find(([{ url }]) => url.includes(LAUNCH));
    const { searchParams } = new URL(launch?.[0].url ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      b2c: '1',
      title: 'Live chat',
      backUrl: new URL('/m/service', window.location.href).href,
      template: 'v2',
    });
  });

  it('shows the notice that comes with a chat (D1 §7)', async () => {
    const message = 'A person answers from 8 a.m. to midnight.';
    const answers = { [LAUNCH]: { value: { chatUrl: 'http://chat.localhost/chat/', message } } };
    await open('/m/service?chat=Live+chat', { user: 'player01', answers });
    expect((await screen.findByText(message)).getAttribute('role')).toBe('status');
    expect(screen.getByTitle('Live chat')).toBeTruthy();
  });

  it.each([
    ['leaves by the button of its own page', 'http://chat.localhost', '/m/service'],
    ['is not moved by another origin', 'http://evil.localhost', '/m/service?chat=Live+chat'],
  ])('%s', async (_, origin, path) => {
    await openChat();
    const chat = await screen.findByTitle<HTMLIFrameElement>('Live chat');
    const event = new MessageEvent('message', { data: { type: 'lobby.leave' }, origin });
    Object.defineProperty(event, 'source', { value: chat.contentWindow });
    act(() => void window.dispatchEvent(event));
    await tools.settled();
    await waitFor(() => expect(address()).toBe(path));
  });

  it.each(['https://evil.example/chat', 'javascript:alert(1)', '/m/set'])(
    'opens no chat at %s, and says so (decision 23)',
    async (chatUrl) => {
      const answers = { ...nightShift, [LAUNCH]: { value: { chatUrl, message: '' } } };
      await open('/m/service?chat=Night+shift', { user: 'player01', answers });
      expect(await tools.alertText()).toContain('isn’t trusted');
      expect(document.querySelector('iframe')).toBeNull();
      press('Other contacts');
      await waitFor(() => expect(address()).toBe('/m/service'));
    },
  );

  it.each([['player01'], ['']])(
    'shows the contacts for a chat that the merchant has not, whatever its address says: %s',
    async (user) => {
      await open('/m/service?chat=Your+account+is+closed', user ? { user } : {});
      expect(await screen.findByRole('button', { name: /^Live chat/ })).toBeTruthy();
      await tools.settled();
      expect(screen.queryByText('Your account is closed')).toBeNull();
      expect(document.title).not.toContain('Your account is closed');
      expect(calls(LAUNCH)).toEqual([]);
      expect(address()).toBe('/m/service?chat=Your+account+is+closed');
    },
  );

  it('says why a chat did not open, and opens it again', async () => {
    const answers = { ...nightShift, [LAUNCH]: 503 };
    await open('/m/service?chat=Night+shift', { user: 'player01', answers });
    expect(await tools.alertText()).toContain('The chat didn’t open');
    tools.mend();
    press('Open again');
    expect(await screen.findByTitle('Night shift')).toBeTruthy();
  });

  it('asks a guest to log in at the chat alone, and comes back to it', async () => {
    await openChat({});
    const chat = encodeURIComponent('/m/service?chat=Live+chat');
    await waitFor(() => expect(address()).toBe(`/m/login?returnTo=${chat}`));
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

  it('that fails to load can be retried', async () => {
    await open('/m/service', { answers: { [CONTACTS]: 503 } });
    await screen.findByRole('button', { name: 'Try again' });
    tools.mend();
    press('Try again');
    expect(await screen.findByRole('button', { name: 'Telegram' })).toBeTruthy();
  });
});
