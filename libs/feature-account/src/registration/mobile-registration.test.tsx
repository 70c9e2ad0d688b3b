import { api } from '@lobby/api-client';
import { changeLanguage } from '@lobby/i18n';
import { currentViewer, whitelabelQuery } from '@lobby/session';
import { english, flagCodes, hold, screensOf, type FlagChange } from '@lobby/testing';
import { toast } from '@lobby/ui-kit';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '../routes';

const {
  open,
  press,
  check,
  type,
  button,
  field,
  fieldError,
  alertText,
  calls,
  fail,
  smsCode,
  address,
  sandbox,
} = screensOf(accountRoutes);

/** Flags of registration by mobile number alone. */
const MOBILE: FlagChange = { registerByUserName: false, registerByMobile: true };

/** Opens the screen with these platform flags. */
async function openForm(flags: FlagChange, at = '/m/register') {
  const view = await open(at, { flags });
  await screen.findByRole('link', { name: 'Log in' });
  return view;
}

async function openMobile(flags: FlagChange = {}, at?: string) {
  const view = await openForm({ ...MOBILE, ...flags }, at);
  await screen.findByLabelText('Mobile number');
  // The dialling code is fetched by another call.
  await screen.findByText('+84');
  return view;
}

const NUMBER = '0901234567';
const agree = () => check(/^I am/);
const codeButton = () => button(/Get code|Resend in/);
const counting = () => waitFor(() => expect(codeButton()).toHaveProperty('disabled', true));

/** Requests a code and types it. */
async function typeCode() {
  type('Mobile number', NUMBER);
  press('Get code');
  await counting();
  type('SMS code', smsCode(NUMBER));
}

describe('flags of the platform', () => {
  it('are loaded before the form shows', async () => {
    const release = hold('/wps/system/whitelabel');
    const { inFlight } = await open('/m/register', { flags: MOBILE });
    await screen.findByRole('link', { name: 'Log in' });
    await waitFor(() => expect(inFlight()).toBe(1));
    expect(screen.queryByRole('textbox')).toBeNull();
    release();
    await screen.findAllByRole('textbox');
    expect(screen.queryByLabelText('User name')).toBeNull();
  });

  it('fall back to their defaults if they fail to load', async () => {
    await open('/m/register', { answers: { '/wps/system/whitelabel': 404 } });
    expect(await screen.findByRole('tab', { name: 'User name' })).toBeTruthy();
  });

  it('that change under a form keep typed values and the focus', async () => {
    await openMobile();
    const number = field('Mobile number');
    number.focus();
    type('Mobile number', NUMBER);
    sandbox.control.flags({
      brand: 'aurora',
      flags: flagCodes({ ...MOBILE, registerByMobileWithPassword: true }),
    });
    await act(() => new QueryClient().fetchQuery(whitelabelQuery));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(field('Mobile number')).toBe(number);
    expect(number).toHaveProperty('value', NUMBER);
    expect(document.activeElement).toBe(number);
  });
});

