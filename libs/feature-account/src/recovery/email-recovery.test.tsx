import { cpuTime } from '@lobby/cpu-time';
import { english, hold, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '../routes';

const {
  open,
  press,
  follow,
  chooseTab,
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

const MAIL = '/wps/member/password/email';

const submit = () => button(/^Submit/);

const toEmail = async () => {
  await chooseTab('E-mail');
  await screen.findByRole('textbox', { name: 'E-mail' });
};

async function openEmail() {
  await open('/m/forget', { toaster: true });
  await toEmail();
}

async function send(userName: string, email: string) {
  type('User name', userName);
  type('E-mail', email);
  await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
  press(/^Submit/);
}

const mailings = () => calls(MAIL);

/** Fake timers that advance with real time; tests skip ahead. */
const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

describe('recovery by e-mail', () => {
  it('sends name and address without the spaces around them (D1 §5)', async () => {
    await openEmail();
    const sent = vi.spyOn(sandbox, 'fetch');
    await send('  player01 ', ' mai@example.com  ');
    await waitFor(() => expect(mailings()).toHaveLength(1));
    const requests = sent.mock.calls.map(([request]) => request.clone());
    const mail = requests.find(({ url }) => url.endsWith(MAIL));
    expect(mail?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    await waitFor(() => expect(statusText()).toContain(english('account-recover:recover.mailed')));
  });

  it('shows a loading toast, then a success for a second, then goes Home without a history (D1 §4)', async () => {
    await openEmail();
    const release = hold(MAIL);
    await send('player01', 'mai@example.com');
    await waitFor(() => expect(statusText()).toBe(english('account-recover:recover.mailing')));
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    stopClock();
    release();
    await waitFor(() => expect(statusText()).toBe(english('account-recover:recover.mailed')));
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(address()).toBe('/m/forget?method=email');
    expect(statusText()).toBe(english('account-recover:recover.mailed'));
    await act(() => vi.advanceTimersByTimeAsync(400));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(statusText()).toBe('');
  });

  it('goes back in history (D1 §4)', async () => {
    await open('/m/login', { toaster: true });
    history.replaceState({ idx: 1 }, '');
    await follow('Forgot password?');
    await toEmail();
    await send('player01', 'mai@example.com');
    await waitFor(() => expect(address()).toBe('/m/login'));
  });

  it('does not navigate once the screen was left', async () => {
    await openEmail();
    await send('player01', 'mai@example.com');
    await waitFor(() => expect(statusText()).toContain(english('account-recover:recover.mailed')));
    stopClock();
    fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
    await screen.findByRole('button', { name: 'Log in' });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(address()).toBe('/m/login?method=email');
  });

  it('shows the same success for an unknown account', async () => {
    await openEmail();
    await send('nobody99', 'nobody@example.com');
    await waitFor(() => expect(statusText()).toBe(english('account-recover:recover.mailed')));
    expect(screen.queryByText(/nobody99/)).toBeNull();
  });

  it.each([
    ['not-an-address', english('forms:problem.emailFormat')],
    ['mai@example', english('forms:problem.emailFormat')],
    ['mai@@example.com', english('forms:problem.emailFormat')],
    [`${'a'.repeat(250)}@example.com`, english('forms:problem.emailFormat')],
    ['<img src=x onerror=alert(1)>@example.com', english('forms:problem.emailFormat')],
    ['', english('forms:problem.emailRequired')],
  ])('does not send to %j (D1 §5)', async (email, problem) => {
    await openEmail();
    type('User name', 'player01');
    type('E-mail', 'x');
    type('E-mail', email);
    fireEvent.blur(field('E-mail'));
    await waitFor(() => expect(fieldError('E-mail')).toBe(problem));
    expect(submit()).toHaveProperty('disabled', true);
    expect(mailings()).toEqual([]);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['a script', '<script>alert(1)</script>'],
    ['a form of its own', 'player01&email=evil@example.com'],
  ])('of %s as a user name is refused or answered, and never freezes', async (_, userName) => {
    await openEmail();
    const time = cpuTime(() => {
      type('User name', userName);
      type('E-mail', 'mai@example.com');
    });
    expect(time).toBeLessThan(500);
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
    press(/^Submit/);
    await waitFor(() => expect(mailings()).toHaveLength(1));
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect([statusText(), fieldError('User name'), ...alerts()].join('')).not.toBe(''),
    );
    expect(document.querySelector('script')?.textContent ?? '').not.toContain('alert(1)');
  });

  it('says that the mail may have been sent if the answer was lost', async () => {
    await openEmail();
    fail(MAIL, { kind: 'drop-response' });
    await send('player01', 'mai@example.com');
    await screen.findByText(english('account-recover:recover.maybeMailed'));
    expect(field('User name').value).toBe('player01');
    expect(mailings()).toHaveLength(1);
  });

  it('shows a failure, keeps typed values and sends again (decision 25)', async () => {
    await openEmail();
    fail(MAIL, 502);
    await send('player01', 'mai@example.com');
    await screen.findByText('The system is busy. Try again in a moment.');
    expect(statusText()).toBe('');
    expect(field('User name').value).toBe('player01');
    expect(field('E-mail').value).toBe('mai@example.com');
    mend();
    press(/^Submit/);
    await waitFor(() => expect(statusText()).toBe(english('account-recover:recover.mailed')));
  });
});
