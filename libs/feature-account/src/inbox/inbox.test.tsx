import aurora from '@lobby/brand-aurora';
import { hold, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { accountRoutes } from '../routes';

const tools = screensOf(accountRoutes);
const { open, press, findAndPress, calls, fail, mend, address, statusText, settled, sandbox } =
  tools;

const LIST = '/wps/relay/CSP_messageList';
const MESSAGE = '/wps/relay/CSP_message';
const READ_ALL = '/wps/relay/CSP_readAll';

const rows = async () => within(await screen.findByRole('list', { name: 'Inbox' }));
const titles = async () =>
  (await rows()).getAllByRole('heading').map(({ textContent }) => textContent ?? '');
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const dots = () => screen.queryAllByRole('img', { name: 'Unread' }).length;

/** A page for every request, one of nine by its own count. */
const REPEATED = {
  list: ['Welcome', 'Welcome back'].map((title, at) => ({
    id: `${at}`,
    title,
    summary: 'A message',
    sentAt: Date.UTC(2026, 10, 20),
    read: true,
  })),
  page: 1,
  size: 2,
  total: 18,
  totalPages: 9,
};

/** Answers the list with one message per page. */
function onePerPage(): void {
  const passOn = sandbox.fetch.bind(sandbox);
  vi.spyOn(sandbox, 'fetch').mockImplementation((request) => {
    const url = new URL(request.url);
    if (url.pathname === LIST) url.searchParams.set('size', '1');
    return passOn(new Request(url, request));
  });
}

async function close() {
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Waits for the open message with this title. */
async function findInSheet(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Message' });
  return within(dialog).findByRole('heading', { name: title });
}

async function openFirst(): Promise<string> {
  const [first = ''] = await titles();
  press(first);
  await findInSheet(first);
  return first;
}

/** Presses the delete button of the confirmation. */
async function confirm() {
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
}

/** Loads older messages until there are `count`. */
async function more(count: number) {
  await findAndPress('Show more');
  await waitFor(async () => expect(await titles()).toHaveLength(count));
}

describe('the inbox (D1 §2)', () => {
  it('lists messages with title, time, beginning and an unread dot', async () => {
    await open('/m/webEmail', { user: 'player01' });
    const all = await rows();
    const [first] = all.getAllByRole('listitem');
    if (!first) throw new Error('the inbox is empty');
    expect(within(first).getByRole('heading')).toBeTruthy();
    expect(within(first).getByText(/20\d\d/)).toBeTruthy();
    expect(within(first).getByRole('img', { name: 'Unread' })).toBeTruthy();
  });

  it('opens a message, which counts as read: its dot goes, and the count falls', async () => {
    await open('/m/webEmail', { user: 'player01' });
    await rows();
    const before = dots();
    await openFirst();
    await close();
    await waitFor(() => expect(dots()).toBe(before - 1));
  });

  it('marks all as read', async () => {
    await open('/m/webEmail', { user: 'player01' });
    await rows();
    expect(dots()).toBeGreaterThan(0);
    await findAndPress('Mark all as read');
    await waitFor(() => expect(dots()).toBe(0));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
    );
  });

  it('deletes a message once, after a confirmation', async () => {
    await open('/m/webEmail', { user: 'player01' });
    const first = await openFirst();
    press('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    press('Delete');
    await confirm();
    await waitFor(async () => expect(await titles()).not.toContain(first));
    const deleted = calls('', 'DELETE');
    expect(deleted).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('deletes a message whose answer was lost, and says so', async () => {
    await open('/m/webEmail', { user: 'player01', toaster: true });
    const first = await openFirst();
    // With this seed the first of two responses is lost.
    fail(`DELETE ${MESSAGE}`, { kind: 'drop-response', rate: 0.5, seed: 8 });
    press('Delete');
    await confirm();
    await waitFor(() => expect(statusText()).toContain('Message deleted'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await titles()).not.toContain(first));
    expect(alerts().join('')).toBe('');
  });

  it('leaves another message open that was opened before the deletion was answered', async () => {
    await open('/m/webEmail', { user: 'player01', toaster: true });
    await openFirst();
    const answer = hold(`DELETE ${MESSAGE}`);
    press('Delete');
    await confirm();
    await close();
    const [, second = ''] = await titles();
    press(second);
    await findInSheet(second);
    answer();
    await waitFor(() => expect(statusText()).toContain('Message deleted'));
    await settled();
    expect(await findInSheet(second)).toBeTruthy();
  });

  it('marks all as read also where the answer was lost', async () => {
    await open('/m/webEmail', { user: 'player01', toaster: true });
    await rows();
    fail(READ_ALL, { kind: 'drop-response' });
    await findAndPress('Mark all as read');
    await waitFor(() => expect(dots()).toBe(0));
    await settled();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(alerts().join('')).toBe('');
    expect(calls(READ_ALL)).toHaveLength(1);
  });

  it('keeps a message that could not be deleted', async () => {
    await open('/m/webEmail', { user: 'player01' });
    const first = await openFirst();
    fail(`DELETE ${MESSAGE}`, 503);
    press('Delete');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await close();
    expect(await titles()).toContain(first);
  });

  it('loads older messages on demand, and keeps the list if they fail to load', async () => {
    await open('/m/webEmail', { user: 'player01', prepare: onePerPage });
    const first = await titles();
    expect(first).toHaveLength(1);
    fail(LIST, 503);
    press('Show more');
    expect(await screen.findByText('Couldn’t load more.')).toBeTruthy();
    expect(await titles()).toEqual(first);
    mend();
    press('Try again');
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    expect(new Set(await titles()).size).toBe(2);
  });

  it('loads older messages once the list is fetched again after a deletion, without the deleted one', async () => {
    await open('/m/webEmail', { user: 'player01', prepare: onePerPage });
    await more(2);
    const [, second = ''] = await titles();
    const first = await openFirst();
    await settled();
    const answer = hold(LIST);
    press('Delete');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Show more');
    answer();
    await waitFor(async () => expect(await titles()).toHaveLength(3));
    expect(await titles()).not.toContain(first);
    expect((await titles())[0]).toBe(second);
  });

  it('loads older messages also if a message is opened meanwhile', async () => {
    await open('/m/webEmail', { user: 'player01', prepare: onePerPage });
    await rows();
    const answer = hold(LIST);
    press('Show more');
    await openFirst();
    await waitFor(() => expect(calls('/CSP_unreadCount').length).toBeGreaterThan(1));
    await close();
    answer();
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    expect(dots()).toBe(1);
  });

  it('ends at a page that repeats the one before, whatever the platform counts', async () => {
    await open('/m/webEmail', { user: 'player01', answers: { [LIST]: { value: REPEATED } } });
    expect(await titles()).toEqual(['Welcome', 'Welcome back']);
    press('Show more');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    expect(await titles()).toEqual(['Welcome', 'Welcome back']);
  });

  it('shows an empty state', async () => {
    await open('/m/webEmail', { user: 'fresh01' });
    expect(await screen.findByText('Your inbox is empty')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('shows a failure with a retry', async () => {
    await open('/m/webEmail', { user: 'player01', answers: { [LIST]: 503 } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    fireEvent.click(retry);
    expect(await titles()).not.toEqual([]);
  });

  it('shows a failed message with a retry', async () => {
    await open('/m/webEmail', { user: 'player01', answers: { [MESSAGE]: 503 } });
    const [first = ''] = await titles();
    press(first);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    fireEvent.click(retry);
    const dialog = await screen.findByRole('dialog', { name: 'Message' });
    expect(await within(dialog).findByRole('heading', { name: first })).toBeTruthy();
  });

  it('redirects a guest to login and back', async () => {
    await open('/m/webEmail');
    await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2FwebEmail'));
  });
});

describe('accounts with an unread count (D1 §6)', () => {
  const counted = () => calls('/wps/relay/CSP_unreadCount').length;

  test.each(['player01', 'agent01', 'general01'])('%s: types 0, 1 and 2', async (user) => {
    await open('/m/message', { user });
    const link = await screen.findByRole('link', { name: /^Inbox.*\d+ unread/ });
    expect(link.getAttribute('href')).toBe('/m/webEmail');
    expect(counted()).toBe(1);
  });

  test.each(['virtual01', 'virtualagent01'])('not %s', async (user) => {
    await open('/m/message', { user });
    await screen.findByRole('list', { name: 'Announcements' });
    expect(screen.queryByRole('link', { name: /^Inbox/ })).toBeNull();
    expect(counted()).toBe(0);
  });

  it('none while MAILCEN is off', async () => {
    await open('/m/message', {
      user: 'player01',
      brand: { ...aurora, flags: { ...aurora.flags, inbox: false } },
    });
    await screen.findByRole('list', { name: 'Announcements' });
    expect(screen.queryByRole('link', { name: /^Inbox/ })).toBeNull();
    expect(counted()).toBe(0);
  });

  it('an account without an inbox gets an error, and nothing is fetched', async () => {
    await open('/m/webEmail', { user: 'virtual01' });
    expect(await screen.findByText('Your account doesn’t have access to this.')).toBeTruthy();
    expect(calls(LIST)).toEqual([]);
  });
});
