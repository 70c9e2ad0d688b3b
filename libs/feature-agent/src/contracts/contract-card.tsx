import type { AgentContract } from '@lobby/api-client';
import { useSession } from '@lobby/session';
import { Button, Card, Sheet } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerForm } from './answer-form';
import { useContractKind } from './contract-kind';
import { KINDS, type Action } from './contract-kinds';
import { DifferenceList } from './difference-list';
import { Facts, Tiers } from './terms';
import { WorkedExample } from './worked-example';
import styles from './contracts.module.css';

interface ContractCardProps {
  title: string;
  contract: AgentContract;
  /** Contract that it replaces; undefined for the first between the two sides. */
  before: AgentContract | undefined;
}

/** A contract: status, worked example, changes, terms, actions. */
export function ContractCard({ title, contract, before }: ContractCardProps) {
  return (
    <Card>
      <section aria-label={title} className={styles.contract}>
        <div className={styles.cardHead}>
          <h2 className={styles.title}>{title}</h2>
          <Status status={contract.status} />
        </div>
        <ContractBody contract={contract} before={before} />
        <ContractActions contract={contract} />
      </section>
    </Card>
  );
}

/** Label of a contract's status. */
export function Status({ status }: Pick<AgentContract, 'status'>) {
  const { t } = useTranslation('agent-contracts');
  return (
    <span className={styles.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}

/** Worked example, changes against the previous contract, terms, facts. */
export function ContractBody({ contract, before }: Omit<ContractCardProps, 'title'>) {
  const { base } = KINDS[useContractKind()];
  const me = useSession()?.userName;
  const name = contract.receiver === me ? undefined : contract.receiver;
  return (
    <>
      <WorkedExample contract={contract} base={base} name={name} before={before} />
      <DifferenceList before={before} after={contract} />
      <Tiers tiers={contract.tiers} />
      <Facts contract={contract} />
    </>
  );
}

/** Actions of the receiver of an offer, and of its proposer. */
const ANSWER: readonly Action[] = ['ACCEPT', 'REJECT'];
const TAKE_BACK: readonly Action[] = ['CANCEL'];
const END: readonly Action[] = ['END'];
const NOTHING: readonly Action[] = [];

/** Actions of the viewer: the receiver answers an offer, the proposer withdraws it, either ends a contract. */
function actionsOf(
  { status, receiver, proposer }: AgentContract,
  me: string | undefined,
): readonly Action[] {
  if (status === 'PENDING' && receiver === me) return ANSWER;
  if (status === 'PENDING' && proposer === me) return TAKE_BACK;
  return status === 'ACTIVE' && (receiver === me || proposer === me) ? END : NOTHING;
}

/** Actions of a contract: the answer to an offer inline, an action that ends something in a sheet. */
export function ContractActions({ contract }: Pick<ContractCardProps, 'contract'>) {
  const { t } = useTranslation('agent-contracts');
  const [open, setOpen] = useState(false);
  const actions = actionsOf(contract, useSession()?.userName);
  const [first] = actions;
  if (first === undefined) return null;
  const { contractId } = contract;
  if (actions.length > 1)
    return <AnswerForm {...{ contractId, actions }} onDone={() => undefined} />;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t(`answer.${first}`)}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t(`answer.${first}`)}>
        <AnswerForm {...{ contractId, actions }} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
