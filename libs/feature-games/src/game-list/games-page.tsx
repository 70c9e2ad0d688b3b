import { loginPath, PATHS } from '@lobby/core';
import { accessDenied, useViewer } from '@lobby/session';
import { StickyHead, TabPanel, Tabs } from '@lobby/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type { EmptyReason } from '../game-pages/empty-games';
import { listTab, LIST_TAB_IDS, type ListTabId } from '../game-pages/list-tabs';
import { PagedGames } from '../game-pages/paged-games';
import { FilterChips } from '../game-filter/filter-chips';
import type { ListFilter } from '../game-filter/list-filter';
import { GameSearchField } from '../game-search/game-search-field';
import { useSearchText } from '../game-search/use-search-text';
import styles from './game-list.module.css';
import { EMPTY_EXITS, useListAddress } from './list-address';
import { LIST_START, showListStart } from './list-start';
import { VendorTypes } from './vendor-types';

const PANEL = 'game-list';

/** The list of the address: search and tabs, in view however far one scrolls, provider, games (D2 §2 "Game list"). */
export function GamesPage() {
  const { t } = useTranslation('games');
  const viewer = useViewer();
  const navigate = useNavigate();
  const start = useRef<HTMLDivElement>(null);
  const { list, path, change, addressWith } = useListAddress();
  const { typed, setTyped } = useSearchText(list.name, (name) => change({ name }));
  const denied = (tab: ListTabId) => accessDenied(listTab(tab).needs, viewer) !== null;

  if (denied(list.tab)) return <Navigate to={loginPath(addressWith({}))} replace />;

  const openTab = (tab: ListTabId) => {
    if (denied(tab)) return void navigate(loginPath(addressWith({ tab })));
    showListStart();
    change({ tab });
  };
  const narrow = (filter: ListFilter) => {
    showListStart();
    change(filter);
  };
  const search = (text: string) => {
    showListStart();
    setTyped(text);
  };
  const leaveEmpty = (reason: EmptyReason) => {
    if (reason !== 'search') return change(EMPTY_EXITS[reason]);
    setTyped('');
    start.current?.parentElement?.querySelector('input')?.focus();
  };

  return (
    <div>
      <div ref={start} id={LIST_START} className={styles.start} />
      <StickyHead belowBar>
        <GameSearchField value={typed} onValueChange={search} />
        <div className={styles.tabs}>
          <Tabs
            label={t('tabs')}
            items={LIST_TAB_IDS.map((id) => ({ id, label: t(listTab(id).label) }))}
            value={list.tab}
            onChange={openTab}
            controls={PANEL}
            manual
          />
        </div>
      </StickyHead>
      {path === PATHS.gameList && list.vendorCode !== undefined && (
        <VendorTypes vendorCode={list.vendorCode} category={list.category} />
      )}
      <FilterChips filter={list} onChange={narrow} />
      <TabPanel id={PANEL} value={list.tab}>
        <PagedGames list={list} typed={typed} onLeaveEmpty={leaveEmpty} />
      </TabPanel>
    </div>
  );
}
