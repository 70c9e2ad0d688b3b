import { GAME_CATEGORIES } from '@lobby/api-client';
import { ALL_GAMES_LIST, gameListPath } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { useSession } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { menuQuery } from '../vendors.query';
import { GamesRow } from './games-row';
import { ProvidersRow } from './providers-row';

/** Own rows of a member, by the tab of the list of all games they are the beginning of. */
const OWN = { recent: 'row.recent', fav: 'tab.fav' } as const;

const OWN_TABS = ['recent', 'fav'] as const;

/** Home below its first view: one's own games, a row by category in the platform's order and names, providers. */
export default function HomeRows() {
  const { t } = useTranslation('games');
  const signedIn = useSession() !== null;
  const { data } = useQuery(menuQuery(useLanguage()));
  const categories =
    data?.categories ??
    GAME_CATEGORIES.map((category) => ({ category, name: t(`category.${category}`) }));
  return (
    <>
      {signedIn &&
        OWN_TABS.map((tab) => (
          <GamesRow
            key={tab}
            title={t(OWN[tab])}
            to={`${ALL_GAMES_LIST}&type=${tab}`}
            list={{ tab, category: undefined }}
          />
        ))}
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
