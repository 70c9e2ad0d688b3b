import { readStored, writeStored } from '@lobby/core';
import { changeLanguage } from '@lobby/i18n';
import { currentViewer } from '@lobby/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failThreeTimes, logIn, logins, screens } from './login.setup';

const {
  open,
  press,
  findAndPress,
  chooseTab,
  check,
  type,
  alertText,
  fail,
  mend,
  address,
  sandbox,
} = screens;

describe('login', () => {
  it('shows what was filled in before the page reacted', async () => {
    const recorded = ([name, value]: [string, string | boolean]) => {
      const input = Object.assign(document.createElement('input'), { name });
      return [input, value] as [HTMLElement, string | boolean];
    };
    const filled: [string, string | boolean][] = [
      ['userName', 'pla'],
      ['userName', 'player01'],
      ['remember', true],
      ['other', 'x'],
    ];
    vi.stubGlobal('lobbyInput', { actions: filled.map(recorded) });
    await open('/m/login');
    expect(await screen.findByRole('textbox', { name: 'User name' })).toHaveProperty(
      'value',
      'player01',
    );
    expect(screen.getByLabelText('Remember me')).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('logs a player in and returns to returnTo', async () => {
    await open('/m/login?returnTo=%2Fm%2Fmine%3Ftab%3D2');
    await logIn(' player01 ', 'Play1234');
    await waitFor(() => expect(address()).toBe('/m/mine?tab=2'));
    expect(currentViewer().session?.userName).toBe('player01');
  });

  it.each(['0912345601', '912345601', '+84 912-345-601', '0084912345601', '０９１２３４５６０１'])(
    'logs a player in by the number %s and the password (D1 §1)',
    async (number) => {
      await open('/m/login');
      await logIn(number, 'Play1234');
      await waitFor(() => expect(address()).toBe('/m/home'));
      expect(currentViewer().session?.userName).toBe('player01');
    },
  );

  it('keeps the typed name through tabs, a reload and recovery, and no password', async () => {
    const first = await open('/m/login?returnTo=%2Fm%2Fmine');
    await screen.findByRole('tab', { name: 'SMS code' });
    type('User name', 'player01');
    type('Password', 'Play1234');
    await chooseTab('SMS code');
    await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2Fmine&method=mobile'));
    await screen.findByLabelText('Mobile number');
    type('Mobile number', '0912345601');
    first.unmount();
    const second = await open(address());
    expect(await screen.findByLabelText('Mobile number')).toHaveProperty('value', '0912345601');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
      '/m/register?returnTo=%2Fm%2Fmine&method=mobile',
    );
    await chooseTab('Password');
    expect(await screen.findByLabelText('User name')).toHaveProperty('value', 'player01');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Play1234');
    second.unmount();
    await open('/m/forget?method=email');
    expect(await screen.findByLabelText('User name')).toHaveProperty('value', 'player01');
  });

  it('forgets the typed name with the login', async () => {
    await open('/m/login');
    await logIn('player01', 'Play1234');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(sessionStorage.getItem('SHELL_drafts')).not.toContain('player01');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'ignores the unsafe returnTo %s',
    async (returnTo) => {
      await open(`/m/login?${new URLSearchParams({ returnTo })}`);
      await logIn('player01');
      await waitFor(() => expect(address()).not.toContain('/m/login'));
      expect(address()).toMatch(/^\/m\/home$/);
    },
  );

  it('redirects a signed-in user at once', async () => {
    await open('/m/login?returnTo=%2Fm%2Fmine', { user: 'player01' });
    await waitFor(() => expect(address()).toBe('/m/mine'));
  });

  it('opens the change of password after a first login', async () => {
    await open('/m/login');
    await logIn('first01', 'Play1234');
    await waitFor(() => expect(address()).toBe('/m/changePsw'));
  });

  it('shows an error for a wrong name or password, and keeps both', async () => {
    await open('/m/login');
    await logIn('player01', 'nonsense');
    expect(await alertText()).toBe('Wrong user name or password.');
    expect(screen.getByLabelText('User name')).toHaveProperty('value', 'player01');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'nonsense');
    expect(screen.queryByLabelText('Captcha')).toBeNull();
  });

  it('shows an error for an account that may not log in', async () => {
    await open('/m/login');
    await logIn('locked01', 'Play1234');
    expect(await alertText()).toBe(
      'This account isn’t allowed to log in. Contact customer service.',
    );
  });

  it('marks and focuses the first empty field, and sends nothing', async () => {
    await open('/m/login');
    await logIn('', '');
    const field = screen.getByLabelText('User name');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Enter your user name.');
    expect(document.activeElement).toBe(field);
    expect(logins()).toEqual([]);
  });

  it('names the enter key by what it does: the next empty field, then the login', async () => {
    await open('/m/login');
    const name = await screen.findByLabelText('User name');
    type('User name', 'player01');
    fireEvent.focus(name);
    expect(name.getAttribute('enterkeyhint')).toBe('next');
    fireEvent.keyDown(name, { key: 'Enter' });
    const password = screen.getByLabelText('Password');
    expect(document.activeElement).toBe(password);
    expect(password.getAttribute('enterkeyhint')).toBe('go');
    type('Password', 'Play1234');
    // No field is left to fill in: the browser submits.
    expect(fireEvent.keyDown(name, { key: 'Enter' })).toBe(true);
  });

  it('sends one call for two taps', async () => {
    await open('/m/login');
    await screen.findByLabelText('User name');
    type('User name', 'player01');
    type('Password', 'Play1234');
    press('Log in');
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(logins()).toHaveLength(1);
  });

  it('requires a captcha after three failures, with a new picture after a wrong answer', async () => {
    await open('/m/login');
    const field = await failThreeTimes();
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(1));
    await logIn('player01');
    await waitFor(() => expect(document.activeElement).toBe(field));
    type('Captcha', '00000');
    press('Log in');
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(2));
    expect(screen.getByText('The digits don’t match the image.')).toBeTruthy();
    expect(field).toHaveProperty('value', '');
    type('Captcha', sandbox.control.captcha()[0]?.answer ?? '');
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('loads another captcha on demand and clears the old answer', async () => {
    await open('/m/login');
    const field = await failThreeTimes();
    const picture = () => screen.getByRole('button', { name: 'New image' }).querySelector('img');
    await waitFor(() => expect(picture()).toBeTruthy());
    type('Captcha', '12');
    press('New image');
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(2));
    expect(field).toHaveProperty('value', '');
  });

  it('keeps typed values and translates the error when the language changes', async () => {
    await open('/m/login');
    await logIn('player01', 'nonsense');
    await screen.findByRole('alert');
    await act(() => changeLanguage('VI'));
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveProperty('value', 'player01');
    expect(screen.getByLabelText('Mật khẩu')).toHaveProperty('value', 'nonsense');
    expect(screen.getByRole('alert').textContent).not.toBe('Wrong user name or password.');
  });

  it('offers each language in its own name', async () => {
    await open('/m/login');
    await findAndPress(/^Language/);
    const dialog = await screen.findByRole('dialog', { name: 'Language' });
    expect(dialog.querySelectorAll('[lang]')).toHaveLength(7);
    fireEvent.click(screen.getByRole('radio', { name: 'Português (Brasil)' }));
    expect(await screen.findByText('Esqueceu a senha?')).toBeTruthy();
  });

  it('shows a failed request and sends the same values again', async () => {
    await open('/m/login');
    await screen.findByLabelText('User name');
    fail('/wps/session/login', 502);
    await logIn('player01');
    await screen.findByRole('alert');
    mend();
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('remembers the name only if remember-me is ticked', async () => {
    await open('/m/login');
    await screen.findByLabelText('User name');
    expect(screen.getByLabelText('Remember me')).toHaveProperty('checked', false);
    check('Remember me');
    await logIn('player01');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(readStored('remembered')).toEqual({ type: 'username', username: 'player01' });
  });

  it('fills in a remembered name', async () => {
    writeStored('remembered', { type: 'username', username: 'vip01' });
    await open('/m/login');
    expect(await screen.findByLabelText('User name')).toHaveProperty('value', 'vip01');
    check('Remember me');
    expect(readStored('remembered')).toBeNull();
  });

  it('opens a trial and goes Home', async () => {
    await open('/m/login?returnTo=%2Fm%2Fmine');
    await findAndPress('Try for free');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.type).toBe(4);
  });

  it('links to registration and to recovery with returnTo', async () => {
    await open('/m/login?returnTo=%2Fm%2Fmine');
    const register = await screen.findByRole('link', { name: 'Register' });
    expect(register.getAttribute('href')).toBe('/m/register?returnTo=%2Fm%2Fmine');
    const forgot = screen.getByRole('link', { name: 'Forgot password?' });
    expect(forgot.getAttribute('href')).toBe('/m/forget?returnTo=%2Fm%2Fmine');
  });
});
