import { loginPath, PATHS } from '@lobby/core';
import { accessDenied, useViewer } from '@lobby/session';
import { TabPanel, Tabs, TopBar } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type { EmptyReason } from '../game-pages/empty-games';
import { listTab, LIST_TAB_IDS, type ListTabId } from '../game-pages/list-tabs';
import { PagedGames } from '../game-pages/paged-games';
import { GameSearchField } from '../game-search/game-search-field';
import { useSearchText } from '../game-search/use-search-text';
import styles from './game-list.module.css';
import { useListAddress, type ListChange } from './list-address';
import { VendorChip } from './vendor-chip';

/** The change that leads out of an empty list. */
const EMPTY_EXITS: Record<Exclude<EmptyReason, 'search'>, ListChange> = {
  vendor: { vendorCode: undefined },
  tab: { tab: 'all' },
};

const PANEL = 'game-list';

/** Games of one category: search, tabs, provider, list (D2 §2 "Game list"). */
export function Component() {
  const { t } = useTranslation('games');
  const viewer = useViewer();
  const navigate = useNavigate();
  const { list, pathname, change, addressWith } = useListAddress();
  const [typed, setTyped] = useSearchText(list.name, (name) => change({ name }));
  const denied = (tab: ListTabId) => accessDenied(listTab(tab).needs, viewer) !== null;

  if (denied(list.tab)) return <Navigate to={loginPath(addressWith({}))} replace />;

  const openTab = (tab: ListTabId) =>
    denied(tab) ? void navigate(loginPath(addressWith({ tab }))) : change({ tab });
  const leaveEmpty = (reason: EmptyReason) =>
    reason === 'search' ? setTyped('') : change(EMPTY_EXITS[reason]);

  return (
    <>
      {pathname === PATHS.gameList && (
        <TopBar title={t(`title.${list.category}`)} onBack={() => void navigate(PATHS.home)} />
      )}
      <GameSearchField value={typed} onValueChange={setTyped} />
      <div className={styles.tabs}>
        <Tabs
          label={t('tabs')}
          items={LIST_TAB_IDS.map((id) => ({ id, label: t(listTab(id).label) }))}
          value={list.tab}
          onChange={openTab}
          controls={PANEL}
        />
      </div>
      {list.vendorCode !== undefined && (
        <VendorChip
          vendorCode={list.vendorCode}
          onRemove={() => change({ vendorCode: undefined })}
        />
      )}
      <TabPanel id={PANEL} value={list.tab}>
        <PagedGames list={list} typed={typed} onLeaveEmpty={leaveEmpty} />
      </TabPanel>
    </>
  );
}
