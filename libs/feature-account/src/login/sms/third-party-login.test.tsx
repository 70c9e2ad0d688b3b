import { currentViewer } from '@lobby/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callsTo, logins, openLogin, press, saidAt, type, type Sandbox } from '../login.setup';

const MOBILE = '0912345601';
const FLAGS = { SMSLOGIN3: true, FIREBASESMS3: true };

const codeOf = (sandbox: Sandbox) => sandbox.control.sms(MOBILE)[0]?.code ?? '';

async function open() {
  const view = await openLogin({ flags: FLAGS });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    view.sandbox.fetch(new Request(input, init)),
  );
  fireEvent.click(await screen.findByRole('tab', { name: 'SMS code' }));
  await screen.findByText('+84');
  return view;
}

async function askFor() {
  type('Mobile number', MOBILE);
  press('Get code');
  await screen.findByRole('button', { name: /(?:60|59) s/ });
}

afterEach(() => vi.unstubAllGlobals());

describe('login with a phone that a third party verifies (decision 17)', () => {
  it('asks it for the code, and opens a session with its token (D1 §3)', async () => {
    const { sandbox, address } = await open();
    await askFor();
    expect(callsTo(sandbox, '/sms/noLogin')).toEqual([]);
    type('SMS code', codeOf(sandbox));
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('player01');
  });

  it('tells a wrong code at its field, and asks the platform nothing', async () => {
    const { sandbox } = await open();
    await askFor();
    type('SMS code', codeOf(sandbox) === '111111' ? '222222' : '111111');
    press('Log in');
    await waitFor(() => expect(saidAt('SMS code')).toContain('wrong or has expired'));
    expect(logins(sandbox)).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
