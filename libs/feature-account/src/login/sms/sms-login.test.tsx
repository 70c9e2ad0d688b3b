import { english, hold, type OpenOptions } from '@lobby/testing';
import { readStored, writeStored } from '@lobby/core';
import { currentViewer } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { untilIdle, failThreeTimes, logins, screens } from '../login.setup';

const {
  open,
  press,
  chooseTab,
  check,
  type,
  fieldError,
  alertText,
  calls,
  smsCode,
  address,
  fail,
  settled,
  sandbox,
} = screens;

const MOBILE = '0912345601';

/** The button while it counts down. */
const COUNTING = /\d+ ?s/;

const sends = () => calls('/verification/sms/noLogin');

async function openSms(options?: OpenOptions) {
  const view = await open('/m/login', options);
  await chooseTab('SMS code');
  await screen.findByLabelText('Mobile number');
  return view;
}

/** Requests a code and waits until it was sent. */
async function askFor(mobile = MOBILE) {
  type('Mobile number', mobile);
  press('Get code');
  await waitFor(() => expect(sends()).toHaveLength(1));
  await screen.findByRole('button', { name: COUNTING });
}

describe('login by SMS', () => {
  it('has no tab while its flag is off (D1 §2)', async () => {
    await open('/m/login', { flags: { SMSLOGIN3: false } });
    await screen.findByLabelText('User name');
    await waitFor(() => expect(currentViewer().flags.smsLogin).toBe(false));
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('logs in with the code that was sent (D1 §2)', async () => {
    await openSms();
    await askFor();
    type('SMS code', smsCode(MOBILE));
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('player01');
  });

  it('is sent as soon as the code is whole, once for each code', async () => {
    await openSms();
    await askFor();
    const code = smsCode(MOBILE);
    type('SMS code', code.slice(0, 5));
    await settled();
    expect(logins()).toEqual([]);
    type('SMS code', code === '111111' ? '222222' : '111111');
    await waitFor(() => expect(fieldError('SMS code')).toContain('wrong or has expired'));
    await settled();
    expect(logins()).toHaveLength(1);
    type('SMS code', `${code.slice(0, 3)}-${code.slice(3)}`);
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(logins()).toHaveLength(2);
  });

  it('sends one SMS for three taps, and counts down (D1 §4)', async () => {
    await openSms();
    type('Mobile number', MOBILE);
    press('Get code');
    press('Get code');
    press('Get code');
    const button = await screen.findByRole('button', { name: COUNTING });
    expect(button).toHaveProperty('disabled', true);
    fireEvent.click(button);
    expect(sends()).toHaveLength(1);
    expect(sandbox.control.sms(MOBILE)).toHaveLength(1);
  });

  it('shows a toast while sending, and a success toast for 1.5 s (D1 §8)', async () => {
    const release = hold('/wps/verification/sms/noLogin');
    await openSms({ toaster: true });
    const say = vi.spyOn(toast, 'success');
    type('Mobile number', MOBILE);
    press('Get code');
    expect(await screen.findByText(english('forms:sms.sending'))).toBeTruthy();
    release();
    const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(statuses()).toContain(english('forms:sms.sentIfKnown')));
    expect(say).toHaveBeenCalledWith(english('forms:sms.sentIfKnown'), { duration: 1500 });
    expect(sends()).toHaveLength(1);
    await waitFor(() => expect(statuses().join('')).toBe(''));
  });

  it('goes on counting after a reload (D1 §4)', async () => {
    const first = await openSms();
    await askFor();
    first.unmount();
    await openSms();
    expect(await screen.findByRole('button', { name: COUNTING })).toBeTruthy();
  });

  it('counts for its number alone: another may be sent a code at once', async () => {
    await openSms();
    await askFor('0912345699');
    type('Mobile number', MOBILE);
    const again = await screen.findByRole('button', { name: 'Get code' });
    expect(again).toHaveProperty('disabled', false);
    fireEvent.click(again);
    await waitFor(() => expect(sends()).toHaveLength(2));
    expect(sandbox.control.sms(MOBILE)).toHaveLength(1);
    await screen.findByRole('button', { name: COUNTING });
    type('Mobile number', '0912345699');
    expect(await screen.findByRole('button', { name: COUNTING })).toBeTruthy();
  });

  it('says that the code may be used up if the answer was lost, and lets another be asked for', async () => {
    await openSms();
    await askFor();
    type('SMS code', smsCode(MOBILE));
    fail('/wps/session/login', { kind: 'drop-response' });
    press('Log in');
    expect(await alertText()).toBe(english('account-login:login.codeLost'));
    expect(await screen.findByRole('button', { name: 'Get code' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('keeps the focused form when the flag of its tab is switched off', async () => {
    const release = hold('/wps/system/whitelabel');
    await open('/m/login', { flags: { SMSLOGIN3: false } });
    const name = await screen.findByLabelText('User name');
    fireEvent.focus(name);
    type('User name', 'player01');
    expect(screen.getByRole('tab', { name: 'SMS code' })).toBeTruthy();
    release();
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
    expect(screen.getByLabelText('User name')).toBe(name);
    expect(name).toHaveProperty('value', 'player01');
  });

  it.each([
    ['', english('forms:problem.mobileRequired')],
    ['12345', english('forms:problem.mobileFormat')],
  ])('requests no code for %j, and shows the error at the number (D1 §5)', async (mobile, text) => {
    await openSms();
    type('Mobile number', mobile);
    press('Get code');
    await waitFor(() => expect(fieldError('Mobile number')).toBe(text));
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
    expect(sends()).toEqual([]);
  });

  it('checks number and code by the server’s rules, with its messages (D1 §5)', async () => {
    await openSms();
    await waitFor(() => expect(calls('/setting/validation')).toHaveLength(1));
    type('Mobile number', '0123456789012');
    type('SMS code', '12');
    await waitFor(() => {
      press('Log in');
      expect(fieldError('SMS code')).toBe('An SMS code has 6 digits');
    });
    expect(screen.getByLabelText('Mobile number').getAttribute('aria-invalid')).toBe('true');
    expect(logins()).toEqual([]);
  });

  it('shows a wrong code at its field and keeps typed values (D1 §8)', async () => {
    await openSms();
    await askFor();
    type('SMS code', smsCode(MOBILE) === '111111' ? '222222' : '111111');
    press('Log in');
    await waitFor(() => expect(fieldError('SMS code')).toContain('wrong or has expired'));
    expect(document.activeElement).toBe(screen.getByLabelText('SMS code'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', MOBILE);
  });

  it('requires a captcha after failures, as login by password does (D1 §4)', async () => {
    await openSms();
    await askFor();
    const code = smsCode(MOBILE);
    for (const attempt of [1, 2, 3]) {
      type('SMS code', `00000${attempt}` === code ? '999999' : `00000${attempt}`);
      press('Log in');
      await waitFor(() => expect(logins()).toHaveLength(attempt));
      await untilIdle();
    }
    const captcha = await screen.findByLabelText('Captcha');
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(1));
    type('SMS code', code);
    fireEvent.change(captcha, { target: { value: '00000' } });
    press('Log in');
    await waitFor(() => expect(fieldError('Captcha')).toContain('don’t match the image'));
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(2));
    type('Captcha', sandbox.control.captcha()[0]?.answer ?? '');
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('remembers the number if ticked, without auto-login, and opens on its tab (D1 §3)', async () => {
    const first = await openSms();
    await askFor();
    check('Remember me');
    type('SMS code', smsCode(MOBILE));
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(readStored('remembered')).toMatchObject({ type: 'sms', username: MOBILE });
    expect(readStored('autoLogin')).toBe(false);
    first.unmount();
    await open('/m/login');
    expect(await screen.findByLabelText('Mobile number')).toHaveProperty('value', MOBILE);
    expect(screen.getByRole('tab', { name: 'SMS code' }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  it('forgets the number when unticked', async () => {
    writeStored('remembered', { type: 'sms', username: MOBILE });
    await open('/m/login');
    fireEvent.click(await screen.findByLabelText('Remember me'));
    await waitFor(() => expect(readStored('remembered')).toBeNull());
  });

  it('keeps a remembered user name if remember-me is not ticked', async () => {
    writeStored('remembered', { type: 'username', username: 'vip01' });
    await openSms();
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '');
    expect(readStored('remembered')).toMatchObject({ username: 'vip01' });
  });

  it('sends one login for two taps, on either tab', async () => {
    await openSms();
    await askFor();
    type('SMS code', smsCode(MOBILE));
    press('Log in');
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(logins()).toHaveLength(1);
  });

  it('shows an error of no field in an alert (D1 §8)', async () => {
    await openSms();
    await askFor();
    sandbox.control.flags({ brand: 'aurora', flags: { AGENTSITE3: true } });
    type('SMS code', smsCode(MOBILE));
    press('Log in');
    expect(await alertText()).toBe('This account cannot log in to the agent site.');
  });
});

describe('the two tabs', () => {
  it('show one form each, with a captcha of its own', async () => {
    await open('/m/login');
    await screen.findByRole('tab', { name: 'SMS code' });
    await failThreeTimes();
    await chooseTab('SMS code');
    await screen.findByLabelText('Mobile number');
    expect(screen.queryByLabelText('User name')).toBeNull();
    expect(screen.queryByLabelText('Captcha')).toBeNull();
  });
});
