import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { agentRoutes } from '../routes';

const story = screenStories(agentRoutes);

const INFO = '/wps/relay/MCS2_getContractDailySalInfo';
const LIST = '/wps/relay/MCS2_getDailySalContractHist';
const PROCESS = 'POST /wps/relay/MCS2_processDailySalContract';
const PROPOSE = 'POST /wps/relay/MCS2_applyContractDailySal';

const TIERS = [
  { minStake: '3000000', minActive: 1, rate: '0.005' },
  { minStake: '7000000', minLoss: '500000', minActive: 2, rate: '0.01', cap: '800000' },
];

/** A contract between `general01` and `agent01`. */
const contract = (change: object = {}) => ({
  contractId: '11',
  status: 'PENDING',
  period: 'DAY',
  tiers: TIERS,
  proposer: 'general01',
  receiver: 'agent01',
  createTime: Date.UTC(2026, 10, 19, 5),
  ...change,
});

const active = contract({
  contractId: '5',
  status: 'ACTIVE',
  effectiveFrom: Date.UTC(2026, 9, 1, 17),
  processTime: Date.UTC(2026, 9, 1, 3),
  tiers: [{ minStake: '4000000', minActive: 1, rate: '0.004' }],
});

const standing = (value: object) => ({
  [INFO]: { value: { offer: { maxRate: '0.012', maxTiers: 10, periods: ['DAY'] }, ...value } },
});

const salary = (options: ScreenStory = {}, tab = '') =>
  story(`/m/member/agent/getSalaryContract${tab}`, { user: 'agent01', ...options });

const offered = standing({ contract: active, pending: contract() });

const accepted: NonNullable<ScreenStory['play']> = async ({ choose, type, press, t }) => {
  await choose(t('agent-contracts:answer.ACCEPT'));
  await type(t('forms:field.paymentPassword'), '135790');
  await press(t('agent-contracts:submit.ACCEPT'));
};

const meta = { title: 'Agent/Contracts' } satisfies Meta;

export default meta;

export const Offered = salary({ answers: offered });

export const FirstOffer = salary({ answers: standing({ pending: contract() }) });

export const Running = salary({ answers: standing({ contract: active }) });

export const Ending = salary({
  answers: standing({
    contract: contract({ ...active, status: 'ENDING', endedBy: 'PROPOSER', remark: 'Tạm nghỉ' }),
    next: contract({ contractId: '12', status: 'ACTIVE' }),
  }),
});

export const Dividend = story('/m/member/agent/getDevidendContract', { user: 'agent01' });

export const Hours = story('/m/member/agent/getHourContract', { user: 'agent01' });

export const NoAnswerChosen = salary({
  answers: offered,
  play: async ({ press, t }) => press(t('agent-contracts:submit.none')),
});

export const Accepting = salary({ answers: { ...offered, [PROCESS]: 'pending' }, play: accepted });

export const WrongPassword = salary({
  answers: { ...offered, [PROCESS]: { refusal: 'payment.password.wrong' } },
  play: accepted,
});

export const InDoubt = salary({
  answers: { ...offered, [PROCESS]: 'offline', '/wps/transaction/key': 'offline' },
  play: accepted,
});

export const None = salary({ answers: standing({}) });

export const EndingIt = salary({
  answers: standing({ contract: active }),
  play: async ({ press, t }) => press(t('agent-contracts:answer.END')),
});

export const Proposing = salary({ answers: standing({ contract: active }) }, '?tab=downline');

export const WrongOffer = salary(
  {
    answers: standing({ contract: active }),
    play: async ({ type, press, t }) => {
      await type(t('agent-contracts:term.rate'), '1.2');
      await type(t('agent-contracts:term.minStake'), '1000000');
      await press(t('agent-contracts:propose.submit'));
    },
  },
  '?tab=downline',
);

export const NotProposed = salary(
  {
    answers: { ...standing({ contract: active }), [PROPOSE]: 503 },
    play: async ({ press, t }) => press(t('agent-contracts:propose.submit')),
  },
  '?tab=downline',
);

const history = (status: string, place: number) =>
  contract({ contractId: String(30 - place), status });

export const History = salary(
  {
    answers: {
      [LIST]: {
        value: {
          list: ['PENDING', 'ACTIVE', 'ENDING', 'REJECTED', 'CANCELLED', 'ENDED', 'PAUSED'].map(
            history,
          ),
          page: 1,
          total: 9,
          totalPages: 2,
        },
      },
    },
  },
  '?tab=history',
);

export const NoHistory = salary(
  { answers: { [LIST]: { value: { list: [], page: 1, total: 0, totalPages: 0 } } } },
  '?tab=history',
);

export const Statements = salary({}, '?tab=statements&from=2026-10-22&to=2026-11-20');

export const Loading = salary({ answers: { [INFO]: 'pending' } });

export const NotLoaded = salary({ answers: { [INFO]: 503 } });

export const OfPlayer = story('/m/member/agent/getSalaryContract', {
  user: 'player01',
  answers: standing({ pending: contract({ proposer: 'agent01', receiver: 'player01' }) }),
});

export const LargeText = salary({ answers: offered, globals: { textSize: '200' } });
