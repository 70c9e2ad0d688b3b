import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const TRANSACTIONS = '/wps/relay/ODS2_MemberTransaction';
const BET = '/lgw/orders/detail';
const OPEN_REBATES = '/wps/relay/MCS2_getManualRebateList';

/** Date range of the recorded responses. */
const DAYS = 'from=2026-10-22&to=2026-11-20';

const record = (path: string, options: ScreenStory = {}, query = DAYS) =>
  story(`${path}?${query}`, { user: 'player01', ...options });
const transactions = (options: ScreenStory = {}, query = DAYS) =>
  record('/m/transaction/record', options, query);

interface Page {
  list: object[];
  total: number;
  totalPages: number;
}

const none = (page: Page) => ({ ...page, list: [], total: 0, totalPages: 0 });

const meta = { title: 'Member/Records' } satisfies Meta;

export default meta;

export const Bets = record('/m/gameRecord');

export const Transactions = transactions();

export const Deposits = record('/m/vouReport');

export const Withdrawals = record('/m/withdrawReport', { user: 'vip01' });

export const ProfitAndLoss = record('/m/profitandloss');

export const Rebates = record('/m/member/rebateReport');

export const Filtered = transactions({}, `${DAYS}&direction=OUT&wallet=SAFE`);

export const ChoosingDays = transactions({
  play: async ({ press, t }) => press(t('records:range.own')),
});

export const WrongDays = transactions({
  play: async ({ press, type, t }) => {
    await press(t('records:range.own'));
    await type(t('records:range.from'), '2199-01-01');
    await press(t('records:range.apply'));
  },
});

export const ChoosingFilter = transactions({
  play: async ({ press, t }) => press(new RegExp(`^${t('records:field.type')}`)),
});

export const LongWords = transactions({
  answers: {
    [TRANSACTIONS]: (page: Page) => ({
      ...page,
      list: page.list.map((row) => ({
        ...row,
        txName: 'Hoàntiềncượckhôngdấucách'.repeat(3),
        amount: '90071992547409931234.99',
        remark: 'Ghichúrấtdài'.repeat(9),
      })),
      footer: { in: '90071992547409931234.99', out: '0' },
    }),
  },
});

export const Exporting = transactions({
  answers: {
    [TRANSACTIONS]: (page: Page) => ({ ...page, total: 900, totalPages: 9 }),
    [`${TRANSACTIONS}?page=2`]: 'pending',
  },
  play: async ({ press, t }) => press(t('records:file.export')),
});

export const NotExported = transactions({
  answers: {
    [TRANSACTIONS]: (page: Page) => ({ ...page, total: 900, totalPages: 9 }),
    [`${TRANSACTIONS}?page=2`]: 503,
  },
  play: async ({ press, t }) => press(t('records:file.export')),
});

export const NextPageLoading = transactions({
  answers: {
    [TRANSACTIONS]: (page: Page) => ({ ...page, totalPages: 9 }),
    [`${TRANSACTIONS}?page=2`]: 'pending',
  },
});

export const NextPageFailed = transactions({
  answers: {
    [TRANSACTIONS]: (page: Page) => ({ ...page, totalPages: 9 }),
    [`${TRANSACTIONS}?page=2`]: 503,
  },
});

export const Empty = transactions({ answers: { [TRANSACTIONS]: none } });

export const EmptyForFilters = transactions(
  { answers: { [TRANSACTIONS]: none } },
  `${DAYS}&direction=OUT`,
);

export const Loading = transactions({ answers: { [TRANSACTIONS]: 'pending' } });

export const Failed = transactions({ answers: { [TRANSACTIONS]: 503 } });

export const Bet = record('/m/gameRecord', {}, 'orderNo=B1');

export const BetNotFound = record(
  '/m/gameRecord',
  { answers: { [BET]: { refusal: 'record.not.found' } } },
  'orderNo=B1',
);

const line = {
  lineNo: 'B1-1',
  playCode: 'SPECIAL2',
  pick: '68',
  odds: '70',
  stake: '50000',
  payout: '0',
  status: 'OPEN',
  cancellable: true,
};

const openBet = (value: object) => ({
  ...value,
  status: 'OPEN',
  lines: [line, { ...line, lineNo: 'B1-2', playCode: 'PARITY', pick: 'ODD', cancellable: false }],
});

export const OpenBet = record('/m/gameRecord', { answers: { [BET]: openBet } }, 'orderNo=B1');

export const CancellingLines = record(
  '/m/gameRecord',
  {
    answers: { [BET]: openBet },
    play: async ({ press, check, t }) => {
      await check(/68$/);
      await press(t('records:cancel.action'));
    },
  },
  'orderNo=B1',
);

const rebate = {
  category: 'RNG',
  validStake: '1500000',
  rate: '0.005',
  rebate: '7500',
  period: { startDate: Date.UTC(2026, 10, 18, 17), endDate: Date.UTC(2026, 10, 19, 17) - 1 },
  status: 'OPEN',
  autoPayTime: Date.UTC(2026, 10, 26, 17),
};

const claimable = {
  value: {
    list: [rebate, { ...rebate, category: 'LIVE' }, { ...rebate, status: 'RUNNING' }],
    claimable: '15000',
  },
};

export const ManualRebate = record('/m/member/manualRebate', {
  answers: { [OPEN_REBATES]: claimable },
});

export const Claiming = record('/m/member/manualRebate', {
  answers: { [OPEN_REBATES]: claimable, '/wps/relay/MCS2_claimAllManualRebate': 'pending' },
  play: async ({ press, t }) => press(t('records:claim.all')),
});

export const ClaimInDoubt = record('/m/member/manualRebate', {
  answers: {
    [OPEN_REBATES]: claimable,
    '/wps/relay/MCS2_claimAllManualRebate': 'offline',
    '/wps/transaction/key': 'offline',
  },
  play: async ({ press, t }) => press(t('records:claim.all')),
});

export const NothingToClaim = record('/m/member/manualRebate', {
  answers: { [OPEN_REBATES]: { value: { list: [], claimable: '0' } } },
});

export const LargeText = transactions({ globals: { textSize: '200' } });
