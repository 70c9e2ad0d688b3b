import { hold, screenAt, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Link } from 'react-router-dom';
import { Transfer, TRANSFER_ROUTE } from './transfer.setup';

const TRANSFER = '/wps/relay/GCS_walletTransfer';
const BY_KEY = '/wps/transaction/key';

const Elsewhere = () => <Link to="/m/link">Transfer</Link>;

/** A transfer and a link to another page. */
const WithLink = () => (
  <>
    <Link to="/m/elsewhere">Elsewhere</Link>
    <Transfer />
  </>
);

const Both = () =>
  [1, 2].map((place) => (
    <section key={place} aria-label={`Form ${place}`}>
      <Transfer />
    </section>
  ));

const kit = screensOf([
  screenAt('/m/both', Both),
  TRANSFER_ROUTE,
  screenAt('/m/link', WithLink),
  screenAt('/m/elsewhere', Elsewhere),
]);
const { open, press, type, fail, mend, follow, calls, settled, statusText, alertText } = kit;

const checkButton = () => screen.queryByRole('button', { name: 'Check the result' });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** Sends a transfer and opens another page while it is held; returns its release. */
async function sendAndLeave(amount = '1000') {
  await open('/m/link', { user: 'player01', toaster: true });
  await screen.findByLabelText('Amount');
  type('Amount', amount);
  const release = hold(TRANSFER);
  press('Transfer');
  await screen.findByText('Sending');
  await follow('Elsewhere');
  await screen.findByRole('link', { name: 'Transfer' });
  return release;
}

describe('a money action whose screen was left', () => {
  test('names its result', async () => {
    const release = await sendAndLeave();
    release();
    await waitFor(() => expect(statusText()).toContain('Moved'));
  });

  test('says why it was refused', async () => {
    const release = await sendAndLeave('999999999999');
    release();
    expect(await alertText()).toContain('Your balance is too low.');
  });

  test('says that its outcome is not known', async () => {
    const release = await sendAndLeave();
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    release();
    expect(await alertText()).toContain('can’t tell yet');
  });
});

describe('a money action whose screen is opened again while it is sent', () => {
  test('is not in doubt, and the reason of a refusal is told', async () => {
    const release = await sendAndLeave('999999999999');
    await follow('Transfer');
    await screen.findByLabelText('Amount');
    expect(checkButton()).toBeNull();
    release();
    await waitFor(() => expect(alerts().join('')).toContain('Your balance is too low.'));
    await settled();
    expect(checkButton()).toBeNull();
    expect(calls(BY_KEY)).toEqual([]);
  });

  test('is in doubt once its answer is lost', async () => {
    const release = await sendAndLeave();
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    await follow('Transfer');
    await screen.findByLabelText('Amount');
    expect(checkButton()).toBeNull();
    release();
    await waitFor(() => expect(checkButton()).toBeTruthy());
    mend();
    press('Check the result');
    await waitFor(() => expect(checkButton()).toBeNull());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

test('an outcome that is found in one form ends the doubt of all', async () => {
  await open('/m/both', { user: 'player01' });
  const forms = await screen.findAllByRole('region');
  const [one, other] = forms.map((form) => within(form));
  fireEvent.change(one?.getByLabelText('Amount') ?? expect.unreachable(), {
    target: { value: '1000' },
  });
  fail(TRANSFER, { kind: 'drop-response' });
  fail(BY_KEY, 'offline');
  fireEvent.click(one?.getByRole('button', { name: 'Transfer' }) ?? expect.unreachable());
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Check the result' })).toHaveLength(2),
  );
  mend();
  fireEvent.click(other?.getByRole('button', { name: 'Check the result' }) ?? expect.unreachable());
  await waitFor(() => expect(checkButton()).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
