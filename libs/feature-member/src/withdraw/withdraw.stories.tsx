import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const SETTINGS = '/wps/transaction/withdraw/settings';
const REQUEST = 'POST /wps/transaction/withdraw';
const CARDS = '/wps/relay/MCS2_bankCards';
const FUNDS = '/wps/member/info/funds/consolidated';

const withdraw = (options: ScreenStory = {}) =>
  story('/m/withdraw', { user: 'player01', ...options });

/** Recorded settings with changes. */
const settings = (change: object) => ({ [SETTINGS]: (value: object) => ({ ...value, ...change }) });

const pressed: NonNullable<ScreenStory['play']> = async ({ type, press, t, like }) => {
  await type(t('forms:amount.label'), '500000');
  await type(t('forms:field.paymentPassword'), '135790');
  await press(like('member-withdraw:withdraw.actionAmount'));
};

const meta = { title: 'Member/Withdrawal' } satisfies Meta;

export default meta;

export const Form = withdraw();

export const SeveralCards = withdraw({
  user: 'vip01',
  answers: {
    [CARDS]: (cards: object[]) =>
      [1, 2, 3].map((n) => ({ ...cards[0], bankCardId: `${n}`, accountNo: `*********48${n}0` })),
  },
});

export const WithFee = withdraw({
  answers: settings({ feeRate: '0.0100', freeCountLeft: 0 }),
  play: async ({ type, t }) => type(t('forms:amount.label'), '299999'),
});

export const LargeAmount = withdraw({
  user: 'vip01',
  play: async ({ type, t }) => type(t('forms:amount.label'), '200000000'),
});

export const Wrong = withdraw({
  play: async ({ type, press, t }) => {
    await type(t('forms:amount.label'), '-5');
    await press(t('member-withdraw:withdraw.action'));
  },
});

export const WrongPassword = withdraw({
  answers: { [REQUEST]: { refusal: 'payment.password.wrong', details: { attemptsLeft: 3 } } },
  play: pressed,
});

export const Sending = withdraw({ answers: { [REQUEST]: 'pending' }, play: pressed });

export const InDoubt = withdraw({
  answers: { [REQUEST]: 'offline', '/wps/transaction/key': 'offline' },
  play: pressed,
});

export const NothingSetUp = withdraw({ user: 'fresh01' });

export const EveryObstacle = withdraw({
  answers: settings({
    canWithdraw: false,
    reasons: [
      'PAYMENT_PASSWORD_MISSING',
      'BANK_CARD_MISSING',
      'IDENTITY_REQUIRED',
      'DAILY_COUNT',
      'DAILY_AMOUNT',
      'TURNOVER_OPEN',
      'BALANCE_LOW',
      'NEW_REASON',
    ],
  }),
});

export const PasswordLocked = withdraw({
  answers: {
    '/wps/member/hasWithdrawalPassword': { value: { hasPaymentPassword: true, lockedMs: 600_000 } },
  },
});

export const TurnoverOpen = withdraw({
  answers: {
    ...settings({
      canWithdraw: false,
      reasons: ['TURNOVER_OPEN'],
      turnover: {
        required: '4500000',
        done: '1450000',
        remaining: '3050000',
        items: [
          { reference: 'D2611200001', source: 'DEPOSIT', required: '500000', done: '450000' },
          {
            reference: 'B2611200002',
            source: 'BONUS',
            promoId: 'welcome',
            required: '4000000',
            done: '1000000',
            expiresAt: Date.UTC(2026, 11, 20, 5),
          },
        ],
      },
    }),
    [FUNDS]: {
      value: {
        wallets: [
          { wallet: 'MAIN', balance: '6200000', withdrawable: '0' },
          { wallet: 'SAFE', balance: '1500000', withdrawable: '0' },
        ],
        total: '7700000',
        inOpenOrders: '240000',
        remainingTurnover: '3050000',
      },
    },
  },
});

export const WalletsUnknown = withdraw({ answers: { [FUNDS]: 503 } });

export const VirtualAccount = withdraw({ user: 'virtual01' });

export const Loading = withdraw({ answers: { [SETTINGS]: 'pending' } });

export const NotLoaded = withdraw({ answers: { [SETTINGS]: 503 } });

export const LargeText = withdraw({ globals: { textSize: '200' } });
