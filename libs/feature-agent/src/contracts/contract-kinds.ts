import { api, type AgentContract, type MoneyOptions, type SendOptions } from '@lobby/api-client';
import type { AgentStatement, ContractOffer, ContractStanding } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import type { Base } from './earned';

/** A kind of contract between an agent and a direct downline. */
export type Kind = 'salary' | 'dividend' | 'hour';

/** Action on a contract. */
export type Action = 'ACCEPT' | 'REJECT' | 'CANCEL' | 'END';

/** Side of a contract. */
export type Role = 'RECEIVER' | 'PROPOSER';

/** Settlement period of a dividend contract. */
export type DividendPeriod = 'WEEK' | 'HALF_MONTH' | 'MONTH';

interface Answer {
  contractId: string;
  action: Action;
  paymentPassword: string;
}

interface ContractPage {
  list: readonly AgentContract[];
  page: number;
  totalPages: number;
}

/** Page of statements. */
export interface StatementPage {
  list: AgentStatement[];
  page: number;
  total: number;
  totalPages: number;
  footer: { amount: string; paid: string; due: string };
}

type StatementQuery = NonNullable<Parameters<typeof api.agent.salaries>[0]>;

interface KindCalls {
  /** Base of the rate. */
  base: Base;
  /** Path of its screen. */
  path: string;
  standing(
    input: { userName?: string | undefined },
    options: SendOptions,
  ): Promise<ContractStanding>;
  contracts(input: { role: Role; page: number }, options: SendOptions): Promise<ContractPage>;
  running(options: SendOptions): ReturnType<typeof api.agent.currentSalary>;
  statements(input: StatementQuery, options: SendOptions): Promise<StatementPage>;
  /** `period` applies to dividends only; the other kinds have a fixed one. */
  propose(input: ContractOffer & { period: DividendPeriod }): Promise<AgentContract>;
  process(input: Answer, options: MoneyOptions): Promise<AgentContract>;
}

/** Requests and path of each kind. */
export const KINDS: Readonly<Record<Kind, KindCalls>> = {
  salary: {
    base: 'stake',
    path: PATHS.salaryContract,
    standing: (input, options) => api.agent.salaryContract(input, options),
    contracts: (input, options) => api.agent.salaryContracts(input, options),
    running: (options) => api.agent.currentSalary(options),
    statements: (input, options) => api.agent.salaries(input, options),
    propose: ({ period: _, ...offer }) => api.agent.proposeSalary(offer),
    process: (input, options) => api.agent.processSalary(input, options),
  },
  dividend: {
    base: 'loss',
    path: PATHS.dividendContract,
    standing: (input, options) => api.agent.dividendContract(input, options),
    contracts: (input, options) => api.agent.dividendContracts(input, options),
    running: (options) => api.agent.currentDividend(options),
    statements: (input, options) => api.agent.dividends(input, options),
    propose: (offer) => api.agent.proposeDividend(offer),
    process: (input, options) => api.agent.processDividend(input, options),
  },
  hour: {
    base: 'stake',
    path: PATHS.hourContract,
    standing: (input, options) => api.agent.hourContract(input, options),
    contracts: (input, options) => api.agent.hourContracts(input, options),
    running: (options) => api.agent.currentHours(options),
    statements: (input, options) => api.agent.hourSalaries(input, options),
    propose: ({ period: _, ...offer }) => api.agent.proposeHours(offer),
    process: (input, options) => api.agent.processHours(input, options),
  },
};
