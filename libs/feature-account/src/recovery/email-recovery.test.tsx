import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { Toaster } from '@lobby/ui-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountLabels } from '../labels';
import english from '../labels/en.json';
import { accountRoutes } from '../routes';

const MAIL = '/wps/member/password/email';

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const submit = () => screen.getByRole('button', { name: /^Submit/ });
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const said = () => screen.getByRole('status').textContent;

const toEmail = async () => {
  fireEvent.click(await screen.findByRole('tab', { name: 'E-mail' }));
  await screen.findByRole('textbox', { name: 'E-mail' });
};

/** The screen under the frame's messages. */
async function openAt(at: string) {
  render(<Toaster closeLabel="Close" />);
  // What the test before this one said is gone.
  await waitFor(() => expect(said()).toBe(''));
  return renderScreen(accountRoutes, [accountLabels], { at });
}

async function open() {
  const view = await openAt('/m/forget');
  await toEmail();
  return view;
}

async function send(userName: string, email: string) {
  type('User name', userName);
  type('E-mail', email);
  await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
  fireEvent.click(submit());
}

const mailings = ({ sandbox }: RenderedScreen) =>
  sandbox.control.calls().filter(({ path }) => path === MAIL);

afterEach(() => {
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  history.replaceState(null, '');
});

/** From now on a success may be read for as long as the test looks at it. */
const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

describe('recovery by e-mail', () => {
  it('sends name and address without the spaces around them (D1 §5)', async () => {
    const view = await open();
    const sent = vi.spyOn(view.sandbox, 'fetch');
    await send('  player01 ', ' mai@example.com  ');
    await waitFor(() => expect(mailings(view)).toHaveLength(1));
    const requests = sent.mock.calls.map(([request]) => request.clone());
    const mail = requests.find(({ url }) => url.endsWith(MAIL));
    expect(mail?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    await waitFor(() => expect(said()).toContain(english['recover.mailed']));
  });

  it('says that it waits, then for a second that it is done, then goes Home without a history (D1 §4)', async () => {
    const view = await open();
    view.sandbox.control.faults([{ path: MAIL, rate: 1, kind: 'delay', latencyMs: 300 }]);
    await send('player01', 'mai@example.com');
    await waitFor(() => expect(said()).toBe(english['recover.mailing']));
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    stopClock();
    await waitFor(() => expect(said()).toBe(english['recover.mailed']));
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(view.address()).toBe('/m/forget');
    expect(said()).toBe(english['recover.mailed']);
    await act(() => vi.advanceTimersByTimeAsync(400));
    await waitFor(() => expect(view.address()).toBe('/m/home'));
    expect(said()).toBe('');
  });

  it('goes back to where the person came from (D1 §4)', async () => {
    const view = await openAt('/m/login');
    history.replaceState({ idx: 1 }, '');
    fireEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await toEmail();
    await send('player01', 'mai@example.com');
    await waitFor(() => expect(view.address()).toBe('/m/login'));
  });

  it('takes nobody away who has left before the second is over', async () => {
    const view = await open();
    await send('player01', 'mai@example.com');
    await waitFor(() => expect(said()).toContain(english['recover.mailed']));
    stopClock();
    fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
    await screen.findByRole('button', { name: 'Log in' });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(view.address()).toBe('/m/login');
  });

  it('answers alike for an account that nobody has', async () => {
    await open();
    await send('nobody99', 'nobody@example.com');
    await waitFor(() => expect(said()).toBe(english['recover.mailed']));
    expect(screen.queryByText(/nobody99/)).toBeNull();
  });

  it.each([
    ['not-an-address', english['problem.emailFormat']],
    ['mai@example', english['problem.emailFormat']],
    ['mai@@example.com', english['problem.emailFormat']],
    [`${'a'.repeat(250)}@example.com`, english['problem.emailFormat']],
    ['<img src=x onerror=alert(1)>@example.com', english['problem.emailFormat']],
    ['', english['problem.emailRequired']],
  ])('does not send to %j (D1 §5)', async (email, problem) => {
    const view = await open();
    type('User name', 'player01');
    type('E-mail', 'x');
    type('E-mail', email);
    fireEvent.blur(field('E-mail'));
    await waitFor(() => expect(noteOf('E-mail')).toBe(problem));
    expect(submit()).toHaveProperty('disabled', true);
    expect(mailings(view)).toEqual([]);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['a script', '<script>alert(1)</script>'],
    ['a form of its own', 'player01&email=evil@example.com'],
  ])('of %s as a user name is refused or answered, and never freezes', async (_, userName) => {
    const view = await open();
    const from = performance.now();
    type('User name', userName);
    type('E-mail', 'mai@example.com');
    expect(performance.now() - from).toBeLessThan(500);
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
    fireEvent.click(submit());
    await waitFor(() => expect(mailings(view)).toHaveLength(1));
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() => expect([said(), noteOf('User name'), ...alerts()].join('')).not.toBe(''));
    expect(document.querySelector('script')?.textContent ?? '').not.toContain('alert(1)');
  });

  it('says what went wrong, keeps what was typed and sends again (decision 25)', async () => {
    const view = await open();
    view.sandbox.control.faults([{ path: MAIL, rate: 1, kind: 'status', status: 502 }]);
    await send('player01', 'mai@example.com');
    await screen.findByText('The system is busy. Try again in a moment.');
    expect(said()).toBe('');
    expect(field('User name').value).toBe('player01');
    expect(field('E-mail').value).toBe('mai@example.com');
    view.sandbox.control.faults([]);
    fireEvent.click(submit());
    await waitFor(() => expect(said()).toBe(english['recover.mailed']));
  });
});
