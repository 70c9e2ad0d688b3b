import { ALL_GAMES_LIST, PATHS } from '@lobby/core';
import { BannerBoard, useBoard, useIdle } from '@lobby/feature-kit';
import { TopBar } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { asksForList } from '../game-list/list-address';
import { GameEntry } from './game-entry';
import { SearchLink } from '../search/search-link';

/** Home's banners, in a compact size, above the games (D2 §2). */
function TopBanner() {
  return <BannerBoard board={useBoard('home', useIdle())} compact />;
}

/** Whether an address is this screen's own; unknown addresses show it too. */
const isOwn = (pathname: string) => pathname.toLowerCase().startsWith(PATHS.allGames.toLowerCase());

/** Tab of the bottom bar with all games; also shown for unknown paths (D2 §2, decision 19). */
export function AllGamesScreen() {
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

export const Component = AllGamesScreen;
