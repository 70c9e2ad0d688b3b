import { ResultAnnouncer, useAddressQuery, useCountText } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../rewards.module.css';
import { LeaderBoard } from './leader-board';
import { Missions } from './missions';
import { leaderBoardQuery, missionsQuery } from './missions.query';

const VIEWS = ['missions', 'board'] as const;
type View = (typeof VIEWS)[number];

const TITLES = { missions: 'missions.title', board: 'missions.board' } as const;

/** Announces what another tab shows. */
function Announcer({ view }: { view: View }) {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  const countText = useCountText();
  const onBoard = view === 'board';
  const missions = useQuery({ ...missionsQuery(language), enabled: !onBoard });
  const board = useQuery({ ...leaderBoardQuery(language), enabled: onBoard });
  const result = onBoard
    ? countText(board.data?.list.length, {
        some: (count) => t('board.count', { count }),
        none: t('board.none'),
      })
    : countText(missions.data?.length, {
        some: (count) => t('missions.count', { count }),
        none: t('missions.none'),
      });
  return <ResultAnnouncer list={view} result={result} />;
}

/** Missions and leader board (D2 §2); the tab is in the address. */
export function MissionsScreen() {
  const { t } = useTranslation('member-rewards');
  const { query, change } = useAddressQuery();
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'missions';
  return (
    <div className={styles.page}>
      <Announcer view={view} />
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