describe('methods that are on', () => {
  it('shows tabs only when both are on (D1 §2)', async () => {
    await openForm({ registerByUserName: true, registerByMobile: true });
    expect(await screen.findByRole('tab', { name: 'User name' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(await screen.findByRole('textbox', { name: 'SMS code' })).toBeTruthy();
    expect(screen.queryByLabelText('User name')).toBeNull();
  });

  it('shows the mobile number alone when only that is on (D1 §4)', async () => {
    await openMobile();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByLabelText('User name')).toBeNull();
  });

  it('shows the user name alone when only that is on (D1 §2)', async () => {
    await openForm({ registerByUserName: true, registerByMobile: false });
    expect(await screen.findByLabelText('User name')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('shows an error when none is on (D1 §2)', async () => {
    await openForm({ registerByUserName: false, registerByMobile: false });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });
});

describe('fields of a registration by mobile number (D1 §3)', () => {
  it.each([
    ['neither flag: a code', {}, ['SMS code'], ['Password']],
    ['REGMOBVERF3: a code', { verifyMobileAtRegistration: true }, ['SMS code'], ['Password']],
    [
      'MOBILENUMPASSREG3: a password',
      { registerByMobileWithPassword: true },
      ['Password', 'Confirm password'],
      ['SMS code'],
    ],
    [
      'both: both',
      { verifyMobileAtRegistration: true, registerByMobileWithPassword: true },
      ['SMS code', 'Password', 'Confirm password'],
      [],
    ],
  ] satisfies [string, FlagChange, string[], string[]][])('%s', async (_n, flags, there, not) => {
    await openMobile(flags);
    for (const label of there) expect(field(label), label).toBeTruthy();
    for (const label of not) expect(screen.queryByLabelText(label), label).toBeNull();
  });

  it('has every other enabled field of the server’s rules', async () => {
    await openMobile();
    expect(field('Payee name')).toBeTruthy();
    expect(field('Invitation code')).toBeTruthy();
  });

  it('lets the device autofill the code (D1 §4)', async () => {
    await openMobile();
    expect(field('SMS code').getAttribute('autocomplete')).toBe('one-time-code');
    expect(field('SMS code').getAttribute('inputmode')).toBe('numeric');
    expect(field('Mobile number').getAttribute('maxlength')).toBe('20');
  });
});

describe('registration by mobile number', () => {
  it('registers with a code alone and returns to returnTo', async () => {
    await openMobile({}, '/m/register?returnTo=%2Fm%2Fmine');
    await typeCode();
    agree();
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/mine'));
    expect(currentViewer().session?.userName).toMatch(/^m\d{9}$/);
    expect(calls('/member/register/mobile')).toMatchObject([{ method: 'PUT' }]);
  });

  it('registers with a code and a password, which logs in afterwards', async () => {
    const both = { verifyMobileAtRegistration: true, registerByMobileWithPassword: true };
    await openMobile(both);
    await typeCode();
    type('Password', 'Moonlit22');
    type('Confirm password', 'Moonlit22');
    agree();
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
    const userName = currentViewer().session?.userName ?? '';
    const login = api.access.login({ userName, password: 'Moonlit22' });
    await expect(login).resolves.toMatchObject({ userName });
  });

  it('registers with a password alone if numbers are not verified', async () => {
    await openMobile({ registerByMobileWithPassword: true });
    type('Mobile number', '090 123-45.67');
    type('Password', 'Moonlit22');
    type('Confirm password', 'Moonlit22');
    agree();
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(sandbox.control.sms(NUMBER)).toEqual([]);
  });

  it('logs in if the account was created and the answer lost, and tells the drawn name', async () => {
    await openMobile({ registerByMobileWithPassword: true });
    const say = vi.spyOn(toast, 'success');
    type('Mobile number', NUMBER);
    type('Password', 'Moonlit22');
    type('Confirm password', 'Moonlit22');
    agree();
    fail('/wps/member/register/mobile', { kind: 'drop-response' });
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
    const userName = currentViewer().session?.userName ?? '';
    expect(userName).toMatch(/^m\d{9}$/);
    expect(say).toHaveBeenCalledWith(`You are registered. Your user name: ${userName}`, {
      duration: 'long',
    });
    expect(calls('/register/mobile')).toHaveLength(1);
  });

  it('by code alone says that the account exists if its answer was lost', async () => {
    await openMobile();
    await typeCode();
    agree();
    // With this seed the first of two responses is lost.
    fail('/wps/member/register/mobile', { kind: 'drop-response', rate: 0.5, seed: 8 });
    press('Register');
    expect(await alertText()).toBe(english('account-register:register.exists'));
    expect(calls('/register/mobile')).toHaveLength(2);
    expect(field('Mobile number')).toHaveProperty('value', NUMBER);
  });

  it('sends one SMS for three taps, and counts the minutes the platform says (D1 §4)', async () => {
    await openMobile();
    type('Mobile number', NUMBER);
    press('Get code');
    press('Get code');
    press('Get code');
    await counting();
    expect(calls('/sms/register')).toHaveLength(1);
    expect(codeButton().textContent).toMatch(/\b(300|299)\b/);
  });

  it('goes on counting after a reload (D1 §4)', async () => {
    const { unmount } = await openMobile();
    await typeCode();
    unmount();
    await openMobile();
    expect(codeButton()).toHaveProperty('disabled', true);
    expect(codeButton().textContent).toMatch(/\b(300|29\d)\b/);
  });

  it.each([
    ['', 'Enter your mobile number.'],
    ['12ab', /mobile number/i],
    ['123456', 'Enter a mobile number of 9 to 11 digits'],
  ])('requests no code for %j (D1 §5)', async (typed, message) => {
    await openMobile();
    type('Mobile number', typed);
    press('Get code');
    await waitFor(() => expect(fieldError('Mobile number')).toMatch(message));
    expect(document.activeElement).toBe(field('Mobile number'));
    expect(sandbox.control.sms()).toEqual([]);
  });

  it('shows at the number that the platform cannot send to it', async () => {
    await openMobile();
    fail('/wps/verification/sms/register', {
      refusal: 'field.invalid',
      details: { fields: {} },
    });
    type('Mobile number', NUMBER);
    press('Get code');
    await waitFor(() => expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true'));
    expect(fieldError('SMS code')).toBe('');
    expect(codeButton()).toHaveProperty('disabled', false);
  });

  it('shows the wait when codes are requested too often', async () => {
    await openMobile();
    await api.access.sendResetCode({ mobileNumber: NUMBER });
    type('Mobile number', NUMBER);
    press('Get code');
    await counting();
    expect(codeButton().textContent).toMatch(/\b(60|59)\b/);
    expect(fieldError('SMS code')).toMatch(/wait a moment/);
    expect(document.activeElement).toBe(field('SMS code'));
  });

  it('shows a wrong code at its field, keeps the rest, and accepts the right one', async () => {
    await openMobile();
    await typeCode();
    type('SMS code', '000000');
    agree();
    press('Register');
    await waitFor(() => expect(fieldError('SMS code')).toMatch(/wrong or has expired/));
    expect(document.activeElement).toBe(field('SMS code'));
    expect(field('Mobile number')).toHaveProperty('value', NUMBER);
    type('SMS code', smsCode(NUMBER));
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('shows at the number that it is already registered', async () => {
    await openMobile();
    type('Mobile number', '0912345601');
    press('Get code');
    await counting();
    type('SMS code', smsCode('0912345601'));
    agree();
    press('Register');
    await waitFor(() => expect(fieldError('Mobile number')).toMatch(/already registered/));
    expect(document.activeElement).toBe(field('Mobile number'));
    await act(() => changeLanguage('VI'));
    expect(document.querySelector('[aria-invalid="true"]')).toHaveProperty('value', '0912345601');
  });

  it('checks a code by the platform’s rule before it is sent (D1 §5)', async () => {
    await openMobile();
    await typeCode();
    await waitFor(() => expect(calls('/setting/validation')).toHaveLength(1));
    type('SMS code', '12');
    fireEvent.blur(field('SMS code'));
    await waitFor(() => expect(fieldError('SMS code')).toBe('An SMS code has 6 digits'));
  });

  it('requires the code before anything is sent', async () => {
    await openMobile();
    type('Mobile number', NUMBER);
    agree();
    press('Register');
    await waitFor(() => expect(fieldError('SMS code')).toBe('Enter the code from the SMS.'));
    expect(document.activeElement).toBe(field('SMS code'));
    expect(calls('/register/mobile')).toEqual([]);
  });
});

describe('a code read by the device (WebOTP)', () => {
  it('fills in the code once it was requested', async () => {
    const get = vi.fn(() => Promise.resolve({ code: '246810' }));
    vi.stubGlobal('OTPCredential', vi.fn());
    vi.stubGlobal('navigator', { ...navigator, userAgent: 'x', credentials: { get } });
    await openMobile();
    expect(get).not.toHaveBeenCalled();
    type('Mobile number', NUMBER);
    press('Get code');
    await waitFor(() => expect(field('SMS code')).toHaveProperty('value', '246810'));
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  });
});
