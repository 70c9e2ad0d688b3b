import { agentDividend } from '../contract/agent-dividend';
import type { CallAnswer } from '../contract';
import { type MoneyOptions, send, type SendOptions } from '../transport/send';
import { type Amount, type Page, type Range, toPage } from '../values';
import {
  type AgentContract,
  type AgentStatement,
  contractInputOf,
  type ContractDecision,
  type ContractOffer,
  type ContractOffers,
  type ContractPeriod,
  type ContractQuery,
  type ContractStanding,
  decisionInputOf,
  offerInputOf,
  type RunningEarnings,
  statementInputOf,
  type StatementPage,
  type StatementQuery,
  toContract,
  toOffers,
  toRunning,
  toStanding,
  toStatement,
  toStatements,
} from './contracts';

export type DividendPeriod = Extract<ContractPeriod, 'WEEK' | 'HALF_MONTH' | 'MONTH'>;

export interface DividendOffer extends ContractOffer {
  period: DividendPeriod;
}

/** What an agent earned by rule in some time. */
export interface AgentIncome {
  range: Range;
  commission: Amount;
  dividend: Amount;
  /** Daily and by the hour. */
  salary: Amount;
  total: Amount;
}

export interface AgentIncomes {
  previous: AgentIncome;
  current: AgentIncome;
}

export type IncomePeriod = Exclude<ContractPeriod, 'HOUR'>;

const toIncome = ({
  startDate,
  endDate,
  ...sums
}: CallAnswer<typeof agentDividend.income>['current']): AgentIncome => ({
  ...sums,
  range: { from: startDate, to: endDate },
});

/** The dividend of the period that runs, and what is owed to downlines. Agents of real money only (D1 §6). */
export async function currentDividend(options?: SendOptions): Promise<RunningEarnings> {
  return toRunning(await send(agentDividend.currentDividend, {}, options));
}

/** One's own dividend contract, or that of a direct downline. Throws `downline.unknown` (D2 §7). */
export async function dividendContract(
  userName?: string,
  options?: SendOptions,
): Promise<ContractStanding> {
  return toStanding(await send(agentDividend.dividendContract, { userName }, options));
}

/** Dividends of periods that ended, newest first (D2 §7). */
export async function dividends(
  query: StatementQuery,
  options?: SendOptions,
): Promise<StatementPage> {
  return toStatements(await send(agentDividend.dividends, statementInputOf(query), options));
}

/**
 * Pays what a direct downline is due, out of one's own wallet; answers the paid statement. Throws
 * `payout.not.due` for one that was paid or came to nothing, `wallet.insufficient`, and the refusals
 * of the payment password.
 */
export async function payDividend(
  payment: { statementId: string; paymentPassword: string },
  options: MoneyOptions,
): Promise<AgentStatement> {
  return toStatement(await send(agentDividend.payDividend, payment, options));
}

/** Commission, dividends and salaries received in this period and the one before; months unless asked (D2 §7). */
export async function income(
  { period }: { period?: IncomePeriod | undefined } = {},
  options?: SendOptions,
): Promise<AgentIncomes> {
  const { previous, current } = await send(agentDividend.income, { period }, options);
  return { previous: toIncome(previous), current: toIncome(current) };
}

/** The same as `contractOffers`, asked of the dividend side (D1 §7). */
export async function dividendOffers(options?: SendOptions): Promise<ContractOffers> {
  return toOffers(await send(agentDividend.dividendRequest, {}, options));
}

/**
 * Offers a direct downline a dividend contract. Throws `downline.unknown`, `contract.exists` while an
 * earlier offer waits, `field.invalid` with the tiers that are wrong (`tiers.0`, `tiers.0.minStake`).
 */
export async function proposeDividend(
  offer: DividendOffer,
  options?: SendOptions,
): Promise<AgentContract> {
  const input = { ...offerInputOf(offer), period: offer.period };
  return toContract(await send(agentDividend.proposeDividend, input, options));
}

/** Accepts or rejects an offer. Throws `contract.not.pending` for one that was answered. */
export async function answerDividend(
  decision: ContractDecision,
  options?: SendOptions,
): Promise<AgentContract> {
  return toContract(await send(agentDividend.answerDividend, decisionInputOf(decision), options));
}

/** Dividend contracts of every status, newest first. */
export async function dividendContracts(
  query: ContractQuery,
  options?: SendOptions,
): Promise<Page<AgentContract>> {
  const value = await send(agentDividend.dividendContracts, contractInputOf(query), options);
  return toPage(value, toContract);
}
