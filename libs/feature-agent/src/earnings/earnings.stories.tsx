import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { agentRoutes } from '../routes';

const story = screenStories(agentRoutes);

const OWN = '/wps/relay/ODSFE2_AgentRebate';
const TEAM = '/wps/relay/ODSFE2_TeamRebate';
const DUE = '/wps/relay/ODSFE2_QueryDividend';
const PAY = 'POST /wps/relay/ODSFE2_PayoutDividends';
const CURRENT = '/wps/relay/ODSFE2_CurrentDividend';
const INCOME = '/wps/relay/ODS2_AgentPrevAndCurrIncome';
const DAYS = 'from=2026-10-22&to=2026-11-20';

const as = (path: string, options: ScreenStory = {}) =>
  story(path, { user: 'agent01', ...options });
const dividend = (options: ScreenStory = {}, tab = '') =>
  as(`/m/member/agent/agentDivident${tab}`, options);

const statement = (statementId: string, receiver: string, amount: string) => ({
  statementId,
  contractId: '4',
  period: 'HALF_MONTH',
  payer: 'agent01',
  receiver,
  startDate: Date.UTC(2026, 9, 31, 17),
  endDate: Date.UTC(2026, 10, 15, 17) - 1,
  stake: '240000000',
  loss: '9000000',
  activeCount: 14,
  rate: '0.15',
  amount,
  status: 'DUE',
});

const DUES = [statement('81', 'vip01', '1350000'), statement('82', 'fresh01', '90000')];

const due = (list: object[]) => ({
  [DUE]: {
    value: {
      list,
      page: 1,
      size: 50,
      total: list.length,
      totalPages: 1,
      footer: { amount: '1440000', paid: '0', due: '1440000' },
    },
  },
});

const paid: NonNullable<ScreenStory['play']> = async ({ press, type, t }) => {
  await press(t('agent-earnings:pay.all'));
  await type(t('forms:field.paymentPassword'), '135790');
  await press(/1[.,]440/);
};

const meta = { title: 'Agent/Earnings' } satisfies Meta;

export default meta;

export const AgentRebate = as(`/m/member/agent/agentRebeat?${DAYS}`);

export const AgentRebateNotLoaded = as(`/m/member/agent/agentRebeat?${DAYS}`, {
  answers: { [OWN]: 503 },
});

export const TeamRebate = as(`/m/member/teamRebate?${DAYS}`);

export const TeamRebateLoading = as(`/m/member/teamRebate?${DAYS}`, {
  answers: { [TEAM]: 'pending' },
});

export const Current = dividend();

export const NoContract = dividend({
  answers: { [CURRENT]: { value: { payable: { count: 0, amount: '0' } } } },
});

export const IncomeNotLoaded = dividend({ answers: { [INCOME]: 503 } });

export const Due = dividend({ answers: due(DUES) }, '?tab=pay');

export const NothingDue = dividend({ answers: due([]) }, '?tab=pay');

export const NoneChosen = dividend(
  { answers: due(DUES), play: async ({ press, t }) => press(t('agent-earnings:pay.action')) },
  '?tab=pay',
);

export const Paying = dividend(
  { answers: { ...due(DUES), [PAY]: 'pending' }, play: paid },
  '?tab=pay',
);

export const Paid = dividend(
  {
    answers: {
      ...due(DUES),
      [PAY]: {
        value: {
          list: [
            {
              statementId: '81',
              statement: { ...DUES[0], status: 'PAID', payTime: 1, orderNo: 'T1' },
            },
            { statementId: '82', errorCode: 'wallet.insufficient' },
          ],
          paid: { count: 1, amount: '1350000' },
          balance: '40000',
        },
      },
    },
    play: paid,
  },
  '?tab=pay',
);

/** One statement was paid elsewhere meanwhile. */
export const NotPaid = dividend(
  {
    answers: {
      ...due(DUES.slice(0, 1)),
      'POST /wps/relay/ODSFE2_PayoutDividend': { refusal: 'payout.not.due' },
    },
    play: async ({ press, type, t }) => {
      await press(t('agent-earnings:pay.all'));
      await type(t('forms:field.paymentPassword'), '135790');
      await press(/1[.,]350/);
    },
  },
  '?tab=pay',
);

export const InDoubt = dividend(
  {
    answers: { ...due(DUES), [PAY]: 'offline', '/wps/transaction/key': 'offline' },
    play: paid,
  },
  '?tab=pay',
);

export const History = dividend({}, `?tab=history&${DAYS}`);

export const LargeText = dividend({ answers: due(DUES), globals: { textSize: '200' } }, '?tab=pay');
