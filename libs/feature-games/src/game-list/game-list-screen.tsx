import { PATHS } from '@lobby/core';
import { HeaderEnd, useScreenTitle } from '@lobby/feature-kit';
import { isOffered } from '@lobby/session';
import { TopBar } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { FilterButton } from '../game-filter/filter-button';
import { SearchLink } from '../search/search-link';
import { GamesPage } from './games-page';
import { useListAddress } from './list-address';

/** Games of one category, or of a provider (D2 §2 "Game list"); the entry where the brand may not offer the category. */
export function Component() {
  const { path, list, named } = useListAddress();
  const category = path === PATHS.gameList ? named : list.category;
  if (category && !isOffered({ category })) return <Navigate to={PATHS.allGames} replace />;
  return (
    <>
      {path === PATHS.gameList ? (
        <ListHeader />
      ) : (
        <HeaderEnd>
          <SearchLink />
          <FilterButton />
        </HeaderEnd>
      )}
      <GamesPage />
    </>
  );
}

/** Header of the address whose category is in its query: that of other lists is the frame's. */
function ListHeader() {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const { named, everyCategory } = useListAddress();
  const title = t(`title.${everyCategory ? 'all' : (named ?? 'list')}`);
  useScreenTitle(title);
  return (
    <TopBar title={title} onBack={() => void navigate(PATHS.home)}>
      <SearchLink />
      <FilterButton />
    </TopBar>
  );
}
