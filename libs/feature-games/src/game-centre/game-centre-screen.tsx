import { gameListPath } from '@lobby/core';
import { categoryLabel, useAddressQuery } from '@lobby/feature-kit';
import { EmptyState, SectionHead, StickyHead, TabBar, TabPanel } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type { VendorGroup } from '@lobby/api-client';
import { VIEW_PARAMETER } from '../all-games/entry-views';
import { categoryOfCode, listedAs } from '../categories/category-codes';
import styles from './game-centre.module.css';
import { useVendorGroups } from './use-vendor-groups';
import { centreTabs, groupsOfTab, TAB_SCREENS, type CentreTab } from './vendor-groups';
import { VendorList } from './vendor-list';
import { VendorsState } from './vendors-state';

const PANEL = 'game-centre';

/** Parses a tab; `ALL` if unknown. */
function toCentreTab(code: string | null): CentreTab {
  const category = categoryOfCode(code ?? '');
  return category ? listedAs(category) : 'ALL';
}

/** Game centre: a tab per category in the platform's order, with its vendors (D2 §2). */
export function GameCentreScreen() {
  const { t } = useTranslation(['games-centre', 'games', 'categories']);
  const navigate = useNavigate();
  const { query, change } = useAddressQuery();
  const vendors = useVendorGroups();
  const tab = toCentreTab(query.get(VIEW_PARAMETER));
  const groups = vendors.data ?? [];

  const elsewhere = TAB_SCREENS[tab];
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;

  const openTab = (next: CentreTab) => {
    const path = TAB_SCREENS[next];
    if (path !== undefined) return void navigate(path);
    change({ [VIEW_PARAMETER]: next === 'ALL' ? undefined : next }, { toTop: true });
  };
  const labelOf = (id: CentreTab) => {
    if (id === 'ALL') return t('games:tab.all');
    return groups.find(({ category }) => category === id)?.name ?? t(categoryLabel(id));
  };
  const shown = groupsOfTab(groups, tab);

  return (
    <VendorsState vendors={vendors}>
      <StickyHead>
        <div className={styles.tabs}>
          <TabBar
            label={t('tabs.label')}
            items={centreTabs(groups).map((id) => ({ id, label: labelOf(id) }))}
            value={tab}
            onChange={openTab}
            controls={PANEL}
            previousLabel={t('tabs.previous')}
            nextLabel={t('tabs.next')}
          />
        </div>
      </StickyHead>
      <TabPanel id={PANEL} value={tab}>
        {shown.length === 0 && (
          <EmptyState title={t('vendors.empty.title')} text={t('vendors.empty.text')} />
        )}
        {shown.map((group) => (
          <CategorySection key={group.category} group={group} row={shown.length > 1} />
        ))}
      </TabPanel>
    </VendorsState>
  );
}

export const Component = GameCentreScreen;

/** Vendors of one category, with a link to all of its games. */
function CategorySection({ group, row }: { group: VendorGroup; row: boolean }) {
  const { t } = useTranslation('common');
  const headId = useId();
  return (
    <section aria-labelledby={headId}>
      <SectionHead
        id={headId}
        title={group.name}
        action={{ to: gameListPath(group.category), label: t('action.seeAll') }}
      />
      <VendorList group={group} row={row} />
    </section>
  );
}
