import { loginPath, PATHS } from '@lobby/core';
import { accessDenied, useViewer } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type { EmptyReason } from '../game-pages/empty-games';
import { listTab, type ListTabId } from '../game-pages/list-tabs';
import { PagedGames } from '../game-pages/paged-games';
import { useListRequest } from '../game-pages/use-list-request';
import { useSearchText } from '../game-search/use-search-text';
import { GameListView } from './game-list-view';
import type { ListChange } from './list-address';
import { useListAddress } from './use-list-address';
import { VendorChip } from './vendor-chip';

/** What leads out of an empty list. */
const WAYS_OUT: Record<Exclude<EmptyReason, 'search'>, ListChange> = {
  vendor: { vendorCode: undefined },
  tab: { tab: 'all' },
};

/** Games of one category (D2 §2 "Game list"). */
export function Component() {
  const { t } = useTranslation('games');
  const viewer = useViewer();
  const navigate = useNavigate();
  const { list, pathname, change, addressWith } = useListAddress();
  const [typed, setTyped] = useSearchText(list.name, (name) => change({ name }));
  const request = useListRequest(list, typed);
  const barred = (tab: ListTabId) => accessDenied(listTab(tab).needs, viewer) !== null;

  if (barred(list.tab)) return <Navigate to={loginPath(addressWith({}))} replace />;

  const openTab = (tab: ListTabId) =>
    barred(tab) ? void navigate(loginPath(addressWith({ tab }))) : change({ tab });
  const leaveEmpty = (reason: EmptyReason) =>
    reason === 'search' ? setTyped('') : change(WAYS_OUT[reason]);
  const toHome = () => void navigate(PATHS.home);
  const removeVendor = () => change(WAYS_OUT.vendor);

  return (
    <GameListView
      ownHeader={
        pathname === PATHS.gameList
          ? { title: t(`title.${list.category}`), onBack: toHome }
          : undefined
      }
      typed={typed}
      onType={setTyped}
      tab={list.tab}
      onTab={openTab}
      chips={
        list.vendorCode !== undefined && (
          <VendorChip vendorCode={list.vendorCode} onRemove={removeVendor} />
        )
      }
    >
      <PagedGames request={request} typed={typed} onLeaveEmpty={leaveEmpty} />
    </GameListView>
  );
}
