import { readStored, writeStored } from '@lobby/core';
import { currentViewer } from '@lobby/session';
import { toast, Toaster } from '@lobby/ui-kit';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import english from '../../labels/en.json';
import {
  atRest,
  callsTo,
  logIn,
  logins,
  openLogin,
  press,
  saidAt,
  type,
  type Sandbox,
} from '../login.setup';

const MOBILE = '0912345601';

/** The button while it counts down. */
const COUNTING = /\d+ ?s/;

const sends = (sandbox: Sandbox) => callsTo(sandbox, '/verification/sms/noLogin');
const codeOf = (sandbox: Sandbox, mobile = MOBILE) => sandbox.control.sms(mobile)[0]?.code ?? '';

async function openSms(prepare?: (sandbox: Sandbox) => void) {
  const view = await openLogin(prepare ? { prepare } : {});
  fireEvent.click(await screen.findByRole('tab', { name: 'SMS code' }));
  await screen.findByLabelText('Mobile number');
  return view;
}

/** Asks for a code and waits until it was sent. */
async function askFor(sandbox: Sandbox, mobile = MOBILE) {
  type('Mobile number', mobile);
  press('Get code');
  await waitFor(() => expect(sends(sandbox)).toHaveLength(1));
  await screen.findByRole('button', { name: COUNTING });
}

