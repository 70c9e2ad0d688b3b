import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { PAYMENT_PASSWORD_ERRORS, paymentPassword } from '../security/shapes';
import { strictList } from '../strict-list';
import { openEnum, opt, wireAmount, wireCount, wireId, wireTime } from '../wire';
import { contractCalls } from './contract-calls';
import { agentContract, agentStatement } from './terms';

/** Flag of dividends: "dividend if enabled" (D2 §2). */
const DIVIDENDS = 'SIGNCONDIV3';

const dividend = contractCalls({
  module: 'SIGNCONDIV3',
  section: 'D2 §7',
  flag: DIVIDENDS,
  name: 'dividend',
  paths: {
    current: '/wps/relay/ODSFE2_CurrentDividend',
    contract: '/wps/relay/MCS2_getContractDividendInfo',
    statements: '/wps/relay/ODSFE2_QueryDividend',
    propose: '/wps/relay/MCS2_applyContractDividend',
    process: '/wps/relay/MCS2_processDividendContract',
    contracts: '/wps/relay/MCS2_getDividendContractHist',
  },
  terms: {
    /** Accounting period of the dividend. */
    period: z.enum(['WEEK', 'HALF_MONTH', 'MONTH']),
  },
});

const salary = contractCalls({
  module: 'DAILYSALCONT3',
  section: 'D2 §7',
  name: 'daily salary',
  paths: {
    current: '/wps/relay/ODSFE2_CurrentDailySalary',
    contract: '/wps/relay/MCS2_getContractDailySalInfo',
    statements: '/wps/relay/ODSFE2_QueryDailySalary',
    propose: '/wps/relay/MCS2_applyContractDailySal',
    process: '/wps/relay/MCS2_processDailySalContract',
    contracts: '/wps/relay/MCS2_getDailySalContractHist',
  },
  terms: {},
});

const hours = contractCalls({
  module: 'HOURSAL3',
  section: 'D1 §6',
  name: 'hour salary',
  paths: {
    current: '/wps/relay/ODSFE2_CurrentHourSalary',
    contract: '/wps/relay/MCS2_getContractHourSalInfo',
    statements: '/wps/relay/ODSFE2_QueryHourSalary',
    propose: '/wps/relay/MCS2_applyContractHourSal',
    process: '/wps/relay/MCS2_processHourSalContract',
    contracts: '/wps/relay/MCS2_getHourSalContractHist',
  },
  terms: {},
});

const call = callsOf({ module: 'SIGNCONDIV3', docs: DOCUMENTED && { roles: 'realAgent' } });

const income = z.object({
  /** Start of the period. */
  startDate: wireTime,
  /** End of the period. */
  endDate: wireTime,
  /** Commissions received, as in `teamSummary`: by the day of the stakes, paid the next morning. */
  commission: wireAmount,
  /** Dividends received. */
  dividend: wireAmount,
  /** Daily and hour salaries received. */
  salary: wireAmount,
  /** Commission, dividends and salaries together. */
  total: wireAmount,
});

/** Result of one of several payments, in the order of the input. */
const payoutResult = z.object({
  /** Statement of the input. */
  statementId: wireId,
  /** The statement after the payment; absent if it was refused. */
  statement: opt(agentStatement),
  /** Why it was refused; absent if it was paid. */
  errorCode: opt(openEnum(['record.not.found', 'payout.not.due', 'wallet.insufficient'])),
});

/** Offers pending the caller's answer, by the documented kind (D1 §7). */
const contractRequests = z.object({
  /** Offer of a daily salary; absent without one. */
  dailysalreqtype: opt(agentContract),
  /** Offer of a dividend; absent without one. */
  divtypecompperiodreq: opt(agentContract),
  /** Offer of an hour salary; absent without one. */
  contracthoursalreq: opt(agentContract),
});

/** Calls about contracts of agents. */
export const agentContracts = {
  currentDividend: dividend.current,
  dividendContract: dividend.contract,
  dividends: dividend.statements,
  payDividend: call({
    method: 'POST',
    path: '/wps/relay/ODSFE2_PayoutDividend',
    money: true,
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Due statement to pay. */
        statementId: wireId,
        /** The payment password: six digits. */
        paymentPassword,
      }),
    value: agentStatement,
    docs: DOCUMENTED && {
      flag: DIVIDENDS,
      errors: [
        'record.not.found',
        'payout.not.due',
        'wallet.insufficient',
        ...PAYMENT_PASSWORD_ERRORS,
      ],
      summary: 'Pay a due dividend to a direct downline, from the caller’s wallet',
    },
  }),
  payDividends: call({
    method: 'POST',
    path: '/wps/relay/ODSFE2_PayoutDividends',
    money: true,
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Statements to pay, in this order; a refused one does not stop the others. */
        statementIds: z.array(wireId).check(z.minLength(1), z.maxLength(50)),
        /** The payment password: six digits. */
        paymentPassword,
      }),
    value: z.object({
      /** Result of each statement. */
      list: strictList(z.array(payoutResult)),
      /** Totals of all payments of this call. */
      paid: z.object({
        /** Number of statements paid. */
        count: wireCount,
        /** Sum of their amounts. */
        amount: wireAmount,
      }),
      /** Balance of the caller's wallet after the payments. */
      balance: wireAmount,
    }),
    docs: DOCUMENTED && {
      flag: DIVIDENDS,
      errors: [...PAYMENT_PASSWORD_ERRORS],
      summary:
        'Pay several dividends that are due; one that cannot be paid does not hinder the others',
    },
  }),
  income: call({
    path: '/wps/relay/ODS2_AgentPrevAndCurrIncome',
    input:
      DOCUMENTED &&
      z.object({
        /** Length of both periods. */
        period: z._default(z.enum(['DAY', 'WEEK', 'HALF_MONTH', 'MONTH']), 'MONTH'),
      }),
    value: z.object({
      /** The previous period. */
      previous: income,
      /** The current period. */
      current: income,
    }),
    docs: DOCUMENTED && {
      summary:
        'Commission earned, dividends and salaries received, in this period and the one before',
    },
  }),
  dividendRequest: call({
    path: '/wps/relay/MCS2_getContractDividendReq',
    tokenInPayload: true,
    value: contractRequests,
    docs: DOCUMENTED && {
      roles: 'real',
      section: 'D1 §7',
      summary: 'Offers of contracts that wait for the caller’s answer, for the dividend screen',
    },
  }),
  proposeDividend: dividend.propose,
  processDividend: dividend.process,
  dividendContracts: dividend.contracts,
  currentSalary: salary.current,
  salaryContract: salary.contract,
  salaries: salary.statements,
  proposeSalary: salary.propose,
  processSalary: salary.process,
  salaryRequest: call({
    path: '/wps/relay/MCS2_getContracDailySalReq',
    module: 'DAILYSALCONT3',
    tokenInPayload: true,
    value: contractRequests,
    docs: DOCUMENTED && {
      roles: 'real',
      section: 'D1 §7',
      summary: 'Offers of contracts that wait for the caller’s answer, for the prompt after login',
    },
  }),
  salaryContracts: salary.contracts,
  currentHours: hours.current,
  hourContract: hours.contract,
  hourSalaries: hours.statements,
  proposeHours: hours.propose,
  processHours: hours.process,
  hourContracts: hours.contracts,
};
