import { api } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { currentToken, currentViewer } from '@lobby/session';
import { hold, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../routes';

const { open, press, type, button, field, smsCode, address, chooseTab, calls, settled } =
  screensOf(accountRoutes);

const NUMBER = '0912345601';
/** Number of vip01. */
const OTHER_NUMBER = '0912345608';
const RESET = '/wps/member/password/mobile';
const EXCLUSION = '/m/saferPlay/selfExclusion';
const ASKED = `/m/forget?returnTo=${encodeURIComponent(EXCLUSION)}`;

interface Recovery {
  code?: string;
  number?: string;
}

/** Requests a code, and sends it with a new password. */
async function setPassword({ code, number = NUMBER }: Recovery = {}) {
  await screen.findByLabelText('Mobile number');
  type('Mobile number', number);
  press('Get code');
  await waitFor(() => expect(field('SMS code').disabled).toBe(false));
  type('SMS code', code ?? smsCode(number));
  type('New password', 'Fresh2026');
  await waitFor(() => expect(button('Submit')).toHaveProperty('disabled', false));
  press('Submit');
}

describe('a member without a password who excludes himself', () => {
  it('sets one by phone, and goes on with the exclusion in a session of his own', async () => {
    await open(ASKED, { user: 'player01' });
    const before = currentToken();
    await setPassword();
    await waitFor(() => expect(address()).toBe(EXCLUSION));
    expect(currentViewer().session?.userName).toBe('player01');
    expect(currentToken()).not.toBe(before);
  });

  it('keeps the session while the code is wrong', async () => {
    await open(ASKED, { user: 'player01' });
    const before = currentToken();
    await setPassword({ code: '000000' });
    await waitFor(() => expect(field('SMS code').getAttribute('aria-invalid')).toBe('true'));
    expect(currentToken()).toBe(before);
  });

  it('finds e-mail too, no way to a login, and the way back', async () => {
    await open(ASKED, { user: 'player01' });
    await chooseTab('E-mail');
    await screen.findByRole('textbox', { name: 'E-mail' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    press('Close');
    await waitFor(() => expect(address()).toBe(EXCLUSION));
  });
});

describe('the number of another account', () => {
  it('leads Home as that account, and signs the first one out', async () => {
    await open(ASKED, { user: 'player01' });
    const before = currentToken() ?? '';
    writeStored('scrollTop', { '/m/mine': 5 });
    await setPassword({ number: OTHER_NUMBER });
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('vip01');
    expect(readStored('scrollTop')).toEqual({});
    await waitFor(() => expect(calls('/session/logout')).toHaveLength(1));
    await settled();
    await expect(api.member.info({ token: before })).rejects.toThrow('login.not.session');
  });

  it('changes nothing in a page that was left', async () => {
    await open(ASKED, { user: 'player01' });
    const before = currentToken();
    const answer = hold(RESET);
    await setPassword({ number: OTHER_NUMBER });
    await waitFor(() => expect(button(/^Submit/).getAttribute('aria-disabled')).toBe('true'));
    press('Close');
    await waitFor(() => expect(address()).toBe(EXCLUSION));
    await act(async () => answer());
    await settled();
    expect(currentToken()).toBe(before);
    expect(address()).toBe(EXCLUSION);
  });
});

it.each(['/m/forget', '/m/forget?returnTo=%2Fm%2Fmine'])(
  'any other member is led on from %s',
  async (at) => {
    await open(at, { user: 'player01' });
    await waitFor(() => expect(address()).not.toContain('/m/forget'));
  },
);
