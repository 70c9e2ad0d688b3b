import { useAddressQuery } from '@lobby/feature-kit';
import { accessDenied, useViewer } from '@lobby/session';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { ContractKind, useContractKind } from './contract-kind';
import type { Kind } from './contract-kinds';
import { ContractList } from './contract-list';
import { KindLinks } from './kind-links';
import { OwnContract } from './own-contract';
import { ProposeForm } from './propose-form';
import { StatementsTab } from './statements-tab';
import styles from './contracts.module.css';

const TABS = ['own', 'downline', 'history', 'statements'] as const;
type Tab = (typeof TABS)[number];

/** Tabs of a player: only agents offer contracts and earn by statements. */
const PLAYERS_TABS: readonly Tab[] = ['own', 'history'];

/** Contracts of one kind: the viewer's, those with the downline, all of them, and their statements. */
function ContractScreen() {
  const { t } = useTranslation('agent-contracts');
  const kind = useContractKind();
  const { query, change } = useAddressQuery();
  const isAgent = accessDenied({ agent: true }, useViewer()) === null;
  const tabs = isAgent ? TABS : PLAYERS_TABS;
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'own';
  return (
    <div className={styles.page}>
      <KindLinks />
      <Tabs
        label={t('tab.label')}
        items={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next === 'own' ? undefined : next })}
        controls="contracts"
      />
      <TabPanel id="contracts" value={tab}>
        {tab === 'own' && <OwnContract earns={isAgent} />}
        {tab === 'downline' && <Downline />}
        {tab === 'history' && (
          <div className={styles.stack}>
            <ContractList side="RECEIVER" />
          </div>
        )}
        {tab === 'statements' && <StatementsTab kind={kind} />}
      </TabPanel>
    </div>
  );
}

/** Offers to the downline: a form for a new one, and all previous ones. */
function Downline() {
  const { t } = useTranslation('agent-contracts');
  return (
    <div className={styles.stack}>
      <ProposeForm />
      <h2 className={styles.title}>{t('list.title')}</h2>
      <ContractList side="PROPOSER" />
    </div>
  );
}

/** Creates the screen of a kind. */
function screenOf(kind: Kind) {
  return function ContractOfKind() {
    return (
      <ContractKind value={kind}>
        <ContractScreen />
      </ContractKind>
    );
  };
}

/** Daily salary contracts (D2 §2); for agents and members with contracts. */
export const SalaryContract = screenOf('salary');
/** Dividend contracts (D2 §2). */
export const DividendContract = screenOf('dividend');
/** Hour salary contracts (D2 §2). */
export const HourContract = screenOf('hour');
