import { agentSalary } from '../contract/agent-salary';
import { send, type SendOptions } from '../transport/send';
import { type Page, toPage } from '../values';
import {
  type AgentContract,
  contractInputOf,
  type ContractDecision,
  type ContractOffer,
  type ContractOffers,
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
  toStatements,
} from './contracts';

/** Contracts that wait for this person's answer, of every kind: what is prompted after login (D1 §6). */
export async function contractOffers(options?: SendOptions): Promise<ContractOffers> {
  return toOffers(await send(agentSalary.salaryRequest, {}, options));
}

/** Today's salary so far, and what is owed to downlines. Agents of real money only (D1 §6). */
export async function currentSalary(options?: SendOptions): Promise<RunningEarnings> {
  return toRunning(await send(agentSalary.currentSalary, {}, options));
}

/** One's own daily salary contract, or that of a direct downline. Throws `downline.unknown` (D2 §7). */
export async function salaryContract(
  userName?: string,
  options?: SendOptions,
): Promise<ContractStanding> {
  return toStanding(await send(agentSalary.salaryContract, { userName }, options));
}

/** Salaries of days that ended, newest first. They are paid by themselves at midnight (D2 §7). */
export async function salaries(
  query: StatementQuery,
  options?: SendOptions,
): Promise<StatementPage> {
  return toStatements(await send(agentSalary.salaries, statementInputOf(query), options));
}

/** Offers a direct downline a daily salary. Throws as `proposeDividend` does (D2 §7). */
export async function proposeSalary(
  offer: ContractOffer,
  options?: SendOptions,
): Promise<AgentContract> {
  return toContract(await send(agentSalary.proposeSalary, offerInputOf(offer), options));
}

/** Accepts or rejects an offer. Throws `contract.not.pending` for one that was answered. */
export async function answerSalary(
  decision: ContractDecision,
  options?: SendOptions,
): Promise<AgentContract> {
  return toContract(await send(agentSalary.answerSalary, decisionInputOf(decision), options));
}

/** Daily salary contracts of every status, newest first (D2 §7). */
export async function salaryContracts(
  query: ContractQuery,
  options?: SendOptions,
): Promise<Page<AgentContract>> {
  const value = await send(agentSalary.salaryContracts, contractInputOf(query), options);
  return toPage(value, toContract);
}
