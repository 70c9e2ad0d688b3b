import { loginPath } from '@lobby/core';
import { useSearchText } from '@lobby/feature-kit';
import { accessDenied, useViewer } from '@lobby/session';
import { FailedLine, Skeleton, StickyHead, TabBar, TabPanel } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { EMPTY_EXITS, useListAddress, type ListChange } from '../game-list/list-address';
import type { EmptyReason } from '../game-pages/empty-games';
import { listTab } from '../game-pages/list-tabs';
import { PagedGames } from '../game-pages/paged-games';
import { GameSearchField } from '../game-search/game-search-field';
import styles from './game-centre.module.css';
import { useVendorGroups } from './use-vendor-groups';

const PANEL = 'slots-centre';

/** Tabs before the vendors' (D2 §2). */
const FAVOURITES = 'FAV';
const EVERY_VENDOR = 'ALL';

/** Tab id of a vendor; prefixed, as its code may be any text. */
const vendorTab = (code: string) => `vendor ${code}`;

/** Slots by vendor: vendor tabs, search by name, games (D2 §2). */
export function SlotsCentreScreen() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const address = useListAddress();
  const { change, addressWith } = address;
  const favourites = address.list.tab === 'fav';
  const list = {
    ...address.list,
    tab: favourites ? ('fav' as const) : ('all' as const),
    vendorCode: favourites ? undefined : address.list.vendorCode,
  };
  const { typed, setTyped } = useSearchText({
    settled: list.name,
    onSettle: (name) => change({ name }),
  });
  const denied = accessDenied(listTab('fav').needs, viewer) !== null;
  if (favourites && denied) return <Navigate to={loginPath(addressWith({}))} replace />;

  const openTab = (next: ListChange) => {
    if (next.tab === 'fav' && denied) return void navigate(loginPath(addressWith(next)));
    change(next);
  };
  const leaveEmpty = (reason: EmptyReason) =>
    reason === 'search' ? setTyped('') : change(EMPTY_EXITS[reason]);
  const chosen = favourites
    ? FAVOURITES
    : list.vendorCode === undefined
      ? EVERY_VENDOR
      : vendorTab(list.vendorCode);

  return (
    <>
      <StickyHead>
        <GameSearchField value={typed} onValueChange={setTyped} />
        <VendorTabs value={chosen} onChange={openTab} />
      </StickyHead>
      <TabPanel id={PANEL} value={chosen}>
        <PagedGames list={list} typed={typed} onLeaveEmpty={leaveEmpty} />
      </TabPanel>
    </>
  );
}

export const Component = SlotsCentreScreen;

interface VendorTabsProps {
  value: string;
  onChange(change: ListChange): void;
}

/** Tabs: favourites, all, and each slots vendor; reserves its space while loading. */
function VendorTabs({ value, onChange }: VendorTabsProps) {
  const { t } = useTranslation(['games-centre', 'games']);
  const { data, isLoadingError, isFetching, refetch } = useVendorGroups();
  if (isLoadingError)
    return (
      <FailedLine
        text={t('games:row.providersFailed')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  const vendors = data?.find(({ category }) => category === 'RNG')?.vendors ?? [];
  const tabs: { id: string; label: string; change: ListChange }[] = [
    { id: FAVOURITES, label: t('games:tab.fav'), change: { tab: 'fav', vendorCode: undefined } },
    { id: EVERY_VENDOR, label: t('games:tab.all'), change: { tab: 'all', vendorCode: undefined } },
    ...vendors.map(({ code, name }) => ({
      id: vendorTab(code),
      label: name,
      change: { tab: 'all', vendorCode: code } as const,
    })),
  ];
  return (
    <div className={styles.bar}>
      {data ? (
        <TabBar
          label={t('tabs.vendors')}
          items={tabs}
          value={value}
          onChange={(id) => onChange(tabs.find((tab) => tab.id === id)?.change ?? {})}
          controls={PANEL}
          previousLabel={t('tabs.previous')}
          nextLabel={t('tabs.next')}
        />
      ) : (
        <Skeleton height="44px" radius="var(--radius-control)" />
      )}
    </div>
  );
}
