import { loginPath, PATHS } from '@lobby/core';
import { HeaderEnd, useScreenTitle, useSearchText } from '@lobby/feature-kit';
import { accessDenied, isOffered, useViewer } from '@lobby/session';
import { StickyHead, TabPanel, Tabs, TopBar } from '@lobby/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { FilterButton } from '../game-filter/filter-button';
import { FilterChips } from '../game-filter/filter-chips';
import type { ListFilter } from '../game-filter/list-filter';
import type { EmptyReason } from '../game-pages/empty-games';
import { listTab, LIST_TAB_IDS, type ListTabId } from '../game-pages/list-tabs';
import { PagedGames } from '../game-pages/paged-games';
import { GameSearchField } from '../game-search/game-search-field';
import { SearchLink } from '../search/search-link';
import styles from './game-list.module.css';
import { EMPTY_EXITS, useListAddress } from './list-address';
import { LIST_START, showListStart } from './list-start';
import { VendorTypes } from './vendor-types';

const PANEL = 'game-list';

/**
 * Games of a category or a provider (D2 §2 "Game list"): sticky search and tabs, provider, games. Shows all games if
 * the brand may not offer the category.
 */
export function GameListScreen() {
  const { t } = useTranslation('games');
  const viewer = useViewer();
  const navigate = useNavigate();
  const start = useRef<HTMLDivElement>(null);
  const { list, path, named, change, addressWith } = useListAddress();
  const { typed, setTyped } = useSearchText({
    settled: list.name,
    onSettle: (name) => change({ name }),
  });
  const categoryInQuery = path === PATHS.gameList;
  const category = categoryInQuery ? named : list.category;
  const denied = (tab: ListTabId) => accessDenied(listTab(tab).needs, viewer) !== null;

  if (category && !isOffered({ category })) return <Navigate to={PATHS.allGames} replace />;
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
    <>
      {categoryInQuery ? (
        <ListHeader />
      ) : (
        <HeaderEnd>
          <HeaderActions />
        </HeaderEnd>
      )}
      <div>
        <div ref={start} id={LIST_START} className={styles.start} />
        <StickyHead>
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
        {categoryInQuery && list.vendorCode !== undefined && (
          <VendorTypes vendorCode={list.vendorCode} category={list.category} />
        )}
        <FilterChips filter={list} onChange={narrow} />
        <TabPanel id={PANEL} value={list.tab}>
          <PagedGames list={list} typed={typed} onLeaveEmpty={leaveEmpty} />
        </TabPanel>
      </div>
    </>
  );
}

export const Component = GameListScreen;

/** Header of a list whose category is in the query; other lists use the frame's header. */
function ListHeader() {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const { named, everyCategory } = useListAddress();
  const title = t(`title.${everyCategory ? 'all' : (named ?? 'list')}`);
  useScreenTitle(title);
  return (
    <TopBar title={title} onBack={() => void navigate(PATHS.home)}>
      <HeaderActions />
    </TopBar>
  );
}

function HeaderActions() {
  return (
    <>
      <SearchLink />
      <FilterButton />
    </>
  );
}