describe('login by SMS', () => {
  it('has no tab while its flag is off (D1 §2)', async () => {
    await openLogin({ flags: { SMSLOGIN3: false } });
    await screen.findByLabelText('User name');
    await waitFor(() => expect(currentViewer().flags.smsLogin).toBe(false));
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('opens a session with the code that was sent (D1 §2)', async () => {
    const { sandbox, address } = await openSms();
    await askFor(sandbox);
    type('SMS code', codeOf(sandbox));
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('player01');
  });

  it('sends one SMS for three taps, and counts down (D1 §4)', async () => {
    const { sandbox } = await openSms();
    type('Mobile number', MOBILE);
    press('Get code');
    press('Get code');
    press('Get code');
    const button = await screen.findByRole('button', { name: COUNTING });
    expect(button).toHaveProperty('disabled', true);
    fireEvent.click(button);
    expect(sends(sandbox)).toHaveLength(1);
    expect(sandbox.control.sms(MOBILE)).toHaveLength(1);
  });

  it('says that it sends, and for 1.5 s that it was sent (D1 §8)', async () => {
    render(<Toaster closeLabel="Close" />);
    const { sandbox } = await openSms(({ control }) =>
      control.faults([
        { path: '/wps/verification/sms/noLogin', rate: 1, kind: 'delay', latencyMs: 200 },
      ]),
    );
    const say = vi.spyOn(toast, 'success');
    type('Mobile number', MOBILE);
    press('Get code');
    expect(await screen.findByText(english['sms.sending'])).toBeTruthy();
    const status = screen.getByRole('status');
    await waitFor(() => expect(say).toHaveBeenCalledWith(english['sms.sent'], { duration: 1500 }));
    expect(status.textContent).toBe(english['sms.sent']);
    expect(sends(sandbox)).toHaveLength(1);
    await waitFor(() => expect(status.textContent).toBe(''));
  });

  it('goes on counting after a reload (D1 §4)', async () => {
    const first = await openSms();
    await askFor(first.sandbox);
    first.unmount();
    await openSms();
    expect(await screen.findByRole('button', { name: COUNTING })).toBeTruthy();
  });

  it('keeps the form in which somebody types when the tabs go', async () => {
    await openLogin({
      flags: { SMSLOGIN3: false },
      prepare: ({ control }) =>
        control.faults([
          { path: '/wps/system/whitelabel', kind: 'delay', latencyMs: 200, rate: 1 },
        ]),
    });
    const name = await screen.findByLabelText('User name');
    fireEvent.focus(name);
    type('User name', 'player01');
    expect(screen.getByRole('tab', { name: 'SMS code' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
    expect(screen.getByLabelText('User name')).toBe(name);
    expect(name).toHaveProperty('value', 'player01');
  });

  it.each([
    ['', english['problem.mobileRequired']],
    ['12345', english['problem.mobileFormat']],
  ])('asks for no code for %j, and says why at the number (D1 §5)', async (mobile, text) => {
    const { sandbox } = await openSms();
    type('Mobile number', mobile);
    press('Get code');
    await waitFor(() => expect(saidAt('Mobile number')).toBe(text));
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
    expect(sends(sandbox)).toEqual([]);
  });

  it('holds number and code to the server’s rules, in its words (D1 §5)', async () => {
    const { sandbox } = await openSms();
    await waitFor(() => expect(callsTo(sandbox, '/setting/validation')).toHaveLength(1));
    type('Mobile number', '0123456789012');
    type('SMS code', '12');
    await waitFor(() => {
      press('Log in');
      expect(saidAt('SMS code')).toBe('An SMS code has 6 digits');
    });
    expect(screen.getByLabelText('Mobile number').getAttribute('aria-invalid')).toBe('true');
    expect(logins(sandbox)).toEqual([]);
  });

  it('says at the code that it is wrong, and keeps what was typed (D1 §8)', async () => {
    const { sandbox } = await openSms();
    await askFor(sandbox);
    type('SMS code', codeOf(sandbox) === '111111' ? '222222' : '111111');
    press('Log in');
    await waitFor(() => expect(saidAt('SMS code')).toContain('wrong or has expired'));
    expect(document.activeElement).toBe(screen.getByLabelText('SMS code'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', MOBILE);
  });

  it('asks for the captcha after failures, as the other way does (D1 §4)', async () => {
    const { sandbox, address } = await openSms();
    await askFor(sandbox);
    const code = codeOf(sandbox);
    for (const attempt of [1, 2, 3]) {
      type('SMS code', `00000${attempt}` === code ? '999999' : `00000${attempt}`);
      press('Log in');
      await waitFor(() => expect(logins(sandbox)).toHaveLength(attempt));
      await atRest();
    }
    const captcha = await screen.findByLabelText('Captcha');
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(1));
    type('SMS code', code);
    fireEvent.change(captcha, { target: { value: '00000' } });
    press('Log in');
    await waitFor(() => expect(saidAt('Captcha')).toContain('do not match the picture'));
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(2));
    type('Captcha', sandbox.control.captcha()[0]?.answer ?? '');
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('keeps the number when asked to, logs in by nothing, and begins with its tab (D1 §3)', async () => {
    const first = await openSms();
    await askFor(first.sandbox);
    fireEvent.click(screen.getByLabelText('Remember me'));
    type('SMS code', codeOf(first.sandbox));
    press('Log in');
    await waitFor(() => expect(first.address()).toBe('/m/home'));
    expect(readStored('remembered')).toMatchObject({ type: 'sms', username: MOBILE });
    expect(readStored('autoLogin')).toBe(false);
    first.unmount();
    await openLogin();
    expect(await screen.findByLabelText('Mobile number')).toHaveProperty('value', MOBILE);
    expect(screen.getByRole('tab', { name: 'SMS code' }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  it('forgets the number when unticked', async () => {
    writeStored('remembered', { type: 'sms', username: MOBILE });
    await openLogin();
    fireEvent.click(await screen.findByLabelText('Remember me'));
    await waitFor(() => expect(readStored('remembered')).toBeNull());
  });

  it('leaves the name of the other way alone while nobody asks for more', async () => {
    writeStored('remembered', { type: 'username', username: 'vip01' });
    await openSms();
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '');
    expect(readStored('remembered')).toMatchObject({ username: 'vip01' });
  });

  it('sends nothing a second time for two taps, on either way', async () => {
    const { sandbox, address } = await openSms();
    await askFor(sandbox);
    type('SMS code', codeOf(sandbox));
    press('Log in');
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(logins(sandbox)).toHaveLength(1);
  });

  it('says in an alert what belongs to no field (D1 §8)', async () => {
    const { sandbox } = await openSms();
    await askFor(sandbox);
    sandbox.control.flags({ brand: 'aurora', flags: { AGENTSITE3: true } });
    type('SMS code', codeOf(sandbox));
    press('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This account cannot log in to the agent site.',
    );
  });
});

describe('the two tabs', () => {
  it('show one form each; the captcha of one is none of the other', async () => {
    const { sandbox } = await openLogin();
    await screen.findByRole('tab', { name: 'SMS code' });
    for (const attempt of [1, 2, 3]) {
      await logIn('player01', `wrong${attempt}`);
      await waitFor(() => expect(logins(sandbox)).toHaveLength(attempt));
      await atRest();
    }
    await screen.findByLabelText('Captcha');
    fireEvent.click(screen.getByRole('tab', { name: 'SMS code' }));
    await screen.findByLabelText('Mobile number');
    expect(screen.queryByLabelText('User name')).toBeNull();
    expect(screen.queryByLabelText('Captcha')).toBeNull();
  });
});
