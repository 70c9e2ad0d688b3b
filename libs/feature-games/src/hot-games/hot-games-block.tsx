import { useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useFavourites } from '../favourites/use-favourites';
import { useTileSetup } from '../game-grid/use-tile-setup';
import { useOpenGame } from '../open-game/use-open-game';
import { HotGamesView } from './hot-games-view';
import { hotGamesQuery } from './hot-games.query';
import { useDebounced } from './use-settled';

/** Milliseconds that a change of language waits before the games are fetched again (D2 §2). */
const LANGUAGE_DEBOUNCE_MS = 250;

/** Home's row of the most played games; hidden when there are none. */
export function HotGamesBlock() {
  const language = useDebounced(useLanguage(), LANGUAGE_DEBOUNCE_MS);
  const { data, error, isFetching, refetch } = useQuery(hotGamesQuery(language));
  const { ids, toggle } = useFavourites();
  const setup = useTileSetup({ onOpen: useOpenGame(), onToggle: toggle });
  return (
    <HotGamesView
      games={data}
      favourites={ids}
      setup={setup}
      failed={error !== null && !data}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
