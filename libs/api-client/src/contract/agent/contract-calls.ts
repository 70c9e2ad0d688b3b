import * as z from 'zod/mini';
import { type Call, callsOf, DOCUMENTED } from '../call';
import { PAYMENT_PASSWORD_ERRORS, paymentPassword } from '../security/shapes';
import { pageOf, totalledPageOf, wireId } from '../wire';
import { nameInput } from './shapes';
import {
  agentContract,
  agentStatement,
  contractOffer,
  contractQuery,
  contractStanding,
  runningEarnings,
  statementQuery,
  statementTotals,
} from './terms';

type Path = Call['path'];

/** Properties that differ between contract kinds. */
interface Kind<P> extends Pick<Call, 'module' | 'section' | 'flag'> {
  /** Name of the kind in summaries, such as `dividend contract`. */
  name: string;
  paths: Record<'current' | 'contract' | 'statements' | 'propose' | 'process' | 'contracts', Path>;
  /** Inputs of an offer besides the tiers. */
  terms: P;
}

/** Defines the six calls of a contract kind: dividend, daily salary or hour salary. */
export function contractCalls<P extends z.core.$ZodLooseShape>(kind: Kind<P>) {
  const { module, section, flag, name, paths } = kind;
  const call = callsOf({ module, docs: DOCUMENTED && { section, flag, roles: 'real' } });
  return {
    current: call({
      path: paths.current,
      value: runningEarnings,
      docs: DOCUMENTED && {
        roles: 'realAgent',
        summary: `The caller’s ${name} of the running period to date, and amounts owed to downlines`,
      },
    }),
    contract: call({
      path: paths.contract,
      /** Owner of the contract: the caller, or a direct downline. */
      input:
        DOCUMENTED &&
        z.object({
          /** User name of a direct downline, to read that member's contract; absent: the caller's own contract. */
          userName: z.optional(nameInput),
        }),
      value: contractStanding,
      docs: DOCUMENTED && {
        errors: ['downline.unknown'],
        summary: `The caller’s ${name} contract, or that of a direct downline`,
      },
    }),
    statements: call({
      path: paths.statements,
      input: DOCUMENTED && statementQuery,
      value: totalledPageOf(agentStatement, statementTotals),
      docs: DOCUMENTED && {
        roles: 'realAgent',
        summary: `Statements of the ended periods of a ${name}, newest first`,
      },
    }),
    propose: call({
      method: 'POST',
      path: paths.propose,
      input: DOCUMENTED && z.object({ ...contractOffer, ...kind.terms }),
      value: agentContract,
      docs: DOCUMENTED && {
        roles: 'realAgent',
        errors: ['downline.unknown', 'contract.exists', 'field.invalid'],
        summary: `Offer a direct downline a ${name} contract`,
      },
    }),
    process: call({
      method: 'POST',
      path: paths.process,
      money: true,
      body: 'encrypted',
      input:
        DOCUMENTED &&
        z.object({
          /** Identifier of the offer or contract. */
          contractId: wireId,
          /**
           * ACCEPT and REJECT: the receiver answers an offer. CANCEL: the proposer takes an offer back. END: either
           * side ends an active contract.
           */
          action: z.enum(['ACCEPT', 'REJECT', 'CANCEL', 'END']),
          /** The payment password: six digits. */
          paymentPassword,
        }),
      value: agentContract,
      docs: DOCUMENTED && {
        errors: [
          'record.not.found',
          'contract.not.pending',
          'contract.not.active',
          ...PAYMENT_PASSWORD_ERRORS,
        ],
        summary: `Accept, reject or cancel an offer of a ${name} contract, or end the contract with its period`,
      },
    }),
    contracts: call({
      path: paths.contracts,
      input: DOCUMENTED && contractQuery,
      value: pageOf(agentContract),
      docs: DOCUMENTED && { summary: `Contracts of every status for a ${name}, newest first` },
    }),
  };
}
