import { api } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import { changeLanguage } from '@lobby/i18n';
import { currentViewer } from '@lobby/session';
import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { Toaster } from '@lobby/ui-kit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountLabels } from '../labels';
import english from '../labels/en.json';
import vietnamese from '../labels/vi.json';
import { rememberedPassword, rememberLogin } from '../login/remembered';
import { accountRoutes } from '../routes';

type Options = Parameters<typeof renderScreen>[2];

const CHANGE = '/wps/member/password';
const NEW = 'Fresh2026';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const submit = () => screen.getByRole('button', { name: /^Submit/ });
const press = () => fireEvent.click(submit());
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const said = () => screen.getByRole('status').textContent;

/** The screen under the frame's messages. */
async function openAt(options: Options): Promise<RenderedScreen> {
  render(<Toaster closeLabel="Close" />);
  await waitFor(() => expect(said()).toBe(''));
  return renderScreen(accountRoutes, [accountLabels], options);
}

const open = (options: Partial<Options> = {}) =>
  openAt({ at: '/m/changePsw', user: 'player01', ...options });

/** As a first login comes here: its password is held. */
async function openFromFirstLogin(): Promise<RenderedScreen> {
  const view = await openAt({ at: '/m/login' });
  await screen.findByLabelText('User name');
  type('User name', 'first01');
  type('Password', 'Play1234');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByLabelText('New password');
  return view;
}

async function fill(oldPassword: string, password = NEW, confirmation = password) {
  await screen.findByLabelText('New password');
  if (oldPassword) type('Old password', oldPassword);
  type('New password', password);
  type('Confirm password', confirmation);
}

const changes = ({ sandbox }: RenderedScreen) =>
  sandbox.control.calls().filter(({ path, method }) => path === CHANGE && method === 'POST');

const works = (userName: string, password: string) =>
  api.access.login({ userName, password }).then(
    () => true,
    () => false,
  );

const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

afterEach(() => {
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  history.replaceState(null, '');
});

