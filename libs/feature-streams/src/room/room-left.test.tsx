import { hold } from '@lobby/testing';
import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, findAndPress, onAir, open, PATH, settled, tools } from '../screen.setup';

/** Pays a private room, and goes to another page while the payment is held; returns its release. */
async function payAndLeave() {
  const host = await onAir('private');
  await open(`/m/liveStream/room?host=${host.id}`, { user: 'player01', toaster: true });
  await findAndPress(/^Pay 50/);
  const question = within(await screen.findByRole('alertdialog'));
  const release = hold(PATH.pay);
  fireEvent.click(question.getByRole('button', { name: /^Pay 50/ }));
  await tools.goTo('/m/elsewhere');
  return { host, release };
}

test('a room that is paid after it was left is told', async () => {
  const { host, release } = await payAndLeave();
  release();
  await waitFor(() =>
    expect(tools.statusText()).toContain(`Paid. ${host.name}’s room is open to you`),
  );
  await settled();
  expect(tools.address()).toBe('/m/elsewhere');
});

test('a payment that is refused after the room was left is told', async () => {
  const { release } = await payAndLeave();
  fail(PATH.pay, { refusal: 'wallet.insufficient' });
  release();
  expect(await tools.alertText()).toContain('Your balance is too low.');
});
