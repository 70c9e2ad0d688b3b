import { api } from '@lobby/api-client';
import { screensOf } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberRoutes } from '../../routes';

const { open, press, settled, sandbox } = screensOf(memberRoutes);

const FIVE_MINUTES_MS = 300_000;

/** Parses a displayed amount of dong. */
const dong = (text: string | null | undefined) =>
  Number(/([\d.]+)\s₫/.exec(text ?? '')?.[1]?.replaceAll('.', ''));

/** Logs in as a new player with two approved applications. */
async function openCentre() {
  await open('/m/elsewhere');
  const { user } = sandbox.control.knobs.enter({ state: 'promotions', brand: 'aurora' });
  sandbox.control.clock({ shiftMs: FIVE_MINUTES_MS });
  await open('/m/rewardCenter?status=claim', { user, reload: true, toaster: true });
  await screen.findByRole('button', { name: 'Claim all' });
  await settled();
  return user;
}

/** Claimable cards: displayed amount and turnover multiple. */
const cards = () =>
  within(screen.getByRole('list', { name: 'Rewards centre' }))
    .getAllByRole('button', { name: /^Claim: / })
    .map((button) => within(button.closest('li') ?? document.body))
    .map((card) => ({
      amount: dong(card.getByText(/^[\d.]+\s₫$/).textContent),
      times: Number(/^\d+/.exec(card.getByText(/x turnover$/).textContent)?.[0]),
    }));

/** Bonuses in the ledger, each with its turnover. */
async function paid(user: string) {
  const { transactions } = sandbox.control.ledger({ user, brand: 'aurora' });
  const { turnover } = await api.withdraw.settings();
  return transactions
    .filter(({ txCode }) => txCode === 'BONUS')
    .map(({ refNo, amount }) => ({
      refNo,
      amount: Number(amount),
      required: Number(turnover.items.find(({ reference }) => reference === refNo)?.required),
    }));
}

test('a claim with turnover says beside its button what it does to withdrawals, with the sum', async () => {
  await openCentre();
  const held = /^Until you’ve bet [\d.]+\s₫, you can’t withdraw/;
  const sums = within(screen.getByRole('list', { name: 'Rewards centre' }))
    .getAllByText(held)
    .map(({ textContent }) => dong(textContent));
  const expected = cards().map(({ amount, times }) => amount * times);
  expect(sums).toEqual(expected);
  const all = screen.getByRole('button', { name: 'Claim all' }).parentElement ?? document.body;
  expect(dong(within(all).getByText(held).textContent)).toBe(
    expected.reduce((sum, one) => sum + one, 0),
  );
});

test('claiming all pays the sum it says, and of each card its amount and turnover', async () => {
  const user = await openCentre();
  const shown = cards();
  expect(shown.length).toBeGreaterThan(1);
  expect(new Set(shown.map(({ times }) => times)).size).toBeGreaterThan(1);
  const sum = dong(
    screen.getByRole('heading', { name: 'Ready to claim' }).nextSibling?.textContent,
  );
  const before = new Set((await paid(user)).map(({ refNo }) => refNo));
  press('Claim all');
  await screen.findByText(/^Claimed\. The money/);
  await screen.findByRole('heading', { name: 'No rewards here' });
  const rows = (await paid(user)).filter(({ refNo }) => !before.has(refNo));
  const byAmount = (one: { amount: number }, other: { amount: number }) =>
    one.amount - other.amount;
  expect(
    rows.map(({ amount, required }) => ({ amount, times: required / amount })).toSorted(byAmount),
  ).toEqual(shown.toSorted(byAmount));
  expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
});
