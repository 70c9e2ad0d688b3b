import { api } from '@lobby/api-client';
import { screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);
const { open, press, findAndPress, chooseTab, type, field, fieldError, calls, fail, mend } = tools;

const LIMITS = '/wps/member/protection/limits';
const PLAYER = { user: 'fresh01', toaster: true };
const HOUR_MS = 3_600_000;

async function openLimit(query = '?kind=DEPOSIT', options: Parameters<typeof open>[1] = PLAYER) {
  const view = await open(`/m/saferPlay/limit${query}`, options);
  await screen.findByLabelText('New limit');
  await tools.settled();
  return view;
}

async function set(amount: string) {
  type('New limit', amount);
  press('Set limit');
}

const sent = () => calls(LIMITS, 'PUT');

describe('a limit', () => {
  it('of a free amount is set at once, by one call, however often its button is pressed', async () => {
    await openLimit();
    expect(screen.getByText('No limit is set for this period.')).toBeTruthy();
    type('New limit', '1234567');
    press('Set limit');
    press('Set limit');
    expect(await screen.findByText(/^0\s₫ of 1\.234\.567\s₫ used$/)).toBeTruthy();
    expect(sent()).toHaveLength(1);
    expect(field('New limit').value).toBe('');
  });

  it('is lowered without a question', async () => {
    await openLimit();
    await set('1000000');
    await screen.findByText(/of 1\.000\.000\s₫ used$/);
    await set('500000');
    expect(await screen.findByText(/of 500\.000\s₫ used$/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is raised after a question and 24 hours, holds until then, and may be kept', async () => {
    await openLimit();
    await set('500000');
    await screen.findByText(/of 500\.000\s₫ used$/);
    await set('600000');
    const question = await screen.findByRole('alertdialog', { name: 'Raise this limit?' });
    expect(question.textContent).toMatch(/^.*600\.000\s₫ waits 24 hours/);
    expect(sent()).toHaveLength(1);
    press('Raise after 24 hours');
    expect(await screen.findByText(/^New limit 600\.000\s₫: you can confirm/)).toBeTruthy();
    expect(screen.getByText(/of 500\.000\s₫ used$/)).toBeTruthy();
    press('Keep present limit');
    await waitFor(() => expect(screen.queryByText(/^New limit 600/)).toBeNull());
    expect(screen.getByText(/of 500\.000\s₫ used$/)).toBeTruthy();
  });

  it('that is raised waits 24 hours, then for a second confirmation', async () => {
    await openLimit();
    await set('500000');
    await screen.findByText(/of 500\.000\s₫ used$/);
    await set('600000');
    await findAndPress('Raise after 24 hours');
    await screen.findByText(/^New limit 600/);
    tools.sandbox.control.clock({ shiftMs: 24 * HOUR_MS - 1000 });
    await openLimit('', { ...PLAYER, reload: true });
    expect(screen.getByText(/of 500\.000\s₫ used$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm new limit' })).toBeNull();
    tools.sandbox.control.clock({ shiftMs: 24 * HOUR_MS + 1000 });
    await openLimit('', { ...PLAYER, reload: true });
    expect(screen.getByText(/of 500\.000\s₫ used$/)).toBeTruthy();
    press('Confirm new limit');
    expect(await screen.findByText(/of 600\.000\s₫ used$/)).toBeTruthy();
    expect(screen.queryByText(/^The 24 hours are over/)).toBeNull();
  });

  it('is not raised where the question is answered with no', async () => {
    await openLimit();
    await set('500000');
    await screen.findByText(/of 500\.000\s₫ used$/);
    await set('600000');
    await findAndPress('Cancel');
    await tools.settled();
    expect(sent()).toHaveLength(1);
    expect(field('New limit').value).toBe('600.000');
  });

  it('is removed after a question, 24 hours and a second confirmation', async () => {
    await openLimit('?kind=LOSS&period=WEEK');
    await set('500000');
    await findAndPress('Remove limit');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Remove limit' }).click();
    expect(await screen.findByText(/^Removal: you can confirm it from /)).toBeTruthy();
    tools.sandbox.control.clock({ shiftMs: 24 * HOUR_MS + 1000 });
    await openLimit('?kind=LOSS&period=WEEK', { ...PLAYER, reload: true });
    press('Confirm removal');
    expect(await screen.findByText('No limit is set for this period.')).toBeTruthy();
  });

  it.each([
    ['set', '500000', /of 500\.000\s₫ used$/],
    ['raised', '700000', /^New limit 700\.000/],
  ])('whose response is lost is %s, queried and not resent', async (way, amount, shown) => {
    await openLimit();
    if (way === 'raised') {
      await set('600000');
      await screen.findByText(/of 600\.000\s₫ used$/);
    }
    const before = sent().length;
    fail(`PUT ${LIMITS}`, { kind: 'drop-response' });
    await set(amount);
    if (way === 'raised') await findAndPress('Raise after 24 hours');
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(sent()).toHaveLength(before + 1);
  });

  it('that did not reach the platform says so, and keeps what was typed', async () => {
    await openLimit();
    fail(`PUT ${LIMITS}`, 'offline');
    await set('500000');
    expect(await tools.alertText()).not.toBe('');
    expect(field('New limit').value).toBe('500.000');
    mend();
    press('Set limit');
    expect(await screen.findByText(/of 500\.000\s₫ used$/)).toBeTruthy();
  });

  it.each([
    ['', 'Enter an amount.'],
    ['9999999999999999', /^Enter an amount from 0\s₫ to /],
  ])('of %j is refused at its field, and nothing is sent', async (typed, error) => {
    await openLimit();
    await set(typed);
    await waitFor(() => expect(fieldError('New limit')).toMatch(error));
    expect(sent()).toEqual([]);
  });

  it('of time is written in minutes, each period for itself', async () => {
    await openLimit('?kind=SESSION');
    await set('90');
    expect(await screen.findByText(/^0\smin of 90\smin used$/)).toBeTruthy();
    await chooseTab('Week');
    expect(await screen.findByText('No limit is set for this period.')).toBeTruthy();
    expect(tools.address()).toBe('/m/saferPlay/limit?kind=SESSION&period=WEEK');
    await set('1441');
    expect(await screen.findByText(/of 1\.441\smin used$/)).toBeTruthy();
    await chooseTab('Day');
    await screen.findByText(/of 90\smin used$/);
    await set('1441');
    await waitFor(() => expect(fieldError('New limit')).toMatch(/from 1\smin to 1\.440\smin/));
  });
});

it('that is lowered is enforced by the platform, whatever a page says', async () => {
  await openLimit();
  await set('100000');
  await screen.findByText(/of 100\.000\s₫ used$/);
  const deposit = { methodId: 'vn-transfer', bankCode: 'SOH-DEMO', payerName: 'MAI' };
  const place = (amount: string, key: string) =>
    api.deposit.manualTransfer({ ...deposit, gateway: 'MOBILE', amount }, { key });
  await expect(place('150000', 'a-deposit-1')).rejects.toMatchObject({
    code: 'protection.limit.reached',
  });
  await expect(place('100000', 'a-deposit-2')).resolves.toBeTruthy();
});

describe('a limit in use', () => {
  const used = (part: string) => ({
    ...PLAYER,
    answers: {
      [`GET ${LIMITS}`]: {
        value: {
          limits: [
            {
              kind: 'STAKE',
              period: 'DAY',
              amount: '1000000',
              used: part,
              endsAt: 1_800_000_000_000,
            },
          ],
        },
      },
    },
  });

  it.each([
    ['799999', null],
    ['800000', 'You’ve used at least 80% of this limit.'],
    ['999999', 'You’ve used at least 80% of this limit.'],
    ['1000000', 'You’ve reached this limit.'],
    ['1500000', 'You’ve reached this limit.'],
  ])('at %s of 1000000 tells %j', async (part, notice) => {
    await openLimit('?kind=STAKE', used(part));
    const shown = screen.queryAllByRole('status').map((status) => status.textContent);
    expect(shown.filter(Boolean)).toEqual(notice === null ? [] : [notice]);
  });

  it('is mentioned on the first page too', async () => {
    await open('/m/saferPlay', used('900000'));
    expect(await screen.findByRole('heading', { name: 'Stake limit: Day' })).toBeTruthy();
    expect(await screen.findByText(/^1\.000\.000\s₫ a day$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Loss limit\s?Not set$/ })).toBeTruthy();
  });
});

it('unknown words of the address show the deposit limit', async () => {
  await openLimit('?kind=__proto__&period=YEAR');
  expect(screen.getByRole('heading', { name: 'Deposit limit' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Day' }).getAttribute('aria-selected')).toBe('true');
});

it('limits that fail to load can be retried', async () => {
  await open('/m/saferPlay', { ...PLAYER, answers: { [`GET ${LIMITS}`]: 500 } });
  await findAndPress('Try again');
  mend();
  press('Try again');
  expect(await screen.findByRole('link', { name: /^Deposit limit/ })).toBeTruthy();
});
