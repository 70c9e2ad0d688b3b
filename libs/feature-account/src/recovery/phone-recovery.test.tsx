import { readStored, writeStored } from '@lobby/core';
import aurora from '@lobby/brand-aurora';
import { changeLanguage } from '@lobby/i18n';
import { currentViewer } from '@lobby/session';
import { english, hold, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rememberedPassword, rememberLogin } from '../login/remembered';
import { accountRoutes } from '../routes';

const {
  open,
  press,
  type,
  button,
  field,
  fieldError,
  alertText,
  calls,
  fail,
  mend,
  smsCode,
  address,
  settled,
  sandbox,
} = screensOf(accountRoutes);

const NUMBER = '0912345601';
const SEND = '/wps/member/password/verification';
const RESET = '/wps/member/password/mobile';
const NEW = 'Fresh2026';

/** Types the number and requests a code. */
async function askForCode(number = NUMBER) {
  await screen.findByLabelText('Mobile number');
  type('Mobile number', number);
  press('Get code');
  await waitFor(() => expect(field('SMS code').disabled).toBe(false));
}

/** Types code and password, and submits. */
async function send(code: string, password = NEW) {
  type('SMS code', code);
  type('New password', password);
  await waitFor(() => expect(button('Submit')).toHaveProperty('disabled', false));
  press('Submit');
}

