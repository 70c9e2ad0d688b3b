import { api } from '@lobby/api-client';
import { formatDate } from '@lobby/i18n';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  choosePromotion,
  deposits,
  fill,
  orderShown,
  PLAYER,
  pressDeposit,
  promotionChoices,
  tools,
} from './deposit.setup';

const { sandbox } = tools;

/** Parses the amount of dong that a pattern finds in a text. */
const figure = (text: string, at: RegExp) => Number(at.exec(text)?.[1]?.replaceAll('.', ''));

/** Note below a choice. */
const noteOf = async (title: string) =>
  (await promotionChoices()).find((choice) => choice.title === title)?.note ?? '';

const paidBonuses = () =>
  sandbox.control
    .ledger({ user: PLAYER.user, brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'BONUS')
    .map(({ amount }) => Number(amount));

/** Turnover required by the platform: total, and deadline of the bonus. */
async function asked(promoId: string) {
  const { turnover } = await api.withdraw.settings();
  const ofBonus = turnover.items.find((item) => item.promoId === promoId);
  return {
    total: turnover.items.reduce((sum, { required }) => sum + Number(required), 0),
    day: formatDate(ofBonus?.expiresAt ?? 0, 'EN'),
  };
}

test.each([
  ['welcome', '100% welcome bonus', '500000'],
  ['daily-reload', '10% daily reload bonus', '300000'],
])('a deposit with %s pays and asks for what its card said', async (promoId, title, amount) => {
  await fill(amount);
  await choosePromotion(title);
  const { textContent: terms } = await screen.findByText(/in total by/);
  const bonus = figure(await noteOf(title), /^\+([\d.]+)/);
  const total = figure(terms, /must bet ([\d.]+)/);
  const [, day] = /in total by (.+?)\./.exec(terms) ?? [];
  pressDeposit();
  await orderShown();
  const [order] = deposits();
  sandbox.control.knobs.deposit({ orderNo: order?.orderNo ?? '', decision: 'approve' });
  expect(paidBonuses()).toEqual([bonus]);
  expect(await asked(promoId)).toEqual({ total, day });
});

test('a deposit without a bonus asks for what its choice said, and pays none', async () => {
  await fill('500000');
  const total = figure(await noteOf('No bonus'), /^Bet ([\d.]+)/);
  pressDeposit();
  await orderShown();
  const [order] = deposits();
  sandbox.control.knobs.deposit({ orderNo: order?.orderNo ?? '', decision: 'approve' });
  expect(paidBonuses()).toEqual([]);
  expect(await asked('none')).toMatchObject({ total });
});
