import type { CallAnswer } from '../contract';
import { agentContracts } from '../contract/agent/contracts';
import { bind, send, type SendOptions } from '../transport/send';

const toOffers = (requests: CallAnswer<typeof agentContracts.salaryRequest>) => ({
  dividend: requests.divtypecompperiodreq,
  salary: requests.dailysalreqtype,
  hours: requests.contracthoursalreq,
});

/** Offers of every kind pending the viewer's answer; prompted after login (D1 §6). */
export const contractOffers = async (options?: SendOptions) =>
  toOffers(await send(agentContracts.salaryRequest, {}, options));

/** Same as `contractOffers`, through the call of the dividend screen (D1 §7). */
export const dividendOffers = async (options?: SendOptions) =>
  toOffers(await send(agentContracts.dividendRequest, {}, options));

/** Commission, dividends and salaries received in the current and previous period; default: months. */
export const income = bind(agentContracts.income);

/** Dividend of the current period to date, and amounts owed to downlines. */
export const currentDividend = bind(agentContracts.currentDividend);

/** The viewer's dividend contract, or that of a direct downline. Throws `downline.unknown`. */
export const dividendContract = bind(agentContracts.dividendContract);

/** Dividends of ended periods, newest first. */
export const dividends = bind(agentContracts.dividends);

/**
 * Pays a due dividend to a direct downline from the viewer's wallet. Returns the paid statement. Throws
 * `payout.not.due` if it is paid or zero, `wallet.insufficient`, and the errors of the payment
 * password.
 */
export const payDividend = bind(agentContracts.payDividend);

/**
 * Pays up to 50 due dividends in order. Returns a row for each: its paid statement, or the error code of a refusal,
 * which does not stop the others. Throws the errors of the payment password.
 */
export const payDividends = bind(agentContracts.payDividends);

/**
 * Offers a dividend contract to a direct downline. Throws `downline.unknown`, `contract.exists` while an
 * earlier offer is pending, `field.invalid` with the invalid tiers (`tiers.0`, `tiers.0.minStake`).
 */
export const proposeDividend = bind(agentContracts.proposeDividend);

/**
 * Accepts or rejects an offer (receiver), cancels it (proposer), or ends an active contract after its current
 * period (either side). Requires the payment password. Throws `contract.not.pending`, `contract.not.active`,
 * `record.not.found` for the wrong side, and the errors of the payment password.
 */
export const processDividend = bind(agentContracts.processDividend);

/** Dividend contracts of every status, newest first. */
export const dividendContracts = bind(agentContracts.dividendContracts);

/** Today's salary to date, and amounts owed to downlines. */
export const currentSalary = bind(agentContracts.currentSalary);

/** The viewer's daily salary contract, or that of a direct downline. Throws `downline.unknown`. */
export const salaryContract = bind(agentContracts.salaryContract);

/** Salaries of ended days, newest first; paid automatically at midnight. */
export const salaries = bind(agentContracts.salaries);

/** Offers a daily salary to a direct downline. Throws as `proposeDividend`. */
export const proposeSalary = bind(agentContracts.proposeSalary);

/** Accepts, rejects, cancels or ends a contract, as `processDividend`. */
export const processSalary = bind(agentContracts.processSalary);

/** Daily salary contracts of every status, newest first. */
export const salaryContracts = bind(agentContracts.salaryContracts);

/** Hour salary of today to date, and amounts owed to downlines. */
export const currentHours = bind(agentContracts.currentHours);

/** The viewer's hour contract, or that of a direct downline. Throws `downline.unknown`. */
export const hourContract = bind(agentContracts.hourContract);

/** Hour salaries by day, newest first; paid automatically at midnight. */
export const hourSalaries = bind(agentContracts.hourSalaries);

/** Offers an hour contract to a direct downline. Throws as `proposeDividend`. */
export const proposeHours = bind(agentContracts.proposeHours);

/** Accepts, rejects, cancels or ends a contract, as `processDividend`. */
export const processHours = bind(agentContracts.processHours);

/** Hour contracts of every status, newest first. */
export const hourContracts = bind(agentContracts.hourContracts);
