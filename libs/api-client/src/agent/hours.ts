import { agentHours } from '../contract/agent-hours';
import { send, type SendOptions } from '../transport/send';
import { type Page, toPage } from '../values';
import {
  type AgentContract,
  contractInputOf,
  type ContractDecision,
  type ContractOffer,
  type ContractQuery,
  type ContractStanding,
  decisionInputOf,
  offerInputOf,
  type RunningEarnings,
  statementInputOf,
  type StatementPage,
  type StatementQuery,
  toContract,
  toRunning,
  toStanding,
  toStatements,
} from './contracts';

/** What the hours of today earned so far, and what is owed to downlines (D1 §6). */
export async function currentHours(options?: SendOptions): Promise<RunningEarnings> {
  return toRunning(await send(agentHours.currentHours, {}, options));
}

/** One's own hour contract, or that of a direct downline. Throws `downline.unknown` (D1 §6). */
export async function hourContract(
  userName?: string,
  options?: SendOptions,
): Promise<ContractStanding> {
  return toStanding(await send(agentHours.hourContract, { userName }, options));
}

/** Hour salaries by day, newest first. They are paid by themselves at midnight. */
export async function hourSalaries(
  query: StatementQuery,
  options?: SendOptions,
): Promise<StatementPage> {
  return toStatements(await send(agentHours.hourSalaries, statementInputOf(query), options));
}

/** Offers a direct downline an hour contract. Throws as `proposeDividend` does. */
export async function proposeHours(
  offer: ContractOffer,
  options?: SendOptions,
): Promise<AgentContract> {
  return toContract(await send(agentHours.proposeHours, offerInputOf(offer), options));
}

/** Accepts or rejects an offer. Throws `contract.not.pending` for one that was answered. */
export async function answerHours(
  decision: ContractDecision,
  options?: SendOptions,
): Promise<AgentContract> {
  return toContract(await send(agentHours.answerHours, decisionInputOf(decision), options));
}

/** Hour contracts of every status, newest first. */
export async function hourContracts(
  query: ContractQuery,
  options?: SendOptions,
): Promise<Page<AgentContract>> {
  const value = await send(agentHours.hourContracts, contractInputOf(query), options);
  return toPage(value, toContract);
}
