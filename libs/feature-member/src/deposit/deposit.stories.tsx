import { writeDraft } from '@lobby/session';
import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { memberRoutes } from '../routes';
import { DEPOSIT_DRAFT } from './deposit.query';

const story = screenStories(memberRoutes);

const METHODS = '/wps/relay/MCS2_depositBanksByVendor';
const OFFERS = '/wps/relay/MCS2_depositPromoList';
const LIMITS = '/wps/member/protection/limits';
const TRANSFER = 'POST /wps/relay/MCS2_depositManualTransfer';
const RECORD = '/wps/relay/MCS2_depositTransactioNReport';
const FLAGS = '/wps/system/whitelabel';

const deposit = (options: ScreenStory = {}, query = '') =>
  story(`/m/voucherCenter${query}`, { user: 'player01', ...options });

const pressed: NonNullable<ScreenStory['play']> = async ({ type, press, t, like }) => {
  await type(t('forms:amount.label'), '500000');
  await type(t('member-deposit:deposit.payerName'), 'TRAN MAI');
  await press(like('member-deposit:deposit.actionOf'));
};

const limits = (value: object) => ({ [LIMITS]: { value: { limits: [], ...value } } });

const of500000 = (order: object) => ({ ...order, amount: '500000' });

/** 2026-11-27, ms since the epoch. */
const IN_A_WEEK = 1_795_760_000_000;

const limit = (amount: string, used: string) =>
  limits({ limits: [{ kind: 'DEPOSIT', period: 'DAY', amount, used, endsAt: IN_A_WEEK }] });

const meta = { title: 'Member/Deposit' } satisfies Meta;

export default meta;

/** Text and background of each method. */
const methodsOf = (radios: HTMLElement[]) =>
  radios.map((radio) => {
    const card = radio.parentElement ?? radio;
    const text = card.querySelector('span');
    return { width: text?.clientWidth, ground: getComputedStyle(card).backgroundColor };
  });

/** The selected method has another background; a selection shifts no text. */
export const Cards = deposit({
  play: async () => {
    const radios = await screen.findAllByRole('radio');
    const [chosen, other] = methodsOf(radios);
    await expect(chosen?.ground).not.toBe(other?.ground);
    await userEvent.click(radios[1] ?? document.body);
    await waitFor(() => expect(radios[1]).toBeChecked());
    const [left, taken] = methodsOf(radios);
    await expect(taken).toEqual({ width: other?.width, ground: chosen?.ground });
    await expect(left).toEqual({ width: chosen?.width, ground: other?.ground });
  },
});

export const Rows = deposit({
  answers: {
    [FLAGS]: (value: object) => ({ ...value, mobileTemplate: { mem_cen: '1', dep_func: '0' } }),
  },
});

export const WithProof = deposit({}, '?method=vn-counter');

const typed = (amount: string): ScreenStory => ({
  prepare: () => writeDraft('player01', DEPOSIT_DRAFT, amount),
});

export const WithFee = deposit(typed('200000'), '?method=vn-vico');

export const WithBonus = deposit(typed('500000'), '?promo=welcome');

export const BonusesNotLoaded = deposit({ answers: { [OFFERS]: 503 } });

export const AtALimitOfOnesOwn = deposit({ answers: limit('1000000', '1000000') });

export const NearALimit = deposit({ answers: limit('1000000', '400000') });

export const OnABreak = deposit({ answers: limits({ timeOut: { until: IN_A_WEEK } }) });

export const LimitsNotLoaded = deposit({ answers: { [LIMITS]: 503 } });

export const OpenOrders = deposit({ user: 'fresh01' });

export const Wrong = deposit({
  play: async ({ press, t }) => press(t('member-deposit:deposit.action')),
});

export const NoAmount = deposit({
  play: async ({ type, press, t }) => {
    await type(t('forms:amount.label'), '-5e5');
    await press(t('member-deposit:deposit.action'));
  },
});

export const Sending = deposit({ answers: { [TRANSFER]: 'pending' }, play: pressed });

export const InDoubt = deposit({
  answers: { [TRANSFER]: 'offline', '/wps/transaction/key': 'offline' },
  play: pressed,
});

export const TooManyOpen = deposit({
  answers: { [TRANSFER]: { refusal: 'deposit.too.many.open' } },
  play: pressed,
});

export const SameAmountWaits = deposit({
  user: 'fresh01',
  answers: {
    [RECORD]: (value: { list: object[] }) => ({ ...value, list: value.list.map(of500000) }),
  },
  play: pressed,
});

export const Virtual = deposit({ user: 'virtual01' });

export const NoMethod = deposit({ answers: { [METHODS]: { value: [] } } });

export const Loading = deposit({ answers: { [METHODS]: 'pending' } });

export const NotLoaded = deposit({ answers: { [METHODS]: 503 } });

export const LargeText = deposit({ globals: { textSize: '200' } });
