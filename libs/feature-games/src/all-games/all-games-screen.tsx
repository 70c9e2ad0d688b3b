import { ALL_GAMES_LIST, PATHS } from '@lobby/core';
import { BannerBoard, useBoard, useIdle } from '@lobby/feature-kit';
import { TopBar } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { asksForList } from '../game-list/list-address';
import { GameEntry } from './game-entry';
import { SearchLink } from '../search/search-link';

/** The banners of Home, low, above the games (D2 §2). */
function TopBanner() {
  return <BannerBoard board={useBoard('home', useIdle())} compact />;
}

/** Whether an address is that of this screen, which unknown ones show as well. */
const isOwn = (pathname: string) => pathname.toLowerCase().startsWith(PATHS.allGames.toLowerCase());

/** The games tab of the bottom bar, and the page of unknown paths (D2 §2, decision 19). */
export function Component() {
  const { t } = useTranslation('games');
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (isOwn(pathname) && asksForList(query))
    return <Navigate to={`${ALL_GAMES_LIST}&${query}`} replace />;
  return (
    <>
      <TopBar title={t('title.all')}>
        <SearchLink />
      </TopBar>
      <TopBanner />
      <GameEntry />
    </>
  );
}
