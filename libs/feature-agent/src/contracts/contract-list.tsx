import type { AgentContract } from '@lobby/api-client';
import { ListState, More, useBrandClock } from '@lobby/feature-kit';
import { formatDate, useLanguage } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContractActions, ContractBody, Status } from './contract-card';
import type { Kind, Role } from './contract-kinds';
import { contractsQuery } from './contracts.query';
import styles from './contracts.module.css';

interface ContractListProps {
  kind: Kind;
  /** Which side of them one is. */
  side: Role;
}

const ACCEPTED: readonly AgentContract['status'][] = ['ACTIVE', 'ENDING', 'ENDED'];

/** The contract that was in force before one of a list, newest first, between the same two. */
const contractBefore = (list: readonly AgentContract[], place: number): AgentContract | undefined =>
  list
    .slice(place + 1)
    .find(
      (one) =>
        ACCEPTED.includes(one.status) &&
        one.receiver === list[place]?.receiver &&
        one.proposer === list[place]?.proposer,
    );

/** Contracts of every status, newest first; each opens with its example, changes and terms. */
export function ContractList({ kind, side }: ContractListProps) {
  const { t } = useTranslation('agent-contracts');
  const pages = useInfiniteQuery(contractsQuery(kind, side));
  const list = pages.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <ListState
      pending={pages.data === undefined}
      failed={pages.isLoadingError}
      error={pages.error}
      busy={pages.isFetching}
      onRetry={() => void pages.refetch()}
    >
      {list.length === 0 ? (
        <EmptyState title={t(`list.none.${side}`)} />
      ) : (
        <>
          <ul className={styles.list}>
            {list.map((contract, place) => (
              <li key={contract.contractId}>
                <ContractRow
                  kind={kind}
                  side={side}
                  contract={contract}
                  before={contractBefore(list, place)}
                />
              </li>
            ))}
          </ul>
          <More pages={pages} />
        </>
      )}
    </ListState>
  );
}

interface ContractRowProps extends ContractListProps {
  contract: AgentContract;
  before: AgentContract | undefined;
}

function ContractRow({ kind, side, contract, before }: ContractRowProps) {
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
        <ContractBody kind={kind} contract={contract} before={before} />
        <ContractActions kind={kind} contract={contract} />
      </div>
    </details>
  );
}
