import { TopBar } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CategoryBlock } from '../category-block/category-block';
import { allGamesOf, writeList } from '../game-list/list-address';
import { PagedGames } from '../game-pages/paged-games';
import { GameSearchField } from '../game-search/game-search-field';
import { useSearchText } from '../game-search/use-search-text';
import styles from './all-games.module.css';

/** Every game, and the page of unknown paths (D2 §2, decision 19). */
export function Component() {
  const { t } = useTranslation('games');
  const [query, setQuery] = useSearchParams();
  const list = useMemo(() => allGamesOf(query), [query]);
  const [typed, setTyped] = useSearchText(list.name, (text) =>
    setQuery((now) => writeList(now, { name: text }), { replace: true, preventScrollReset: true }),
  );
  return (
    <>
      <TopBar title={t('title.all')} />
      <GameSearchField value={typed} onValueChange={setTyped} />
      <CategoryBlock />
      <div className={styles.games}>
        <PagedGames list={list} typed={typed} onLeaveEmpty={() => setTyped('')} />
      </div>
    </>
  );
}
