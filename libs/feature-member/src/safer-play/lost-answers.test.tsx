import { sessionAtom, sessionStore } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);
const { open, press, choose, findAndPress, type, calls, fail, statusText, settled, sandbox } =
  tools;

const LIMITS = '/wps/member/protection/limits';
const REALITY = '/wps/member/protection/realityCheck';
const PLAYER = { user: 'fresh01', toaster: true };

/** With this seed the first of two responses is lost. */
const FIRST_LOST = { kind: 'drop-response', rate: 0.5, seed: 8 } as const;

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function openLimit() {
  await open('/m/saferPlay/limit?kind=DEPOSIT', PLAYER);
  await screen.findByLabelText('New limit');
  await settled();
}

async function set(amount: string) {
  type('New limit', amount);
  press('Set limit');
  await screen.findByText(/of 500\.000\s₫ used$/);
}

async function removeLimit() {
  press('Remove limit');
  const question = within(await screen.findByRole('alertdialog'));
  question.getByRole('button', { name: 'Remove limit' }).click();
  await screen.findByText(/^Removal: you can confirm it from/);
}

/** Holds the answers of calls by a method, which arrive, until the returned function is called. */
function holdAnswers(method = 'PUT'): () => void {
  const passOn = sandbox.fetch.bind(sandbox);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
    const answer = await passOn(request);
    if (request.method === method) await held;
    return answer;
  });
  return release;
}

test('the removal of a limit says that it waits', async () => {
  await openLimit();
  await set('500000');
  await removeLimit();
  expect(statusText()).toContain('The removal waits 24 hours, then you confirm it');
});

test('a limit that is kept is shown as kept, although the response was lost', async () => {
  await openLimit();
  await set('500000');
  await removeLimit();
  fail(`DELETE ${LIMITS}`, FIRST_LOST);
  press('Keep present limit');
  await screen.findByRole('button', { name: 'Remove limit' });
  await waitFor(() => expect(statusText()).toContain('Your limit stays as it is'));
  expect(alerts().join('')).toBe('');
});

test('an interval of the reality check whose response was lost is queried', async () => {
  await open('/m/saferPlay', PLAYER);
  await findAndPress(/^Reality check\s?Every 60 minutes$/);
  fail(`PUT ${REALITY}`, { kind: 'drop-response' });
  await screen.findByRole('dialog', { name: 'Reality check' });
  choose('Every 15 minutes');
  expect(await screen.findByRole('button', { name: /^Reality check\s?Every 15/ })).toBeTruthy();
  await settled();
  expect(alerts().join('')).toBe('');
  expect(calls(REALITY, 'PUT')).toHaveLength(1);
});

test('intervals that are chosen in haste are sent one after the other, and the last one wins', async () => {
  await open('/m/saferPlay', PLAYER);
  await findAndPress(/^Reality check\s?Every 60 minutes$/);
  await screen.findByRole('dialog', { name: 'Reality check' });
  const release = holdAnswers();
  choose('Every 15 minutes');
  await findAndPress(/^Reality check\s?Every 15/);
  await screen.findByRole('dialog', { name: 'Reality check' });
  choose('Every 30 minutes');
  await screen.findByRole('button', { name: /^Reality check\s?Every 30/ });
  await waitFor(() => expect(calls(REALITY, 'PUT')).toHaveLength(1));
  release();
  await settled();
  expect(calls(REALITY, 'PUT')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^Reality check\s?Every 30/ })).toBeTruthy();
});

test('a limit that was just set is not replaced by limits that were asked for before it', async () => {
  await openLimit();
  const release = holdAnswers('GET');
  const before = calls(LIMITS, 'GET').length;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(calls(LIMITS, 'GET')).toHaveLength(before + 1));
  await set('500000');
  release();
  await settled();
  expect(screen.getByText(/of 500\.000\s₫ used$/)).toBeTruthy();
});

test('limits that come after a sign-out are not shown to who logs in next', async () => {
  await openLimit();
  const release = holdAnswers();
  type('New limit', '500000');
  press('Set limit');
  await waitFor(() => expect(calls(LIMITS, 'PUT')).toHaveLength(1));
  const { record } = sandbox.control.session({ user: 'vip01', brand: 'aurora' });
  act(() => sessionStore.set(sessionAtom, record));
  release();
  await settled();
  expect(screen.getByText('No limit is set for this period.')).toBeTruthy();
  expect(screen.queryByText(/of 500\.000\s₫ used$/)).toBeNull();
});
