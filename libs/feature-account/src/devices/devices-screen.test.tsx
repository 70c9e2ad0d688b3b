import { createQueryClient } from '@lobby/feature-kit';
import { currentViewer, whitelabelQuery } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '../routes';

const { open, findAndPress, type, press, calls, fail, mend, fieldError, statusText, settled } =
  screensOf(accountRoutes);

type Options = NonNullable<Parameters<typeof open>[1]>;

const signInElsewhere: Options['prepare'] = ({ control }) =>
  control.session({ user: 'player01', brand: 'aurora' });

/** Opens the screen of an account that is signed in on another device too. */
const openWithOther = () =>
  open('/m/devices', { user: 'player01', prepare: signInElsewhere, toaster: true });

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const signedIn = async () => {
  const section = await screen.findByRole('region', { name: 'Signed in on' });
  return within(section);
};

async function signOutThere() {
  await findAndPress(/^Sign out device/);
  const question = await screen.findByRole('alertdialog', { name: 'Sign out that device?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Sign out device' }));
}

describe('devices that are signed in', () => {
  it('are listed, this one first, with a button at each other', async () => {
    await openWithOther();
    const list = await signedIn();
    const rows = await list.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toMatch(/^Unknown deviceThis deviceLast active: /);
    expect(list.getAllByRole('button')).toHaveLength(1);
  });

  it('say so where there is no other', async () => {
    await open('/m/devices', { user: 'player01' });
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
  });

  it('are signed out there after a question, and not here', async () => {
    await openWithOther();
    await signOutThere();
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(statusText()).toContain('Device signed out');
    expect(calls('/member/session', 'DELETE')).toHaveLength(1);
    expect(currentViewer().session).not.toBeNull();
  });

  it('are told as signed out where the answer was lost', async () => {
    await openWithOther();
    // With this seed the first of two responses is lost.
    fail('DELETE /wps/member/session', { kind: 'drop-response', rate: 0.5, seed: 8 });
    await signOutThere();
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(statusText()).toContain('Device signed out');
    expect(alerts().join('')).toBe('');
  });

  it('that do not load can be asked for again', async () => {
    await open('/m/devices', {
      user: 'player01',
      flags: { passkey: false },
      answers: { '/wps/member/sessions': 500 },
    });
    await screen.findByRole('button', { name: 'Try again' });
    mend();
    press('Try again');
    expect(await screen.findByText('This device')).toBeTruthy();
  });
});

/** A browser whose passkey prompt fails with an error of this name. */
function browserThat(name: string) {
  const create = vi.fn().mockRejectedValue(new DOMException('', name));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'x', credentials: { create } });
  return create;
}

/** Opens the screen with the platform's flags, as the shell loads them. */
async function openWithFlags(options: Options = {}): Promise<void> {
  const queries = createQueryClient();
  await open('/m/devices', { user: 'player01', toaster: true, queries, ...options });
  await act(() => queries.fetchQuery(whitelabelQuery));
}

async function addPasskey(password: string) {
  await openWithFlags();
  await findAndPress('Add a passkey');
  await screen.findByLabelText('Password');
  type('Password', password);
  press('Create');
}

describe('passkeys', () => {
  it('are neither shown nor asked for without their flag', async () => {
    await openWithFlags({ flags: { passkey: false } });
    await screen.findByText('This device');
    await settled();
    expect(screen.queryByText('Passkeys')).toBeNull();
    expect(calls('/member/passkeys')).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['in a browser without them', { PublicKeyCredential: undefined }],
    ['over plain HTTP', { isSecureContext: false }],
    ['at a bare network address', { location: { ...location, hostname: '192.168.1.5' } }],
    ['at one of version 6', { location: { ...location, hostname: '[::1]' } }],
  ])('cannot be made %s, which is told', async (_, page) => {
    browserThat('NotAllowedError');
    for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
    await openWithFlags();
    expect(await screen.findByText('This browser can’t create passkeys.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('ask for the password first, and tell at it that it is wrong', async () => {
    const create = browserThat('NotAllowedError');
    await addPasskey('wrong');
    await waitFor(() => expect(fieldError('Password')).toMatch(/incorrect/));
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a person who calls it off',
      'NotAllowedError',
      'The passkey wasn’t created. You can try again.',
    ],
    [
      'a device that has one',
      'InvalidStateError',
      'This device already has a passkey for this account.',
    ],
  ])('are not made by %s, which is told', async (_, error, text) => {
    const create = browserThat(error);
    await addPasskey('Play1234');
    await waitFor(() => expect(statusText()).toContain(text));
    expect(create).toHaveBeenCalledTimes(1);
    expect(calls('/member/passkey', 'PUT')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that are ten are all there may be', async () => {
    browserThat('NotAllowedError');
    await openWithFlags({
      answers: { '/wps/member/passkeys': { value: { list: [], max: 0, needsPassword: true } } },
    });
    expect(await screen.findByText(/limit of 0 passkeys/)).toBeTruthy();
  });
});
