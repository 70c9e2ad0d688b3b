import { PATHS } from '@lobby/core';
import { useAddressQuery } from '@lobby/feature-kit';
import { isOffered } from '@lobby/session';
import { CategoryMark, SideTabs, Star, TabPanel } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFavourites } from '../favourites/use-favourites';
import { useCategories } from '../categories/use-categories';
import { toEntryView, VIEW_PARAMETER, type EntryView } from './entry-views';
import { GamesView, VendorsView } from './entry-panel';
import styles from './game-entry.module.css';

const PANEL = 'game-entry';

/** Entry to the games: a menu with the most played ones and the categories, and the selected view (D2 §2). */
export function GameEntry() {
  const { t } = useTranslation(['games', 'games-centre']);
  const navigate = useNavigate();
  const { query, change } = useAddressQuery();
  const { categories } = useCategories();
  // Fetch favourites on opening, for every view (D2 §2).
  useFavourites();
  const requested = toEntryView(query.get(VIEW_PARAMETER));
  const view = isOffered({ category: requested }) ? requested : 'HOT';

  const open = (next: EntryView) => {
    if (next === 'LOTT') return void navigate(PATHS.lottery);
    change({ [VIEW_PARAMETER]: next === 'HOT' ? undefined : next }, { toTop: true });
  };

  return (
    <div className={styles.entry}>
      <div className={styles.menu}>
        <SideTabs
          label={t('categories')}
          items={[
            { id: 'HOT', label: t('tab.hot'), icon: <Star size={28} /> },
            ...categories.map(({ category, name }) => ({
              id: category,
              label: name,
              icon: <CategoryMark category={category} />,
            })),
          ]}
          value={view}
          onChange={open}
          controls={PANEL}
        />
      </div>
      <div className={styles.panel}>
        <TabPanel id={PANEL} value={view}>
          {view === 'HOT' ? (
            <GamesView key={view} view={view} title={t('hot.title')} />
          ) : (
            <VendorsView key={view} category={view} />
          )}
        </TabPanel>
      </div>
    </div>
  );
}