describe('the screen', () => {
  it('sends a guest Home (D1 §2)', async () => {
    const { address } = await renderScreen(accountRoutes, [accountLabels], { at: '/m/changePsw' });
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('shows who it is about, and that cannot be changed (D1 §2)', async () => {
    await open();
    expect((await screen.findByLabelText<HTMLInputElement>('User name')).value).toBe('player01');
    expect(field('User name').readOnly).toBe(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Change password' })).toBeTruthy();
  });

  it('closes back to where the person came from, Home without a history (D1 §2)', async () => {
    const { address } = await open({ at: '/m/set' });
    fireEvent.click(await screen.findByRole('link', { name: 'Change password' }));
    await screen.findByLabelText('New password');
    history.replaceState({ idx: 1 }, '');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/m/set'));
    history.replaceState(null, '');
    fireEvent.click(await screen.findByRole('link', { name: 'Change password' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('asks for the old password unless one is held from login (D1 §2)', async () => {
    await open();
    expect(await screen.findByLabelText('Old password')).toBeTruthy();
  });

  it('does not ask for it after a first login, and says why it is here (D1 §2)', async () => {
    await openFromFirstLogin();
    expect(screen.queryByLabelText('Old password')).toBeNull();
    expect(screen.getByText(english['password.first'])).toBeTruthy();
  });
});

describe('what is checked (D1 §5)', () => {
  it.each([
    ['New password', 'short1', '8 to 20 characters with at least one letter and one digit'],
    ['New password', 'lettersonly', '8 to 20 characters with at least one letter and one digit'],
    ['Old password', 'abc', 'A password has at least 6 characters'],
  ])('%s %j by the server’s rule', async (label, typed, problem) => {
    const view = await open();
    await fill('Play1234');
    await waitFor(() =>
      expect(
        view.sandbox.control.calls().some(({ path }) => path.endsWith('/setting/validation')),
      ).toBe(true),
    );
    type(label, typed);
    press();
    await waitFor(() => expect(noteOf(label)).toBe(problem));
    expect(document.activeElement).toBe(field(label));
    expect(changes(view)).toEqual([]);
  });

  it.each([
    ['', english['problem.confirmRequired']],
    ['Fresh2027', english['problem.mismatch']],
  ])('the confirmation %j', async (confirmation, problem) => {
    const view = await open();
    await fill('Play1234', NEW, confirmation);
    press();
    await waitFor(() => expect(noteOf('Confirm password')).toBe(problem));
    expect(changes(view)).toEqual([]);
  });

  it('an old password that the rule does not require may be empty', async () => {
    const fields = [{ field: 'loginPassword', enabled: true, required: false, minLength: 6 }];
    const view = await open({
      prepare: ({ control }) =>
        void control.faults([
          {
            path: '/wps/system/setting/validation',
            rate: 1,
            kind: 'replace',
            body: { success: true, value: { fields } },
          },
        ]),
    });
    await fill('');
    await waitFor(() => expect(field('Old password').getAttribute('aria-required')).toBe('false'));
    press();
    await waitFor(() => expect(changes(view)).toHaveLength(1));
    await waitFor(() => expect(noteOf('Old password')).toBe(english['problem.wrongOldPassword']));
  });

  it('a new password equal to the old one, in a popup, before anything is sent', async () => {
    const view = await open();
    await fill('Play1234', 'Play1234');
    press();
    const popup = await screen.findByRole('alertdialog');
    expect(popup.textContent).toContain(
      'The new password and the old password cannot be the same.',
    );
    fireEvent.click(screen.getByRole('button', { name: english['password.another'] }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('New password').value).toBe('');
    expect(field('Old password').value).toBe('Play1234');
    expect(changes(view)).toEqual([]);
  });

  it('the same, where only the platform knows that they are equal', async () => {
    await open({
      prepare: ({ control }) =>
        void control.faults([
          {
            path: CHANGE,
            rate: 1,
            kind: 'replace',
            body: { success: false, errorCode: 'modify.new.old.same' },
          },
        ]),
    });
    await fill('Play1234');
    press();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The new password and the old password cannot be the same.',
    );
    expect(alerts()).toBe('');
  });
});

describe('a change (D1 §4)', () => {
  it('says for a second that it is saved, and goes Home; the new password is in force', async () => {
    const view = await open();
    await fill('Play1234');
    stopClock();
    press();
    await waitFor(() => expect(said()).toBe('Change saved'));
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(view.address()).toBe('/m/changePsw');
    await act(() => vi.advanceTimersByTimeAsync(500));
    await waitFor(() => expect(view.address()).toBe('/m/home'));
    expect(said()).toBe('');
    vi.useRealTimers();
    expect(await works('player01', NEW)).toBe(true);
    expect(await works('player01', 'Play1234')).toBe(false);
  });

  it('ends the first login, with the password that was held', async () => {
    const view = await openFromFirstLogin();
    expect(currentViewer().session?.firstTimeLogin).toBe(true);
    await fill('');
    press();
    await waitFor(() => expect(view.address()).toBe('/m/home'));
    expect(currentViewer().session?.firstTimeLogin).toBe(false);
    expect(await works('first01', NEW)).toBe(true);
  });

  it('asks for the old password after all when the held one is refused', async () => {
    const view = await openFromFirstLogin();
    view.sandbox.control.faults([
      {
        path: CHANGE,
        rate: 1,
        kind: 'replace',
        body: { success: false, errorCode: 'password.old.wrong' },
      },
    ]);
    await fill('');
    press();
    expect(await screen.findByLabelText('Old password')).toHaveProperty('value', '');
    await waitFor(() => expect(noteOf('Old password')).toBe(english['problem.wrongOldPassword']));
    await waitFor(() => expect(document.activeElement).toBe(field('Old password')));
    expect(field('New password').value).toBe(NEW);
    view.sandbox.control.faults([]);
    type('Old password', 'Play1234');
    press();
    await waitFor(() => expect(view.address()).toBe('/m/home'));
  });

  it('takes the place of the password remembered for this account, and of no other', async () => {
    const brand = { ...aurora, rememberPassword: 'encoded' } as const;
    const view = await open({ brand });
    rememberLogin('player01', 'Play1234');
    await fill('Play1234');
    press();
    await waitFor(() => expect(view.address()).toBe('/m/home'));
    expect(rememberedPassword()).toBe(NEW);
    cleanup();
    const again = await open({ brand });
    rememberLogin('vip01', 'Play1234');
    await fill('Play1234');
    press();
    await waitFor(() => expect(again.address()).toBe('/m/home'));
    expect(rememberedPassword()).toBe('Play1234');
  });

  it('is sent once for two taps', async () => {
    const view = await open();
    await fill('Play1234');
    press();
    press();
    await waitFor(() => expect(view.address()).toBe('/m/home'));
    expect(changes(view)).toHaveLength(1);
  });

  it('with a wrong old password says so at its field, and keeps the rest', async () => {
    await open();
    await fill('Wrong1234');
    press();
    await waitFor(() => expect(noteOf('Old password')).toBe(english['problem.wrongOldPassword']));
    expect(alerts()).toBe('');
    expect(field('New password').value).toBe(NEW);
    expect(field('Confirm password').value).toBe(NEW);
  });

  it('that failed says what happened, and can be tried again (decision 25)', async () => {
    const view = await open();
    view.sandbox.control.faults([{ path: CHANGE, rate: 1, kind: 'status', status: 502 }]);
    await fill('Play1234');
    press();
    await waitFor(() => expect(alerts()).toBe('The system is busy. Try again in a moment.'));
    expect(said()).toBe('');
    view.sandbox.control.faults([]);
    press();
    await waitFor(() => expect(view.address()).toBe('/m/home'));
  });

  it('speaks Vietnamese', async () => {
    await open();
    await fill('Play1234', NEW, 'Fresh2027');
    press();
    await waitFor(() => expect(noteOf('Confirm password')).toBe(english['problem.mismatch']));
    await act(() => changeLanguage('VI'));
    await waitFor(() => expect(noteOf('Xác nhận mật khẩu')).toBe(vietnamese['problem.mismatch']));
    expect(field('Mật khẩu mới').value).toBe(NEW);
  });
});

describe('a change that nobody answers', () => {
  /** The platform thinks for as long as the test wants. */
  function holdChange({ sandbox }: RenderedScreen) {
    const passOn = sandbox.fetch.bind(sandbox);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
      if (new URL(request.url).pathname === CHANGE) await held;
      return passOn(request);
    });
    return release;
  }

  it('is waited for 10 s; then the form says so and offers another try (D1 §4, decision 25)', async () => {
    const view = await open();
    await fill('Play1234');
    const release = holdChange(view);
    stopClock();
    press();
    await waitFor(() => expect(said()).toBe(english['password.busy']));
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(alerts()).toBe(english['password.slow']);
    expect(said()).toBe('');
    expect(submit().getAttribute('aria-disabled')).toBeNull();
    release();
    await waitFor(() => expect(said()).toBe('Change saved'));
    await waitFor(() => expect(view.address()).toBe('/m/home'));
    expect(alerts()).toBe('');
  });

  it('is not sent a second time while the first may still be carried out', async () => {
    const view = await open();
    await fill('Play1234');
    const release = holdChange(view);
    stopClock();
    press();
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    expect(alerts()).toBe(english['password.slow']);
    press();
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
    release();
    await waitFor(() => expect(view.address()).toBe('/m/home'));
    expect(changes(view)).toHaveLength(1);
    vi.useRealTimers();
    expect(await works('player01', NEW)).toBe(true);
  });
});
