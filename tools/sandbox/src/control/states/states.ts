import { requirePasswordChange } from '../../accounts/users';
import { decideDeposit } from '../../deposit/settle';
import { exclude, takeTimeOut } from '../../protection/breaks';
import { setLimit } from '../../protection/limits';
import { MAX_CARDS } from '../../security/bank-cards';
import { MAX_TRIES, countWrong } from '../../security/tries';
import { setBalance } from '../../wallet/set-balance';
import type { Decision } from '../../withdraw/courses.data';
import { decideIdentity } from '../../withdraw/identity';
import { decideWithdrawal } from '../../withdraw/review';
import {
  beginDeposit,
  beginWithdrawal,
  bindCards,
  givePaymentPassword,
  leastDeposit,
  type Scene,
  sendIdentity,
} from './scene';
import { takePromotions } from './take-promotions';

const DAY_MS = 86_400_000;

/** Account state, and the page that shows it. */
interface State {
  title: string;
  about: string;
  /** Page to open after the login. */
  to: string;
  /** Seeded account, trial account, or name prefix of a new prepared player. */
  as: { seeded: string } | { trial: true } | { name: string; prepare(scene: Scene): void };
  /** Login is refused for the account, so the login page opens instead. */
  shut?: true;
}

const deposit = '/m/voucherCenter';
const withdraw = '/m/withdraw';

/** A new player with a withdrawal after these decisions. */
const withdrawing = (name: string, ...decisions: readonly Decision[]): State['as'] => ({
  name,
  prepare(scene) {
    const orderNo = beginWithdrawal(scene);
    for (const decision of decisions) {
      decideWithdrawal(scene.db, orderNo, { decision }, scene.now);
    }
  },
});

/** Begins a withdrawal that awaits the identity check, and sends the documents. */
function askedAndSent(scene: Scene): void {
  decideWithdrawal(scene.db, beginWithdrawal(scene), { decision: 'identity' }, scene.now);
  sendIdentity(scene);
}

/** States of an account, by name. */
export const STATES = {
  noMoney: {
    title: 'No money',
    about: 'An empty wallet, without a deposit.',
    to: deposit,
    as: { name: 'empty', prepare: ({ db, user, now }) => void setBalance(db, user.id, 0, now) },
  },
  timeOut: {
    title: 'Time-out',
    about: 'No deposits and no play for seven days.',
    to: deposit,
    as: {
      name: 'timeout',
      prepare: ({ db, user, now }) => takeTimeOut(db, user.id, now + 7 * DAY_MS, now),
    },
  },
  excluded: {
    title: 'Excluded',
    about: 'In self-exclusion for 180 days: the login is refused.',
    to: '/m/login',
    shut: true,
    as: {
      name: 'excluded',
      prepare: ({ db, user, now }) => exclude(db, user.id, now + 180 * DAY_MS, now),
    },
  },
  atLimit: {
    title: 'At a limit',
    about: 'The deposit limit of the day is used up.',
    to: deposit,
    as: {
      name: 'atlimit',
      prepare(scene) {
        const { db, user, now } = scene;
        decideDeposit(db, beginDeposit(scene), { decision: 'approve' }, now);
        const limit = { kind: 'DEPOSIT', period: 'DAY', amount: leastDeposit(scene) } as const;
        setLimit(db, user.id, limit, now);
      },
    },
  },
  openDeposits: {
    title: 'Three open deposits',
    about: 'A fourth is refused; none is credited until the control page decides.',
    to: deposit,
    as: {
      name: 'waiting',
      prepare(scene) {
        for (let i = 0; i < 3; i++) {
          decideDeposit(scene.db, beginDeposit(scene), { decision: 'hold' }, scene.now);
        }
      },
    },
  },
  paymentLocked: {
    title: 'Payment password locked',
    about: 'Five wrong tries: locked for 30 minutes.',
    to: withdraw,
    as: {
      name: 'paylock',
      prepare(scene) {
        givePaymentPassword(scene);
        bindCards(scene, 1);
        for (let i = 0; i < MAX_TRIES; i++) {
          countWrong(scene.db, scene.user.id, 'payment', scene.now);
        }
      },
    },
  },
  fiveCards: {
    title: 'Five cards',
    about: 'The maximum number of bank cards.',
    to: withdraw,
    as: {
      name: 'fivecards',
      prepare(scene) {
        givePaymentPassword(scene);
        bindCards(scene, MAX_CARDS);
      },
    },
  },
  inReview: {
    title: 'Withdrawal on hold',
    about: 'Stays submitted until the control page decides.',
    to: withdraw,
    as: withdrawing('onhold', 'hold'),
  },
  identity: {
    title: 'Withdrawal, identity required',
    about: 'Pending until documents are sent and approved.',
    to: withdraw,
    as: withdrawing('identity', 'identity'),
  },
  identitySent: {
    title: 'Identity documents sent',
    about: 'A withdrawal is pending until the documents are decided.',
    to: withdraw,
    as: { name: 'idsent', prepare: askedAndSent },
  },
  identityRejected: {
    title: 'Identity documents rejected',
    about: 'Unreadable, can be sent again. The withdrawal is pending.',
    to: withdraw,
    as: {
      name: 'idrejected',
      prepare(scene) {
        askedAndSent(scene);
        const verdict = { status: 'REJECTED', reason: 'UNREADABLE' } as const;
        decideIdentity(scene.db, scene.user.id, verdict, scene.now);
      },
    },
  },
  rejected: {
    title: 'Withdrawal rejected',
    about: 'The money is returned, with a reason.',
    to: withdraw,
    as: withdrawing('rejected', 'reject'),
  },
  promotions: {
    title: 'Promotions in every status',
    about:
      'Applied for, in process, claimable, claimed, paid automatically, rejected and signed up.',
    to: '/m/rewardCenter',
    as: { name: 'rewards', prepare: takePromotions },
  },
  firstLogin: {
    title: 'First login',
    about: 'Must change the password before anything else.',
    to: '/m/home',
    as: { seeded: 'first01' },
  },
  passwordExpired: {
    title: 'Expired password',
    about: 'Must change the password before anything else.',
    to: '/m/changePsw',
    as: { name: 'expired', prepare: ({ db, user }) => requirePasswordChange(db, user.id) },
  },
  locked: {
    title: 'Locked',
    about: 'The login is refused.',
    to: '/m/login',
    shut: true,
    as: { seeded: 'locked01' },
  },
  dividends: {
    title: 'Dividend contracts',
    about: 'Offered, active, rejected and ended contracts of agent01.',
    to: '/m/member/agent/getDevidendContract',
    as: { seeded: 'agent01' },
  },
  salaries: {
    title: 'Daily salary contracts',
    about: 'Offered, active, rejected and ended contracts of agent01.',
    to: '/m/member/agent/getSalaryContract',
    as: { seeded: 'agent01' },
  },
  hours: {
    title: 'Hourly salary contracts',
    about: 'Offered, active, rejected and ended contracts of agent01.',
    to: '/m/member/agent/getHourContract',
    as: { seeded: 'agent01' },
  },
  trial: {
    title: 'Trial',
    about: 'A new trial account with play money.',
    to: '/m/home',
    as: { trial: true },
  },
} as const satisfies Record<string, State>;

export type StateName = keyof typeof STATES;

/** State by name. */
export const stateNamed = (name: StateName): State => STATES[name];
