import { incomeOf } from '../contracts/income';
import { payStatement } from '../contracts/pay';
import { statementById, statementToWire } from '../contracts/statements';
import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { refuse } from '../calls/refusal';
import { requirePaymentPassword } from '../security/payment-password';
import { callsOf, contractRequests } from './agent-contracts';
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

export const agentDividend = {
  currentDividend: dividend.current,
  dividendContract: dividend.info,
  dividends: dividend.statements,
  proposeDividend: dividend.propose,
  answerDividend: dividend.answer,
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

  income: ({ period }, context) => {
    const { db, brand, now } = context;
    return incomeOf(db, brand, signedIn(context).userId, period, now);
  },
} satisfies Partial<AreaHandlers<'agent'>>;
