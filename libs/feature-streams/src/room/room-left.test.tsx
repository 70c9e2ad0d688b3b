import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, findAndPress, onAir, open, PATH, settled, tools } from '../screen.setup';

const REFUSED = { success: false, errorCode: 'wallet.insufficient', message: '', value: null };

/** Pays a private room, and goes on to another page before the answer is there. */
async function payAndLeave(how: Parameters<typeof fail>[1]) {
  const host = await onAir('private');
  await open(`/m/liveStream/room?host=${host.id}`, { user: 'player01', toaster: true });
  await findAndPress(/^Pay 50/);
  const question = within(await screen.findByRole('alertdialog'));
  fail(PATH.pay, how);
  fireEvent.click(question.getByRole('button', { name: /^Pay 50/ }));
  await tools.goTo('/m/elsewhere');
  return host;
}

test('a room that is paid after it was left is told', async () => {
  const { name } = await payAndLeave({ delayMs: 400 });
  await waitFor(() => expect(tools.statusText()).toContain(`Paid. ${name}’s room is open to you`));
  await settled();
  expect(tools.address()).toBe('/m/elsewhere');
});

test('a payment that is refused after the room was left is told', async () => {
  await payAndLeave({ kind: 'replace', body: REFUSED, latencyMs: 400 });
  expect(await tools.alertText()).toContain('Your balance is too low.');
});
