import { api } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import { changeLanguage } from '@lobby/i18n';
import { currentViewer } from '@lobby/session';
import { english, labelText, screensOf, type OpenOptions } from '@lobby/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rememberedPassword, rememberLogin } from '../login/remembered';
import { accountRoutes } from '../routes';

const {
  open,
  press,
  findAndPress,
  follow,
  type,
  button,
  field,
  fieldError,
  statusText,
  calls,
  fail,
  mend,
  address,
  sandbox,
} = screensOf(accountRoutes);

const CHANGE = '/wps/member/password';
const NEW = 'Fresh2026';

const submit = () => button(/^Submit/);
const send = () => press(/^Submit/);
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

/** Opens the screen with the frame's toasts. */
const openScreen = (options: OpenOptions = {}) =>
  open('/m/changePsw', { user: 'player01', toaster: true, ...options });

/** After a first login: its password is pending. */
async function openFromFirstLogin() {
  await open('/m/login', { toaster: true });
  await screen.findByLabelText('User name');
  type('User name', 'first01');
  type('Password', 'Play1234');
  press('Log in');
  await screen.findByLabelText('New password');
}

async function fill(oldPassword: string, password = NEW, confirmation = password) {
  await screen.findByLabelText('New password');
  if (oldPassword) type('Old password', oldPassword);
  type('New password', password);
  type('Confirm password', confirmation);
}

const changes = () => calls(CHANGE, 'POST');

const works = (userName: string, password: string) =>
  api.access.login({ userName, password }).then(
    () => true,
    () => false,
  );

const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

