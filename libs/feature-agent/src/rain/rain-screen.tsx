import { useAddressQuery } from '@lobby/feature-kit';
import { useAccountType } from '@lobby/session';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazy-part';
import { Rains } from './rains';
import { SendEnvelopes } from './send-envelopes';
import styles from './rain.module.css';

const EnvelopeHistory = lazyPart(
  'envelope-history',
  async () => (await import('./envelope-history')).EnvelopeHistory,
);

const TABS = ['rain', 'send', 'history'] as const;
type Tab = (typeof TABS)[number];

/** Tabs of a virtual agent, who has no real money. */
const VIRTUAL_TABS: readonly Tab[] = ['rain', 'history'];

/** Red envelope rain: events, envelopes for downlines, history (D2 §2). */
export function RainScreen() {
  const { t } = useTranslation('agent-rain');
  const { query, change } = useAddressQuery();
  const virtual = useAccountType()?.virtual;
  const tabs = virtual ? VIRTUAL_TABS : TABS;
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'rain';
  return (
    <div className={styles.page}>
      <Tabs
        label={t('tab.label')}
        items={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next === 'rain' ? undefined : next })}
        controls="rain"
      />
      <TabPanel id="rain" value={tab}>
        {tab === 'rain' && <Rains canJoin={!virtual} />}
        {tab === 'send' && <SendEnvelopes />}
        {tab === 'history' && <EnvelopeHistory />}
      </TabPanel>
    </div>
  );
}

export const Component = RainScreen;
