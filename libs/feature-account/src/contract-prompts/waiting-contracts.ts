import type { ContractOffers } from '@lobby/api-client';
import { PATHS, type Stored } from '@lobby/core';

/** A kind of contract that may wait for an answer (D1 §4). */
export type ContractKind = NonNullable<Stored<'contractPrompts'>>[number];

interface Prompt {
  label: `prompt.${ContractKind}`;
  to: string;
  waits(offers: ContractOffers): boolean;
}

/** What each prompt says and where it leads (D1 §4). */
export const PROMPTS: Readonly<Record<ContractKind, Prompt>> = {
  salary: {
    label: 'prompt.salary',
    to: PATHS.salaryContract,
    waits: ({ salary }) => salary !== undefined,
  },
  dividend: {
    label: 'prompt.dividend',
    to: PATHS.dividendContract,
    waits: ({ dividend }) => dividend !== undefined,
  },
  hour: { label: 'prompt.hour', to: PATHS.hourContract, waits: ({ hours }) => hours !== undefined },
};

const KINDS: readonly ContractKind[] = ['salary', 'dividend', 'hour'];

/** The kinds to be asked about, in the order of the documents. */
export const waitingKinds = (offers: ContractOffers): ContractKind[] =>
  KINDS.filter((kind) => PROMPTS[kind].waits(offers));
