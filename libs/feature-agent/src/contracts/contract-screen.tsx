import { RecordScreen, useAddressQuery } from '@lobby/feature-kit';
import { accessDenied, useViewer } from '@lobby/session';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { agentOnly } from '../agent-only';
import type { Kind } from './contract-kinds';
import { ContractList } from './contract-list';
import { KindLinks } from './kind-links';
import { OwnContract } from './own-contract';
import { ProposeForm } from './propose-form';
import { STATEMENTS, useStatementFilters } from './statements.kind';
import styles from './contracts.module.css';

const TABS = ['own', 'downline', 'history', 'statements'] as const;
type Tab = (typeof TABS)[number];

/** What a player has: contracts are offered by agents, and statements are theirs. */
const PLAYERS_TABS: readonly Tab[] = ['own', 'history'];

/** Contracts of one kind: one's own, those with the downline, all of them, and what they paid. */
function ContractScreen({ kind }: { kind: Kind }) {
  const { t } = useTranslation('agent-contracts');
  const { query, change } = useAddressQuery();
  const isAgent = accessDenied({ agent: true }, useViewer()) === null;
  const tabs = isAgent ? TABS : PLAYERS_TABS;
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'own';
  return (
    <div className={styles.page}>
      <KindLinks kind={kind} />
      <Tabs
        label={t('tab.label')}
        items={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next === 'own' ? undefined : next })}
        controls="contracts"
      />
      <TabPanel id="contracts" value={tab}>
        {tab === 'own' && <OwnContract kind={kind} earns={isAgent} />}
        {tab === 'downline' && <Downline kind={kind} />}
        {tab === 'history' && (
          <div className={styles.stack}>
            <ContractList kind={kind} side="RECEIVER" />
          </div>
        )}
        {tab === 'statements' && <Statements kind={kind} />}
      </TabPanel>
    </div>
  );
}

/** Offers to the downline: a new one, and all that were made. */
function Downline({ kind }: { kind: Kind }) {
  const { t } = useTranslation('agent-contracts');
  return (
    <div className={styles.stack}>
      <ProposeForm kind={kind} />
      <h2 className={styles.title}>{t('list.title')}</h2>
      <ContractList kind={kind} side="PROPOSER" />
    </div>
  );
}

/** What ended periods paid. */
function Statements({ kind }: { kind: Kind }) {
  return <RecordScreen kind={STATEMENTS[kind]} filters={useStatementFilters()} />;
}

/** Daily salary contracts (D2 §2); for agents and members with contracts. */
export const SalaryContract = agentOnly(() => <ContractScreen kind="salary" />);
/** Dividend contracts (D2 §2). */
export const DividendContract = agentOnly(() => <ContractScreen kind="dividend" />);
/** Hour salary contracts (D2 §2). */
export const HourContract = agentOnly(() => <ContractScreen kind="hour" />);
