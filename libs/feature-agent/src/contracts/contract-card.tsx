import type { AgentContract } from '@lobby/api-client';
import { useSession } from '@lobby/session';
import { Button, Card, Sheet } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerForm } from './answer-form';
import { KINDS, type Action, type Kind } from './contract-kinds';
import { DifferenceList } from './difference-list';
import { Facts, Tiers } from './terms';
import { WorkedExample } from './worked-example';
import styles from './contracts.module.css';

interface ContractCardProps {
  kind: Kind;
  title: string;
  contract: AgentContract;
  /** The contract it replaces or replaced; undefined: it is the first of the two sides. */
  before: AgentContract | undefined;
}

/** A contract: status, worked example, changes, terms, and what may be done with it. */
export function ContractCard({ kind, title, contract, before }: ContractCardProps) {
  return (
    <Card>
      <section aria-label={title} className={styles.contract}>
        <div className={styles.cardHead}>
          <h2 className={styles.title}>{title}</h2>
          <Status status={contract.status} />
        </div>
        <ContractBody kind={kind} contract={contract} before={before} />
        <ContractActions kind={kind} contract={contract} />
      </section>
    </Card>
  );
}

/** The state of a contract as a word. */
export function Status({ status }: Pick<AgentContract, 'status'>) {
  const { t } = useTranslation('agent-contracts');
  return (
    <span className={styles.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}

/** Worked example, changes against the one before, terms, facts. */
export function ContractBody({ kind, contract, before }: Omit<ContractCardProps, 'title'>) {
  const me = useSession()?.userName;
  const name = contract.receiver === me ? undefined : contract.receiver;
  return (
    <>
      <WorkedExample contract={contract} base={KINDS[kind].base} name={name} before={before} />
      <DifferenceList before={before} after={contract} />
      <Tiers tiers={contract.tiers} />
      <Facts contract={contract} />
    </>
  );
}

/** What a side may do. */
const ANSWER: readonly Action[] = ['ACCEPT', 'REJECT'];
const TAKE_BACK: readonly Action[] = ['CANCEL'];
const END: readonly Action[] = ['END'];
const NOTHING: readonly Action[] = [];

/** The receiver answers an offer, the proposer takes it back, either ends a contract. */
function actionsOf(
  { status, receiver, proposer }: AgentContract,
  me: string | undefined,
): readonly Action[] {
  if (status === 'PENDING' && receiver === me) return ANSWER;
  if (status === 'PENDING' && proposer === me) return TAKE_BACK;
  return status === 'ACTIVE' && (receiver === me || proposer === me) ? END : NOTHING;
}

interface ContractActionsProps {
  kind: Kind;
  contract: AgentContract;
}

/** Actions of a contract: the answer to an offer in place, an action that ends something in a sheet. */
export function ContractActions({ kind, contract }: ContractActionsProps) {
  const { t } = useTranslation('agent-contracts');
  const [open, setOpen] = useState(false);
  const actions = actionsOf(contract, useSession()?.userName);
  const [first] = actions;
  if (first === undefined) return null;
  const { contractId } = contract;
  if (actions.length > 1)
    return <AnswerForm {...{ kind, contractId, actions }} onDone={() => undefined} />;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t(`answer.${first}`)}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t(`answer.${first}`)}>
        <AnswerForm {...{ kind, contractId, actions }} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
