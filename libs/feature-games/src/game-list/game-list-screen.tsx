import { PATHS } from '@lobby/core';
import { HeaderEnd, useScreenTitle } from '@lobby/feature-kit';
import { TopBar } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FilterButton } from '../game-filter/filter-button';
import { SearchLink } from '../search/search-link';
import { GamesPage } from './games-page';
import { useListAddress } from './list-address';

/** Games of one category, or of a provider (D2 §2 "Game list"). */
export function Component() {
  const { path } = useListAddress();
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
