import { api, type TeamTransaction } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import {
  MemberFilter,
  type RecordKind,
  RecordScreen,
  useMemberFilter,
  useAddressQuery,
} from '@lobby/feature-kit';
import { accessDenied, useViewer } from '@lobby/session';
import { Tabs } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import {
  signed,
  TRANSACTIONS,
  type TransactionFilters,
  type TransactionSums,
} from './transactions.kind';
import { useTypeFilter } from './use-type-filter';
import styles from './agent-transactions.module.css';

type TeamFilters = { txCode?: string; memberId?: string; userName?: string };

/** The team's transactions without stakes and payouts. `nameOf`: the platform's name of a transaction type. */
const teamTransactions = (
  nameOf: (txCode: string) => string,
): RecordKind<TeamTransaction, TransactionSums, TeamFilters> => ({
  name: 'team-transactions',
  title: 'teamTransactions.title',
  load: (input, options) => api.agent.teamTransactions(input, options),
  key: ({ txId }) => String(txId),
  columns: [
    { label: 'field.time', format: 'time', place: 'when', value: ({ time }) => time },
    { label: 'field.type', format: 'text', place: 'title', value: ({ txCode }) => nameOf(txCode) },
    { label: 'field.amount', format: 'signed', place: 'amount', value: signed },
    { label: 'field.member', format: 'text', value: ({ userName }) => userName },
    { label: 'field.reference', format: 'text', value: ({ refNo }) => refNo },
  ],
  sums: TRANSACTIONS.sums,
});

/** The agent's earnings and transfers. */
const AGENT_TRANSACTIONS: RecordKind<
  Parameters<typeof TRANSACTIONS.key>[0],
  TransactionSums,
  TransactionFilters
> = {
  ...TRANSACTIONS,
  name: 'agent-transactions',
  title: 'agentTransactions.title',
  load: (input, options) => api.wallet.transactions({ ...input, types: 'A' }, options),
};

const OF = ['team', 'own'] as const;

/** Transactions of an agent (D2 §2): the team's and the agent's. Other accounts are redirected to Home. */
export function AgentTransactions() {
  const { t } = useTranslation('records');
  const { query, change } = useAddressQuery();
  const viewer = useViewer();
  if (accessDenied({ agent: true }, viewer) !== null) return <Navigate to={PATHS.home} replace />;
  const of = query.get('of') === 'own' ? 'own' : 'team';
  return (
    <>
      <div className={styles.above}>
        <Tabs
          label={t('agentTransactions.whose')}
          items={OF.map((id) => ({ id, label: t(`agentTransactions.${id}`) }))}
          value={of}
          onChange={(id) => change({ of: id === 'team' ? undefined : id, txCode: undefined })}
        />
        {of === 'team' && <MemberFilter />}
      </div>
      {of === 'team' ? <TeamRecord /> : <OwnRecord />}
    </>
  );
}

function TeamRecord() {
  const filter = useTypeFilter();
  const member = useMemberFilter();
  const names = new Map(filter.options?.map(({ value, label }) => [value, label]));
  return (
    <RecordScreen
      kind={teamTransactions((code) => names.get(code) ?? code)}
      filters={[filter]}
      fixed={member}
    />
  );
}

function OwnRecord() {
  return <RecordScreen kind={AGENT_TRANSACTIONS} filters={[useTypeFilter(true)]} />;
}
