import type { ContractOffers } from '@lobby/api-client';
import { PATHS, type Stored } from '@lobby/core';

/** A kind of contract that may be pending (D1 §4). */
export type ContractKind = NonNullable<Stored<'contractPrompts'>>[number];

interface Prompt {
  label: `prompt.${ContractKind}`;
  to: string;
  waits(offers: ContractOffers): boolean;
}

/** Label, path and condition of each prompt (D1 §4). */
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

/** Kinds of pending contracts, in the order of D1 §4. */
export const waitingKinds = (offers: ContractOffers): ContractKind[] =>
  KINDS.filter((kind) => PROMPTS[kind].waits(offers));
