import { PATHS } from '@lobby/core';
import { useAddressQuery } from '@lobby/feature-kit';
import { TabPanel, Tabs, TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Running } from '../../contracts/own-contract';
import { StatementsTab } from '../../contracts/statements-tab';
import { Income } from './income';
import { PayOut } from './pay-out';
import styles from './dividend.module.css';

const TABS = ['current', 'pay', 'history'] as const;

/** Dividend: current period and income, amounts due to downlines, payments (D2 §2). */
export function DividendScreen() {
  const { t } = useTranslation('agent-earnings');
  const { query, change } = useAddressQuery();
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'current';
  return (
    <div className={styles.page}>
      <Tabs
        label={t('tab.label')}
        items={TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next === 'current' ? undefined : next })}
        controls="dividend"
      />
      <TabPanel id="dividend" value={tab}>
        {tab === 'current' && <Current />}
        {tab === 'pay' && <PayOut />}
        {tab === 'history' && <StatementsTab kind="dividend" />}
      </TabPanel>
    </div>
  );
}

/** Current period, and its income compared with the previous period. */
function Current() {
  const { t } = useTranslation('agent-earnings');
  return (
    <>
      <Running kind="dividend" />
      <div className={styles.stack}>
        <TextLink to={PATHS.dividendContract}>{t('current.contract')}</TextLink>
        <Income />
      </div>
    </>
  );
}

export const Component = DividendScreen;