describe('the first method of recovery', () => {
  it('is the phone while CHNGPASSVERIF3 is on (D1 §2)', async () => {
    await open('/m/forget');
    const tab = await screen.findByRole('tab', { name: 'Phone' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByLabelText('Mobile number')).toBeTruthy();
  });

  it('is e-mail while it is off (D1 §2)', async () => {
    await open('/m/forget', {
      flags: { CHNGPASSVERIF3: false },
    });
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeTruthy();
    const tab = screen.getByRole('tab', { name: 'E-mail' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Phone', 'E-mail']);
  });

  it('stays the focused form when the flag arrives late', async () => {
    const release = hold('/wps/system/whitelabel');
    await open('/m/forget', {
      brand: { ...aurora, flags: { ...aurora.flags, recoverByPhone: true } },
      flags: { CHNGPASSVERIF3: false },
    });
    const number = await screen.findByLabelText('Mobile number');
    act(() => number.focus());
    type('Mobile number', '091');
    release();
    await waitFor(() => expect(currentViewer().flags.recoverByPhone).toBe(false));
    expect(field('Mobile number').value).toBe('091');
  });

  it('has a heading, a close button and a link to login (D1 §2)', async () => {
    await open('/m/forget?returnTo=%2Fm%2Fmine');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
    expect(heading.className).not.toBe('');
    const back = screen.getByRole('link', { name: 'Log in' });
    expect(back.getAttribute('href')).toBe('/m/login?returnTo=%2Fm%2Fmine');
    press('Close');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });
});

describe('recovery by phone: the code', () => {
  it.each([
    ['', english('forms:problem.mobileRequired')],
    ['12345', english('forms:problem.mobileFormat')],
    ['09123', english('forms:problem.mobileFormat')],
    ['0912345601x', english('forms:problem.mobileFormat')],
  ])('is not requested while the number is %j (D1 §5)', async (number, problem) => {
    await open('/m/forget');
    await screen.findByLabelText('Mobile number');
    await waitFor(() => expect(calls('/setting/validation')).toHaveLength(1));
    type('Mobile number', number);
    press('Get code');
    await waitFor(() => expect(fieldError('Mobile number')).toBe(problem));
    expect(document.activeElement).toBe(field('Mobile number'));
    expect(calls(SEND)).toEqual([]);
  });

  it('cannot be typed until it was sent; then its field has the focus (D1 §4)', async () => {
    await open('/m/forget');
    await screen.findByLabelText('SMS code');
    expect(field('SMS code').disabled).toBe(true);
    await askForCode();
    await waitFor(() => expect(document.activeElement).toBe(field('SMS code')));
  });

  it('is sent once for three taps, and not again while it counts down (D1 §4)', async () => {
    await open('/m/forget');
    await screen.findByLabelText('Mobile number');
    type('Mobile number', NUMBER);
    for (let tap = 0; tap < 3; tap++) press('Get code');
    const waiting = await screen.findByRole('button', { name: /\d+ s$/ });
    expect(waiting).toHaveProperty('disabled', true);
    fireEvent.click(waiting);
    expect(calls(SEND)).toHaveLength(1);
  });

  it('counts down expiredMinutes × 60 s, also after a reload (D1 §9)', async () => {
    const { unmount } = await open('/m/forget');
    await askForCode();
    expect(button(/(300|29\d) s$/)).toBeTruthy();
    unmount();
    await open('/m/forget');
    expect(await screen.findByRole('button', { name: /(300|29\d) s$/ })).toBeTruthy();
    expect(field('SMS code').disabled).toBe(false);
  });

  it('stops counting once the screen is left (D1 §4)', async () => {
    const { unmount } = await open('/m/forget');
    const begun = vi.spyOn(globalThis, 'setInterval');
    const ended = vi.spyOn(globalThis, 'clearInterval');
    await askForCode();
    unmount();
    const cleared = ended.mock.calls.map(([timer]) => timer);
    for (const { value } of begun.mock.results) expect(cleared).toContain(value);
    expect(begun).toHaveBeenCalled();
  });

  it('can be requested again when the countdown has ended (D1 §4)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    writeStored('smsUntil', { 'reset:912345601': { until: Date.now() + 1500, waitMs: 1500 } });
    await open('/m/forget');
    await screen.findByLabelText('Mobile number');
    type('Mobile number', NUMBER);
    expect(await screen.findByRole('button', { name: /\b2 s$/ })).toBeTruthy();
    vi.setSystemTime(Date.now() + 1500);
    expect(await screen.findByRole('button', { name: 'Get code' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('is taken as messages spell it, and so is the number', async () => {
    await open('/m/forget');
    await screen.findByText('+84');
    await askForCode('+84 912 345 601');
    const code = smsCode(NUMBER);
    await send(`${code.slice(0, 3)} ${code.slice(3)}`);
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('that could not be sent shows an error at the field, and can be requested again (D1 §4)', async () => {
    await open('/m/forget');
    await screen.findByLabelText('Mobile number');
    fail(SEND, 502);
    type('Mobile number', NUMBER);
    press('Get code');
    await waitFor(() =>
      expect(fieldError('SMS code')).toBe('The system is busy. Try again in a moment.'),
    );
    expect(button('Get code').getAttribute('aria-disabled')).toBeNull();
    expect(field('Mobile number').value).toBe(NUMBER);
    mend();
    await askForCode();
    expect(fieldError('SMS code')).toBe('');
  });

  it('gets the same answer for an unknown number', async () => {
    await open('/m/forget');
    await askForCode('0900000009');
    expect(sandbox.control.sms('0900000009')).toEqual([]);
  });
});

describe('recovery by phone: the new password', () => {
  it('cannot be sent until the form was touched and has no error (D1 §4)', async () => {
    await open('/m/forget');
    await askForCode();
    expect(button('Submit')).toHaveProperty('disabled', true);
    type('SMS code', smsCode(NUMBER));
    type('New password', 'short');
    expect(button('Submit')).toHaveProperty('disabled', true);
    fireEvent.blur(field('New password'));
    await waitFor(() =>
      expect(fieldError('New password')).toBe(
        '8 to 20 characters with at least one letter and one digit',
      ),
    );
    type('New password', NEW);
    await waitFor(() => expect(button('Submit')).toHaveProperty('disabled', false));
  });

  it('is checked again when the server’s rules arrive late (D1 §5)', async () => {
    const release = hold('/wps/system/setting/validation');
    await open('/m/forget');
    await screen.findByLabelText('New password');
    type('New password', 'short');
    fireEvent.blur(field('New password'));
    release();
    await waitFor(() => expect(fieldError('New password')).toContain('8 to 20 characters'));
  });

  it('starts the session of the answer and goes Home (D1 §4)', async () => {
    await open('/m/forget');
    await askForCode();
    await send(smsCode(NUMBER));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('player01');
    expect(calls('/session/login')).toEqual([]);
  });

  it('goes back to returnTo (D1 §4)', async () => {
    await open('/m/forget?returnTo=%2Fm%2Fmine%3Ftab%3D2');
    await askForCode();
    await send(smsCode(NUMBER));
    await waitFor(() => expect(address()).toBe('/m/mine?tab=2'));
  });

  it('equal to the old one is emptied, the code stays (D1 §4, modify.new.old.same)', async () => {
    await open('/m/forget');
    await askForCode();
    const code = smsCode(NUMBER);
    await send(code, 'Play1234');
    await waitFor(() =>
      expect(fieldError('New password')).toBe(
        'The new password is the same as the old one. Choose a different one.',
      ),
    );
    expect(field('New password').value).toBe('');
    expect(field('SMS code').value).toBe(code);
    expect(document.activeElement).toBe(field('New password'));
    expect(screen.queryByRole('alert')).toBeNull();
    await send(code);
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('with a wrong code keeps the password and empties the code (D1 §4)', async () => {
    await open('/m/forget');
    await askForCode();
    await send(smsCode(NUMBER) === '000000' ? '111111' : '000000');
    await waitFor(() =>
      expect(fieldError('SMS code')).toBe(
        'The code is wrong or has expired. Check it or request a new one.',
      ),
    );
    expect(field('SMS code').value).toBe('');
    expect(field('New password').value).toBe(NEW);
    expect(document.activeElement).toBe(field('SMS code'));
    expect(button('Submit')).toHaveProperty('disabled', true);
  });

  it('that was carried out although the answer was lost logs in (decision 25)', async () => {
    await open('/m/forget');
    await askForCode();
    fail(RESET, { kind: 'drop-response' });
    await send(smsCode(NUMBER));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('player01');
    expect(calls(RESET)).toHaveLength(1);
  });

  it('whose outcome is not known keeps the code, and is asked for before it is sent again', async () => {
    await open('/m/forget');
    await askForCode();
    fail(RESET, { kind: 'drop-response' });
    fail('/wps/session/login', 'offline');
    const code = smsCode(NUMBER);
    await send(code);
    expect(await alertText()).toBe(english('forms:form.inDoubt'));
    expect(field('SMS code').value).toBe(code);
    mend();
    press('Submit');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(calls(RESET)).toHaveLength(1);
  });

  it('with any other failure empties the code and shows the error (D1 §4)', async () => {
    await open('/m/forget');
    await askForCode();
    fail(RESET, 502);
    fail('/wps/member/password/*', 502);
    await send(smsCode(NUMBER));
    expect(await alertText()).toBe('The system is busy. Try again in a moment.');
    expect(field('SMS code').value).toBe('');
    expect(field('New password').value).toBe(NEW);
    await waitFor(() => expect(button('Submit')).toHaveProperty('disabled', true));
  });

  it('is sent once for two taps', async () => {
    await open('/m/forget');
    await askForCode();
    await send(smsCode(NUMBER));
    press('Submit');
    await waitFor(() => expect(address()).toBe('/m/home'));
    const resets = calls('')
      .filter(({ path, method }) => path.startsWith('/wps/member/password') && method !== 'GET')
      .filter(({ path }) => !path.endsWith('/verification'));
    expect(resets).toHaveLength(1);
  });

  it('replaces the remembered password of the account (decision 10)', async () => {
    await open('/m/forget', {
      brand: { ...aurora, rememberPassword: 'encoded' },
    });
    rememberLogin('player01', 'Play1234');
    await askForCode();
    await send(smsCode(NUMBER));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(rememberedPassword()).toBe(NEW);
  });

  it('of a recovery that was left is not remembered, and auto-login stays off (decision 98)', async () => {
    await open('/m/forget', { brand: { ...aurora, rememberPassword: 'encoded' } });
    rememberLogin('player01', 'Play1234');
    writeStored('autoLogin', false);
    await askForCode();
    const answer = hold(RESET);
    await send(smsCode(NUMBER));
    await waitFor(() => expect(button(/^Submit/).getAttribute('aria-disabled')).toBe('true'));
    press('Close');
    await waitFor(() => expect(address()).toBe('/m/home'));
    await act(async () => answer());
    await settled();
    expect(currentViewer().session).toBeNull();
    expect([readStored('autoLogin'), rememberedPassword()]).toEqual([false, 'Play1234']);
  });

  it('keeps typed values after a change of language (D1 §4)', async () => {
    await open('/m/forget');
    await askForCode();
    type('New password', 'short');
    fireEvent.blur(field('New password'));
    await waitFor(() => expect(fieldError('New password')).toContain('8 to 20'));
    await act(() => changeLanguage('VI'));
    await waitFor(() => expect(fieldError('Mật khẩu mới')).toContain('Từ 8 đến 20 ký tự'));
    expect(field('Mật khẩu mới').value).toBe('short');
  });
});
