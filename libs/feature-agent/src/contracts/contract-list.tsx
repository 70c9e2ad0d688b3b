import type { AgentContract } from '@lobby/api-client';
import { More, QueryState, rowsOf, useBrandClock } from '@lobby/feature-kit';
import { formatDate, useLanguage } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContractActions, ContractBody, Status } from './contract-card';
import { useContractKind } from './contract-kind';
import type { Role } from './contract-kinds';
import { contractKey, contractsQuery } from './contracts.query';
import styles from './contracts.module.css';

interface ContractListProps {
  /** Side of the viewer. */
  side: Role;
}

const ACCEPTED: readonly AgentContract['status'][] = ['ACTIVE', 'ENDING', 'ENDED'];

/** Previous contract between the same two sides; `list` is newest first. */
const contractBefore = (list: readonly AgentContract[], place: number): AgentContract | undefined =>
  list
    .slice(place + 1)
    .find(
      (one) =>
        ACCEPTED.includes(one.status) &&
        one.receiver === list[place]?.receiver &&
        one.proposer === list[place]?.proposer,
    );

/** Contracts of every status, newest first; each expands to its example, changes and terms. */
export function ContractList({ side }: ContractListProps) {
  const { t } = useTranslation('agent-contracts');
  const pages = useInfiniteQuery(contractsQuery(useContractKind(), side));
  return (
    <QueryState query={pages}>
      {(data) => {
        const list = rowsOf(data, contractKey);
        if (list.length === 0) return <EmptyState title={t(`list.none.${side}`)} />;
        return (
          <>
            <ul role="list" className={styles.list}>
              {list.map((contract, place) => (
                <li key={contract.contractId}>
                  <ContractRow
                    side={side}
                    contract={contract}
                    before={contractBefore(list, place)}
                  />
                </li>
              ))}
            </ul>
            <More pages={pages} />
          </>
        );
      }}
    </QueryState>
  );
}

interface ContractRowProps extends ContractListProps {
  contract: AgentContract;
  before: AgentContract | undefined;
}

function ContractRow({ side, contract, before }: ContractRowProps) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const offsetMs = useBrandClock();
  const other = side === 'RECEIVER' ? contract.proposer : contract.receiver;
  return (
    <details className={styles.row}>
      <summary>
        <span className={styles.rowName}>
          {other}
          <span className={styles.note}>
            {t('list.offered', { day: formatDate(contract.createTime, language, offsetMs) })}
          </span>
        </span>
        <Status status={contract.status} />
      </summary>
      <div className={styles.contract}>
        <ContractBody contract={contract} before={before} />
        <ContractActions contract={contract} />
      </div>
    </details>
  );
}
