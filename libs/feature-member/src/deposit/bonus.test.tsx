import aurora from '@lobby/brand-aurora';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import {
  choosePromotion,
  deposits,
  fill,
  LIMITS,
  OFFERS,
  openForm,
  orderShown,
  PLAYER,
  pressDeposit,
  promotionChoices,
  tools,
  TRANSFER,
} from './deposit.setup';

const { choose, type, fieldError, fieldHint, alertText, calls } = tools;

const WEEKLY = '20% weekly deposit bonus';
const RELOAD = '10% daily reload bonus';

const row = () => screen.getByRole('button', { name: /^Promotion/ });

const noteOf = async (title: string) =>
  (await promotionChoices()).find((choice) => choice.title === title);

/** A player whose deposit limit leaves an amount for today. */
const limited = (amount: string) => ({
  user: 'player01',
  answers: {
    [LIMITS]: {
      value: {
        limits: [{ kind: 'DEPOSIT', period: 'DAY', amount, used: '0', endsAt: 1_800_000_000_000 }],
      },
    },
  },
});

it('is none at first, as one choice among equals, and is sent as none', async () => {
  await fill('500000');
  expect(row().textContent).toContain('No bonus');
  expect(screen.getByText(/^Bet 500\.000\s₫ before a withdrawal$/)).toBeTruthy();
  const [none, ...offers] = await promotionChoices();
  expect(none).toMatchObject({ title: 'No bonus', checked: true });
  expect(offers.length).toBeGreaterThan(0);
  pressDeposit();
  await orderShown();
  expect(deposits()).toMatchObject([{ amount: '500000' }]);
  expect(await screen.findByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
  expect(screen.queryByText('Bonus')).toBeNull();
});

it('that is to be staked more often than the brand’s rules let it is not offered', async () => {
  const brand = { ...aurora, jurisdiction: { ...aurora.jurisdiction, profile: 'ukgc' as const } };
  await fill('500000', { brand });
  const titles = (await promotionChoices()).map(({ title }) => title);
  expect(titles).toContain(RELOAD);
  expect(titles).not.toContain('100% welcome bonus');
});

it('of the address is shown in its row', async () => {
  await openForm('?promo=welcome');
  expect(row().textContent).toContain('100% welcome bonus');
  expect(await noteOf('100% welcome bonus')).toMatchObject({ checked: true });
});

it('shows its terms in one card, and comes with the deposit', async () => {
  await fill('500000');
  await choosePromotion('100% welcome bonus');
  // 15 times bonus and deposit, plus the deposit once.
  expect(
    await screen.findByText(
      /^To withdraw you must bet 15\.500\.000\s₫ in total by \d{1,2} [A-Z][a-z]{2} \d{4}\.$/,
    ),
  ).toBeTruthy();
  expect(screen.getByText('Bets in these games don’t count: Live casino, Lottery.')).toBeTruthy();
  expect(screen.getByText(/^At most 200\.000\s₫ of one bet counts\.$/)).toBeTruthy();
  pressDeposit();
  await orderShown();
  // The form has a choice of the same name; it unmounts once the order is placed.
  await waitFor(() => {
    const bonus = screen.getByText('100% welcome bonus');
    expect(bonus.nextSibling?.textContent).toMatch(/^500\.000\s₫$/);
  });
});

it('asks for its least deposit at the amount, and says what is enough without it', async () => {
  await fill('150000');
  await choosePromotion(RELOAD);
  expect(fieldHint('Amount')).toMatch(/^From 200\.000\s₫ to .+ with this bonus$/);
  pressDeposit();
  await waitFor(() =>
    expect(fieldError('Amount')).toMatch(
      /^This bonus needs a deposit of at least 200\.000\s₫\. Without a bonus, 50\.000\s₫ is enough\.$/,
    ),
  );
  expect(calls(TRANSFER)).toEqual([]);
  await choosePromotion('No bonus');
  pressDeposit();
  await orderShown();
});

it('promises nothing for an amount below its least deposit', async () => {
  await openForm('', { user: 'player01' });
  type('Amount', '300000');
  expect((await noteOf(WEEKLY))?.note).toMatch(/^From 500\.000\s₫/);
  type('Amount', '500000');
  expect((await noteOf(WEEKLY))?.note).toMatch(/^\+100\.000\s₫/);
});

it('above the player’s limit is not taken, and the amount keeps bounds that can be met', async () => {
  await openForm('?promo=weekly-20', limited('400000'));
  expect(row().textContent).toContain('No bonus');
  expect(fieldHint('Amount')).toMatch(/^From 50\.000\s₫ to 400\.000\s₫$/);
  expect(
    screen.getByText(
      /^“20% weekly deposit bonus” isn’t part of this deposit\. From 500\.000\s₫, above your deposit limit$/,
    ),
  ).toBeTruthy();
  expect(await noteOf(WEEKLY)).toMatchObject({ disabled: true, checked: false });
});

test.each([
  ['the own limit', '', limited('400000'), ['100.000', '200.000']],
  ['the bonus', '?promo=weekly-20', { user: 'player01' }, ['500.000', '1.000.000']],
])('quick amounts stay within the bounds of %s', async (_what, query, options, first) => {
  await openForm(query, options);
  const chips = within(screen.getByRole('group', { name: 'Quick amounts' })).getAllByRole('button');
  expect(chips.slice(0, 2).map(({ textContent }) => textContent)).toEqual(first);
  if (query === '') expect(chips).toHaveLength(2);
});

it('that did not load leaves a deposit without one', async () => {
  await openForm('', { ...PLAYER, answers: { [OFFERS]: 503 } });
  expect(await alertText()).toContain('You can deposit without a bonus.');
  type('Amount', '500000');
  type('Payer’s name', 'TRAN MAI');
  pressDeposit();
  await orderShown();
});

it('stays chosen where another method is', async () => {
  await openForm('?promo=welcome');
  choose('Ví Cò');
  await waitFor(() => expect(row().textContent).toContain('100% welcome bonus'));
});
