import { api } from '@lobby/api-client';
import { FLAGS, type FlagName } from '@lobby/core';
import { changeLanguage } from '@lobby/i18n';
import { currentViewer, whitelabelQuery } from '@lobby/session';
import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountLabels } from '../labels';
import { accountRoutes } from '../routes';

type Sandbox = RenderedScreen['sandbox'];
type FlagChange = Partial<Record<FlagName, boolean>>;

/** Registration by mobile number alone, with what else the flags say. */
const MOBILE: FlagChange = { registerByUserName: false, registerByMobile: true };

const byCode = (flags: FlagChange) =>
  Object.fromEntries(
    Object.entries(FLAGS).flatMap(([name, { code }]) => {
      const value = new Map(Object.entries(flags)).get(name);
      return value === undefined ? [] : [[code, value]];
    }),
  );

/** The screen under flags as the platform tells them. */
async function open(flags: FlagChange, at = '/m/register') {
  const view = await renderScreen(accountRoutes, [accountLabels], {
    at,
    prepare: (sandbox) => sandbox.control.flags({ brand: 'aurora', flags: byCode(flags) }),
  });
  await screen.findByRole('link', { name: 'Log in' });
  return view;
}

async function openMobile(flags: FlagChange = {}, at?: string) {
  const view = await open({ ...MOBILE, ...flags }, at);
  await screen.findByLabelText('Mobile number');
  // The dialling code comes with a call of its own.
  await screen.findByText('+84');
  return view;
}

const NUMBER = '0901234567';
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /^I am/ }));
const callsTo = (sandbox: Sandbox, end: string) =>
  sandbox.control.calls().filter(({ path }) => path.endsWith(end));
const codeButton = () => screen.getByRole('button', { name: /Get code|Resend in/ });
const counting = () => waitFor(() => expect(codeButton()).toHaveProperty('disabled', true));
const lastCode = (sandbox: Sandbox) => sandbox.control.sms(NUMBER)[0]?.code ?? '';

/** Asks for a code and types it. */
async function typeCode(sandbox: Sandbox) {
  type('Mobile number', NUMBER);
  press('Get code');
  await counting();
  type('SMS code', lastCode(sandbox));
}

describe('flags of the platform', () => {
  it('are known before anybody begins to type', async () => {
    await renderScreen(accountRoutes, [accountLabels], {
      at: '/m/register',
      prepare: (sandbox) => {
        sandbox.control.flags({ brand: 'aurora', flags: byCode(MOBILE) });
        sandbox.control.faults([
          { path: '/wps/system/whitelabel', rate: 1, kind: 'delay', latencyMs: 300 },
        ]);
      },
    });
    await screen.findAllByRole('textbox');
    expect(screen.queryByLabelText('User name')).toBeNull();
  });

  it('that cannot be had keep nobody out', async () => {
    await renderScreen(accountRoutes, [accountLabels], {
      at: '/m/register',
      prepare: (sandbox) =>
        sandbox.control.faults([
          { path: '/wps/system/whitelabel', rate: 1, kind: 'status', status: 404 },
        ]),
    });
    expect(await screen.findByRole('tab', { name: 'User name' })).toBeTruthy();
  });

  it('that change under a form keep what is typed, and the focus', async () => {
    const { sandbox } = await openMobile();
    const number = field('Mobile number');
    number.focus();
    type('Mobile number', NUMBER);
    sandbox.control.flags({
      brand: 'aurora',
      flags: byCode({ ...MOBILE, registerByMobileWithPassword: true }),
    });
    await act(() => new QueryClient().fetchQuery(whitelabelQuery));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(field('Mobile number')).toBe(number);
    expect(number).toHaveProperty('value', NUMBER);
    expect(document.activeElement).toBe(number);
  });
});

