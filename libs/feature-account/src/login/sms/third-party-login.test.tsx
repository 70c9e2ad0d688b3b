import { currentViewer } from '@lobby/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { logins, screens } from '../login.setup';

const { open, press, chooseTab, type, fieldError, calls, smsCode, address } = screens;

const MOBILE = '0912345601';
const FLAGS = { SMSLOGIN3: true, FIREBASESMS3: true };

async function openSms() {
  const view = await open('/m/login', { flags: FLAGS });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    view.sandbox.fetch(new Request(input, init)),
  );
  await chooseTab('SMS code');
  await screen.findByText('+84');
  return view;
}

async function askFor() {
  type('Mobile number', MOBILE);
  press('Get code');
  await screen.findByRole('button', { name: /(?:60|59) s/ });
}

describe('login with a phone that a third party verifies (decision 17)', () => {
  it('requests the code from the third party and logs in with its token (D1 §3)', async () => {
    await openSms();
    await askFor();
    expect(calls('/sms/noLogin')).toEqual([]);
    type('SMS code', smsCode(MOBILE));
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('player01');
  });

  it('shows a wrong code at its field and sends no login', async () => {
    await openSms();
    await askFor();
    type('SMS code', smsCode(MOBILE) === '111111' ? '222222' : '111111');
    press('Log in');
    await waitFor(() => expect(fieldError('SMS code')).toContain('wrong or has expired'));
    expect(logins()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
