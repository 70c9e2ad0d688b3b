import { ALL_GAMES_LIST, gameListPath } from '@lobby/core';
import { accessDenied, useViewer } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import { useCategories } from '../categories/use-categories';
import { listTab } from '../game-pages/list-tabs';
import { GamesRow } from './games-row';
import { ProvidersRow } from './providers-row';

/** Home below the fold: the collection, a row per category with the platform's order and names, providers. */
export default function HomeRows() {
  const { t } = useTranslation('games');
  const collects = accessDenied(listTab('fav').needs, useViewer()) === null;
  const { categories } = useCategories();
  return (
    <>
      {collects && (
        <GamesRow
          title={t('tab.fav')}
          to={`${ALL_GAMES_LIST}&type=fav`}
          list={{ tab: 'fav', category: undefined }}
        />
      )}
      {categories.map(({ category, name }) => (
        <GamesRow
          key={category}
          title={name}
          to={gameListPath(category)}
          list={{ tab: 'all', category }}
        />
      ))}
      <ProvidersRow />
    </>
  );
}