describe('the screen', () => {
  it('redirects a guest Home (D1 §2)', async () => {
    await open('/m/changePsw');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('shows the user name read-only (D1 §2)', async () => {
    await openScreen();
    expect((await screen.findByLabelText<HTMLInputElement>('User name')).value).toBe('player01');
    expect(field('User name').readOnly).toBe(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Change password' })).toBeTruthy();
  });

  it('closes to the previous page, or Home without a history (D1 §2)', async () => {
    await open('/m/set', { user: 'player01', toaster: true });
    await follow('Change password');
    await screen.findByLabelText('New password');
    history.replaceState({ idx: 1 }, '');
    press('Close');
    await waitFor(() => expect(address()).toBe('/m/set'));
    history.replaceState(null, '');
    await follow('Change password');
    await findAndPress('Close');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('has a field for the old password unless it is pending from login (D1 §2)', async () => {
    await openScreen();
    expect(await screen.findByLabelText('Old password')).toBeTruthy();
  });

  it('has no such field after a first login, and shows a note (D1 §2)', async () => {
    await openFromFirstLogin();
    expect(screen.queryByLabelText('Old password')).toBeNull();
    expect(screen.getByText(english('account-password:password.first'))).toBeTruthy();
  });
});

describe('what is checked (D1 §5)', () => {
  it.each([
    ['New password', 'short1', '8 to 20 characters with at least one letter and one digit'],
    ['New password', 'lettersonly', '8 to 20 characters with at least one letter and one digit'],
    ['Old password', 'abc', 'A password has at least 6 characters'],
  ])('%s %j by the server’s rule', async (label, typed, problem) => {
    await openScreen();
    await fill('Play1234');
    await waitFor(() => expect(calls('/setting/validation')).not.toHaveLength(0));
    type(label, typed);
    send();
    await waitFor(() => expect(fieldError(label)).toBe(problem));
    expect(document.activeElement).toBe(field(label));
    expect(changes()).toEqual([]);
  });

  it.each([
    ['', english('forms:problem.confirmRequired')],
    ['Fresh2027', english('forms:problem.mismatch')],
  ])('the confirmation %j', async (confirmation, problem) => {
    await openScreen();
    await fill('Play1234', NEW, confirmation);
    send();
    await waitFor(() => expect(fieldError('Confirm password')).toBe(problem));
    expect(changes()).toEqual([]);
  });

  it('an old password that the rule does not require may be empty', async () => {
    const fields = [{ field: 'loginPassword', enabled: true, required: false, minLength: 6 }];
    await openScreen({
      answers: { '/wps/system/setting/validation': { value: { fields } } },
    });
    await fill('');
    await waitFor(() => expect(field('Old password').getAttribute('aria-required')).toBe('false'));
    send();
    await waitFor(() => expect(changes()).toHaveLength(1));
    await waitFor(() =>
      expect(fieldError('Old password')).toBe(english('errors:error.password.old.wrong')),
    );
  });

  it('a new password equal to the old one, in a popup, before anything is sent', async () => {
    await openScreen();
    await fill('Play1234', 'Play1234');
    send();
    const popup = await screen.findByRole('alertdialog');
    expect(popup.textContent).toContain(
      'The new password and the old password cannot be the same.',
    );
    press(english('account-password:password.another'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('New password').value).toBe('');
    expect(field('Old password').value).toBe('Play1234');
    expect(changes()).toEqual([]);
  });

  it('the same popup where only the platform knows that they are equal', async () => {
    await openScreen({
      answers: { [CHANGE]: { refusal: 'modify.new.old.same' } },
    });
    await fill('Play1234');
    send();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The new password and the old password cannot be the same.',
    );
    expect(alerts()).toBe('');
  });
});

describe('a change (D1 §4)', () => {
  it('shows a success for a second, then goes Home; the new password logs in', async () => {
    await openScreen();
    await fill('Play1234');
    stopClock();
    send();
    await waitFor(() => expect(statusText()).toBe('Change saved'));
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(address()).toBe('/m/changePsw');
    await act(() => vi.advanceTimersByTimeAsync(500));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(statusText()).toBe('');
    vi.useRealTimers();
    expect(await works('player01', NEW)).toBe(true);
    expect(await works('player01', 'Play1234')).toBe(false);
  });

  it('ends the first login with the pending password', async () => {
    await openFromFirstLogin();
    expect(currentViewer().session?.firstTimeLogin).toBe(true);
    await fill('');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    // The popups of a first login are still due (D1 §4).
    expect(currentViewer().session).toMatchObject({ firstTimeLogin: false, firstVisit: true });
    expect(await works('first01', NEW)).toBe(true);
  });

  it('goes on to the page that asked for it', async () => {
    await open('/m/changePsw?returnTo=%2Fm%2Fset', { user: 'first01', toaster: true });
    await fill('Play1234');
    send();
    await waitFor(() => expect(address()).toBe('/m/set'));
  });

  it('goes Home instead of to another site', async () => {
    await open('/m/changePsw?returnTo=https%3A%2F%2Fevil.example', {
      user: 'player01',
      toaster: true,
    });
    await fill('Play1234');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('shows the field of the old password when the pending one is refused', async () => {
    await openFromFirstLogin();
    fail(CHANGE, { refusal: 'password.old.wrong' });
    await fill('');
    send();
    expect(await screen.findByLabelText('Old password')).toHaveProperty('value', '');
    await waitFor(() =>
      expect(fieldError('Old password')).toBe(english('errors:error.password.old.wrong')),
    );
    await waitFor(() => expect(document.activeElement).toBe(field('Old password')));
    expect(field('New password').value).toBe(NEW);
    mend();
    type('Old password', 'Play1234');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('replaces the remembered password of this account only', async () => {
    const brand = { ...aurora, rememberPassword: 'encoded' } as const;
    await openScreen({ brand });
    rememberLogin('player01', 'Play1234');
    await fill('Play1234');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(rememberedPassword()).toBe(NEW);
    cleanup();
    await openScreen({ brand });
    rememberLogin('vip01', 'Play1234');
    await fill('Play1234');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(rememberedPassword()).toBe('Play1234');
  });

  it('is sent once for two taps', async () => {
    await openScreen();
    await fill('Play1234');
    send();
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(changes()).toHaveLength(1);
  });

  it('with a wrong old password shows the error at its field, and keeps the rest', async () => {
    await openScreen();
    await fill('Wrong1234');
    send();
    await waitFor(() =>
      expect(fieldError('Old password')).toBe(english('errors:error.password.old.wrong')),
    );
    expect(alerts()).toBe('');
    expect(field('New password').value).toBe(NEW);
    expect(field('Confirm password').value).toBe(NEW);
  });

  it('that was carried out although the answer was lost is told as done (decision 25)', async () => {
    await openScreen();
    await fill('Play1234');
    fail(CHANGE, { kind: 'drop-response' });
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(changes()).toHaveLength(1);
    expect(currentViewer().session).toMatchObject({ userName: 'player01', firstTimeLogin: false });
    await api.access.login({ userName: 'player01', password: NEW });
  });

  it('whose outcome could not be asked for is asked for before it is sent again', async () => {
    await openScreen();
    await fill('Play1234');
    fail(CHANGE, { kind: 'drop-response' });
    fail('/wps/session/login', 'offline');
    send();
    await waitFor(() => expect(alerts()).toContain(english('forms:form.inDoubt')));
    expect(fieldError('Old password')).toBeFalsy();
    mend();
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(changes()).toHaveLength(1);
  });

  it('that failed shows an error, and can be tried again (decision 25)', async () => {
    await openScreen();
    fail(CHANGE, 502);
    await fill('Play1234');
    send();
    await waitFor(() => expect(alerts()).toBe('The system is busy. Try again in a moment.'));
    expect(statusText()).toBe('');
    mend();
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('is translated to Vietnamese', async () => {
    await openScreen();
    await fill('Play1234', NEW, 'Fresh2027');
    send();
    await waitFor(() =>
      expect(fieldError('Confirm password')).toBe(english('forms:problem.mismatch')),
    );
    await act(() => changeLanguage('VI'));
    await waitFor(() =>
      expect(fieldError('Xác nhận mật khẩu')).toBe(labelText('VI', 'forms:problem.mismatch')),
    );
    expect(field('Mật khẩu mới').value).toBe(NEW);
  });
});

describe('a change without an answer', () => {
  /** Delays the call until the returned function is called. */
  function holdChange() {
    const passOn = sandbox.fetch.bind(sandbox);
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
      if (new URL(request.url).pathname === CHANGE) await released;
      return passOn(request);
    });
    return release;
  }

  it('times out after 10 s with an error and another try (D1 §4, decision 25)', async () => {
    await openScreen();
    await fill('Play1234');
    const release = holdChange();
    stopClock();
    send();
    await waitFor(() => expect(statusText()).toBe(english('account-password:password.busy')));
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(alerts()).toBe(english('account-password:password.slow'));
    expect(statusText()).toBe('');
    expect(submit().getAttribute('aria-disabled')).toBeNull();
    release();
    await waitFor(() => expect(statusText()).toBe('Change saved'));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(alerts()).toBe('');
  });

  it('is not sent again while the first is in flight', async () => {
    await openScreen();
    await fill('Play1234');
    const release = holdChange();
    stopClock();
    send();
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    expect(alerts()).toBe(english('account-password:password.slow'));
    send();
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
    release();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(changes()).toHaveLength(1);
    vi.useRealTimers();
    expect(await works('player01', NEW)).toBe(true);
  });
});
