import { loginPath } from '@lobby/core';
import { BannerBoard, useAccountRenewal, useBoard, useSearchText } from '@lobby/feature-kit';
import { accessDenied, useViewer } from '@lobby/session';
import { SearchField, StickyHead, TabPanel, Tabs, TopBar } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { SUBSCRIBED } from '../hosts/hosts.query';
import {
  listPath,
  SEARCH_CHARACTERS,
  STREAM_TABS,
  useListAddress,
  type StreamTab,
} from './list-address';
import styles from './live-stream.module.css';
import { StreamNotice } from './stream-notice';
import { Streams } from './streams';

/** D2 §9 */
const SEARCH_DEBOUNCE_MS = 500;

const PANEL = 'streams';

/** Keys of the lists of each tab. */
const LISTS_OF = { all: ['hosts'], subscribed: SUBSCRIBED } as const;

/** Live streams: banners, a notice, search, hosts on air and subscribed hosts (D2 §2). */
export function LiveStreamScreen() {
  const { t } = useTranslation('streams');
  const viewer = useViewer();
  const client = useQueryClient();
  const navigate = useNavigate();
  useAccountRenewal();
  const board = useBoard('streams');
  const { list, change, restores } = useListAddress();
  const { typed, setTyped } = useSearchText({
    settled: list.name,
    onSettle: (name) => change({ name }),
    debounceMs: SEARCH_DEBOUNCE_MS,
  });
  const guest = accessDenied({ session: true }, viewer) !== null;

  if (guest && list.tab === 'subscribed')
    return <Navigate to={loginPath(listPath(list))} replace />;

  const openTab = (tab: StreamTab) => {
    if (guest && tab === 'subscribed') return void navigate(loginPath(listPath({ ...list, tab })));
    void client.invalidateQueries({ queryKey: LISTS_OF[tab] });
    change({ tab });
  };

  return (
    <>
      <TopBar title={t('title.streams')} />
      <BannerBoard board={board} compact />
      <StreamNotice board={board} />
      <StickyHead>
        <div className={styles.search}>
          <SearchField
            label={t('search.label')}
            placeholder={t('search.label')}
            maxLength={SEARCH_CHARACTERS}
            value={typed}
            onValueChange={setTyped}
          />
        </div>
        <div className={styles.tabs}>
          <Tabs
            label={t('tabs')}
            items={STREAM_TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
            value={list.tab}
            onChange={openTab}
            controls={PANEL}
            manual
          />
        </div>
      </StickyHead>
      <TabPanel id={PANEL} value={list.tab}>
        <Streams
          list={list}
          restores={restores}
          onShowAll={() => openTab('all')}
          onClearSearch={() => setTyped('')}
        />
      </TabPanel>
    </>
  );
}

export const Component = LiveStreamScreen;
