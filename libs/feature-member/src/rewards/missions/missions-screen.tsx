import { useAddressQuery } from '@lobby/feature-kit';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../rewards.module.css';
import { LeaderBoard } from './leader-board';
import { Missions } from './missions';

const VIEWS = ['missions', 'board'] as const;
const TITLES = { missions: 'missions.title', board: 'missions.board' } as const;

/** Missions and leader board (D2 §2); which of them stands in the address. */
export function MissionsScreen() {
  const { t } = useTranslation('member-rewards');
  const { query, change } = useAddressQuery();
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'missions';
  return (
    <div className={styles.page}>
      <Tabs
        label={t('missions.tabs')}
        items={VIEWS.map((id) => ({ id, label: t(TITLES[id]) }))}
        value={view}
        onChange={(id) => change({ view: id === 'board' ? id : undefined })}
        controls="missions"
      />
      <TabPanel id="missions" value={view}>
        {view === 'board' ? <LeaderBoard /> : <Missions />}
      </TabPanel>
    </div>
  );
}

export const Component = MissionsScreen;
