import type { GameCategory } from '@lobby/api-client';
import { ALL_GAMES_LIST, gameListPath } from '@lobby/core';
import { SectionHead } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useVendorGroups } from '../game-centre/use-vendor-groups';
import { VendorList } from '../game-centre/vendor-list';
import { VendorsState } from '../game-centre/vendors-state';
import { PagedGames } from '../game-pages/paged-games';
import { gamesOfView, type EntryView } from './entry-views';
import styles from './game-entry.module.css';

/** Width of the panel's grid in a published page, px: four fifths of 390, margins included. */
const PUBLISHED_PX = 323;

/** Path of a view's full list. */
const allOf = (view: EntryView) => (view === 'HOT' ? ALL_GAMES_LIST : gameListPath(view));

interface GamesViewProps {
  view: EntryView;
  title: string;
}

/** Games of a view, with a link to the full list. */
export function GamesView({ view, title }: GamesViewProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const list = gamesOfView(view);
  if (!list) return null;
  return (
    <div className={styles.inset}>
      <SectionHead title={title} action={{ to: allOf(view), label: t('action.seeAll') }} />
      <PagedGames
        list={list}
        label={title}
        typed=""
        onLeaveEmpty={() => void navigate(allOf(view))}
        publishedPx={PUBLISHED_PX}
      />
    </div>
  );
}

/** Vendors of a category; for FISH also its games (D2 §2). */
export function VendorsView({ category }: { category: GameCategory }) {
  const { t } = useTranslation(['games', 'common']);
  const vendors = useVendorGroups();
  const name = t(`title.${category}`);
  const group = vendors.data?.find((one) => one.category === category) ?? {
    category,
    name,
    vendors: [],
  };
  const withGames = gamesOfView(category) !== undefined;
  return (
    <>
      <div className={styles.inset}>
        <SectionHead
          title={t('row.providers')}
          {...(!withGames && {
            action: { to: allOf(category), label: t('common:action.seeAll') },
          })}
        />
      </div>
      <VendorsState vendors={vendors}>
        <VendorList group={group} row={withGames} />
      </VendorsState>
      {withGames && <GamesView view={category} title={name} />}
    </>
  );
}
