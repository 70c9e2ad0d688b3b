import { incomeOf } from '../contracts/income';
import { payStatement } from '../contracts/pay';
import { statementById, statementToWire } from '../contracts/statements';
import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { Refusal, refuse } from '../calls/refusal';
import { requirePaymentPassword } from '../security/payment-password';
import { callsOf, contractRequests } from './agent-contracts';
import { toMinor, toWire } from '../wallet/money';
import { mainWallet } from '../wallet/wallets';
import type { AreaHandlers } from '../calls/handler';

const dividend = callsOf('DIVIDEND');

/** Dividend payable by the caller, in any status. */
function owedDividend({ db }: Context, payerId: number, statementId: string) {
  const id = /^\d{1,15}$/.test(statementId) ? Number(statementId) : 0;
  const statement = statementById(db, id);
  if (statement?.payer_id !== payerId || statement.kind !== 'DIVIDEND') {
    throw refuse('record.not.found');
  }
  return statement;
}

/** Errors that refuse a single dividend of a batch. */
const REFUSALS = ['record.not.found', 'payout.not.due', 'wallet.insufficient'] as const;

/** Pays a dividend; returns the error code if it is refused. */
function paidOrRefused(context: Context, payerId: number, statementId: string) {
  const { db, brand, now } = context;
  try {
    payStatement(db, owedDividend(context, payerId, statementId), now);
    const statement = statementToWire(brand, owedDividend(context, payerId, statementId));
    return { statementId, statement, errorCode: null };
  } catch (error) {
    const errorCode = error instanceof Refusal && REFUSALS.find((code) => code === error.code);
    if (!errorCode) throw error;
    return { statementId, statement: null, errorCode };
  }
}

export const agentDividend = {
  currentDividend: dividend.current,
  dividendContract: dividend.info,
  dividends: dividend.statements,
  proposeDividend: dividend.propose,
  processDividend: dividend.process,
  dividendContracts: dividend.contracts,
  dividendRequest: contractRequests,

  payDividend: async ({ statementId, paymentPassword }, context) => {
    const { db, brand, now } = context;
    const { userId } = signedIn(context);
    await requirePaymentPassword(context, paymentPassword);
    return once(context, () => {
      const statement = owedDividend(context, userId, statementId);
      payStatement(db, statement, now);
      return statementToWire(brand, owedDividend(context, userId, statementId));
    });
  },

  payDividends: async ({ statementIds, paymentPassword }, context) => {
    const { db, brand } = context;
    const { userId } = signedIn(context);
    await requirePaymentPassword(context, paymentPassword);
    return once(context, () => {
      const list = statementIds.map((statementId) => paidOrRefused(context, userId, statementId));
      const paid = list.flatMap(({ statement }) => (statement === null ? [] : [statement.amount]));
      const wire = (minor: number) => toWire(minor, brand.currency.digits);
      const minor = (amount: string) => toMinor(amount, brand.currency.digits) ?? 0;
      return {
        list,
        paid: {
          count: paid.length,
          amount: wire(paid.reduce((sum, amount) => sum + minor(amount), 0)),
        },
        balance: wire(mainWallet(db, userId).balance),
      };
    });
  },

  income: ({ period }, context) => {
    const { db, brand, now } = context;
    return incomeOf(db, brand, signedIn(context).userId, period, now);
  },
} satisfies Partial<AreaHandlers<'agent'>>;
