import type { CallAnswer } from '../contract';
import { agentContracts } from '../contract/agent/contracts';
import { bind, send, type SendOptions } from '../transport/send';

const toOffers = (requests: CallAnswer<typeof agentContracts.salaryRequest>) => ({
  dividend: requests.divtypecompperiodreq,
  salary: requests.dailysalreqtype,
  hours: requests.contracthoursalreq,
});

/** Contracts that wait for this person's answer, of every kind: what is prompted after login (D1 §6). */
export const contractOffers = async (options?: SendOptions) =>
  toOffers(await send(agentContracts.salaryRequest, {}, options));

/** Same as `contractOffers`, by the call of the dividend screen (D1 §7). */
export const dividendOffers = async (options?: SendOptions) =>
  toOffers(await send(agentContracts.dividendRequest, {}, options));

/** Commission, dividends and salaries received in this period and the one before; months by default. */
export const income = bind(agentContracts.income);

/** The dividend of the period that runs, and what is owed to downlines. */
export const currentDividend = bind(agentContracts.currentDividend);

/** One's own dividend contract, or that of a direct downline. Throws `downline.unknown`. */
export const dividendContract = bind(agentContracts.dividendContract);

/** Dividends of periods that ended, newest first. */
export const dividends = bind(agentContracts.dividends);

/**
 * Pays what a direct downline is due, out of one's own wallet; answers the paid statement. Throws
 * `payout.not.due` for one that is paid or zero, `wallet.insufficient`, and the errors of the payment
 * password.
 */
export const payDividend = bind(agentContracts.payDividend);

/**
 * Pays up to 50 dividends that are due, in their order. Answers a row for each: its paid statement, or the error code
 * that refused it; the others are paid all the same. Throws the errors of the payment password.
 */
export const payDividends = bind(agentContracts.payDividends);

/**
 * Offers a direct downline a dividend contract. Throws `downline.unknown`, `contract.exists` while an
 * earlier offer waits, `field.invalid` with the tiers that are wrong (`tiers.0`, `tiers.0.minStake`).
 */
export const proposeDividend = bind(agentContracts.proposeDividend);

/**
 * Accepts or rejects an offer (its receiver), cancels it (its proposer), or ends an active contract with its running
 * period (either side), with the payment password. Throws `contract.not.pending`, `contract.not.active`;
 * `record.not.found` for the other side; and the errors of the payment password.
 */
export const processDividend = bind(agentContracts.processDividend);

/** Dividend contracts of every status, newest first. */
export const dividendContracts = bind(agentContracts.dividendContracts);

/** Today's salary so far, and what is owed to downlines. */
export const currentSalary = bind(agentContracts.currentSalary);

/** One's own daily salary contract, or that of a direct downline. Throws `downline.unknown`. */
export const salaryContract = bind(agentContracts.salaryContract);

/** Salaries of days that ended, newest first. Paid automatically at midnight. */
export const salaries = bind(agentContracts.salaries);

/** Offers a direct downline a daily salary. Throws as `proposeDividend` does. */
export const proposeSalary = bind(agentContracts.proposeSalary);

/** Accepts, rejects, cancels or ends. As `processDividend`. */
export const processSalary = bind(agentContracts.processSalary);

/** Daily salary contracts of every status, newest first. */
export const salaryContracts = bind(agentContracts.salaryContracts);

/** What the hours of today earned so far, and what is owed to downlines. */
export const currentHours = bind(agentContracts.currentHours);

/** One's own hour contract, or that of a direct downline. Throws `downline.unknown`. */
export const hourContract = bind(agentContracts.hourContract);

/** Hour salaries by day, newest first. Paid automatically at midnight. */
export const hourSalaries = bind(agentContracts.hourSalaries);

/** Offers a direct downline an hour contract. Throws as `proposeDividend` does. */
export const proposeHours = bind(agentContracts.proposeHours);

/** Accepts, rejects, cancels or ends. As `processDividend`. */
export const processHours = bind(agentContracts.processHours);

/** Hour contracts of every status, newest first. */
export const hourContracts = bind(agentContracts.hourContracts);