describe('which methods there are', () => {
  it('shows tabs only when both are on (D1 §2)', async () => {
    await open({ registerByUserName: true, registerByMobile: true });
    expect(await screen.findByRole('tab', { name: 'User name' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(await screen.findByRole('textbox', { name: 'SMS code' })).toBeTruthy();
    expect(screen.queryByLabelText('User name')).toBeNull();
  });

  it('is the mobile number alone when only that is on (D1 §4)', async () => {
    await openMobile();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByLabelText('User name')).toBeNull();
  });

  it('is the user name alone when only that is on (D1 §2)', async () => {
    await open({ registerByUserName: true, registerByMobile: false });
    expect(await screen.findByLabelText('User name')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('says so when none is on (D1 §2)', async () => {
    await open({ registerByUserName: false, registerByMobile: false });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });
});

describe('what a registration by mobile number asks for (D1 §3)', () => {
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

  it('asks for every other enabled field of the server’s rules', async () => {
    await openMobile();
    expect(field('Real name')).toBeTruthy();
    expect(field('Invitation code')).toBeTruthy();
  });

  it('lets the phone fill the code in (D1 §4)', async () => {
    await openMobile();
    expect(field('SMS code').getAttribute('autocomplete')).toBe('one-time-code');
    expect(field('SMS code').getAttribute('inputmode')).toBe('numeric');
    expect(field('Mobile number').getAttribute('maxlength')).toBe('20');
  });
});

describe('registration by mobile number', () => {
  it('opens an account with a code alone and comes back to the page that asked', async () => {
    const { sandbox, address } = await openMobile({}, '/m/register?returnTo=%2Fm%2Fmine');
    await typeCode(sandbox);
    agree();
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/mine'));
    expect(currentViewer().session?.userName).toMatch(/^m\d{9}$/);
    expect(callsTo(sandbox, '/member/register/mobile')).toMatchObject([{ method: 'PUT' }]);
  });

  it('opens an account with a code and a password, which logs in afterwards', async () => {
    const both = { verifyMobileAtRegistration: true, registerByMobileWithPassword: true };
    const { sandbox, address } = await openMobile(both);
    await typeCode(sandbox);
    type('Password', 'Moonlit22');
    type('Confirm password', 'Moonlit22');
    agree();
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
    const userName = currentViewer().session?.userName ?? '';
    const login = api.access.login({ userName, password: 'Moonlit22' });
    await expect(login).resolves.toMatchObject({ userName });
  });

  it('opens an account with a password alone where nobody verifies numbers', async () => {
    const { sandbox, address } = await openMobile({ registerByMobileWithPassword: true });
    type('Mobile number', '090 123-45.67');
    type('Password', 'Moonlit22');
    type('Confirm password', 'Moonlit22');
    agree();
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(sandbox.control.sms(NUMBER)).toEqual([]);
  });

  it('sends one SMS for three taps, and counts the minutes the platform says (D1 §4)', async () => {
    const { sandbox } = await openMobile();
    type('Mobile number', NUMBER);
    press('Get code');
    press('Get code');
    press('Get code');
    await counting();
    expect(callsTo(sandbox, '/sms/register')).toHaveLength(1);
    expect(codeButton().textContent).toMatch(/\b(300|299)\b/);
  });

  it('goes on counting after a reload (D1 §4)', async () => {
    const { sandbox, unmount } = await openMobile();
    await typeCode(sandbox);
    unmount();
    await openMobile();
    expect(codeButton()).toHaveProperty('disabled', true);
    expect(codeButton().textContent).toMatch(/\b(300|29\d)\b/);
  });

  it.each([
    ['', 'Enter your mobile number.'],
    ['12ab', /mobile number/i],
    ['123456', 'A mobile number of 9 to 11 digits'],
  ])('asks for no code for %j (D1 §5)', async (typed, told) => {
    const { sandbox } = await openMobile();
    type('Mobile number', typed);
    press('Get code');
    await waitFor(() => expect(noteOf('Mobile number')).toMatch(told));
    expect(document.activeElement).toBe(field('Mobile number'));
    expect(sandbox.control.sms()).toEqual([]);
  });

  it('tells at the number that the platform cannot send to it', async () => {
    const { sandbox } = await openMobile();
    const body = { success: false, errorCode: 'field.invalid', value: { fields: {} } };
    sandbox.control.faults([
      { path: '/wps/verification/sms/register', rate: 1, kind: 'replace', status: 200, body },
    ]);
    type('Mobile number', NUMBER);
    press('Get code');
    await waitFor(() => expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true'));
    expect(noteOf('SMS code')).toBeUndefined();
    expect(codeButton()).toHaveProperty('disabled', false);
  });

  it('shows how long to wait when codes are asked for too often', async () => {
    await openMobile();
    await api.access.sendResetCode({ mobileNumber: NUMBER });
    type('Mobile number', NUMBER);
    press('Get code');
    await counting();
    expect(codeButton().textContent).toMatch(/\b(60|59)\b/);
    expect(noteOf('SMS code')).toMatch(/Wait a moment/);
  });

  it('tells a wrong code at the code, keeps the rest, and takes the right one', async () => {
    const { sandbox, address } = await openMobile();
    await typeCode(sandbox);
    type('SMS code', '000000');
    agree();
    press('Register');
    await waitFor(() => expect(noteOf('SMS code')).toMatch(/wrong or has expired/));
    expect(document.activeElement).toBe(field('SMS code'));
    expect(field('Mobile number')).toHaveProperty('value', NUMBER);
    type('SMS code', lastCode(sandbox));
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('tells at the number that somebody has registered it', async () => {
    const { sandbox } = await openMobile();
    type('Mobile number', '0912345601');
    press('Get code');
    await counting();
    type('SMS code', sandbox.control.sms('0912345601')[0]?.code ?? '');
    agree();
    press('Register');
    await waitFor(() => expect(noteOf('Mobile number')).toMatch(/already registered/));
    expect(document.activeElement).toBe(field('Mobile number'));
    await act(() => changeLanguage('VI'));
    expect(document.querySelector('[aria-invalid="true"]')).toHaveProperty('value', '0912345601');
  });

  it('checks a code by the platform’s rule before it is sent (D1 §5)', async () => {
    const { sandbox } = await openMobile();
    await typeCode(sandbox);
    await waitFor(() => {
      type('SMS code', '12');
      fireEvent.blur(field('SMS code'));
      expect(noteOf('SMS code')).toBe('An SMS code has 6 digits');
    });
  });

  it('asks for the code before anything is sent', async () => {
    const { sandbox } = await openMobile();
    type('Mobile number', NUMBER);
    agree();
    press('Register');
    await waitFor(() => expect(noteOf('SMS code')).toBe('Enter the code from the SMS.'));
    expect(document.activeElement).toBe(field('SMS code'));
    expect(callsTo(sandbox, '/register/mobile')).toEqual([]);
  });
});

describe('a code the phone reads by itself (WebOTP)', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('fills in what the phone was asked for once a code is under way', async () => {
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
