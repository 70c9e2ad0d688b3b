import { QueryFailed, useNear } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { SectionHead, TileRowSkeleton } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFavourites } from '../favourites/use-favourites';
import { GameTileRow } from '../game-grid/game-tile-row';
import { gamePagesQuery, type ListRequest } from '../game-pages/game-pages.query';
import { listTab } from '../game-pages/list-tabs';

/** Number of games in a row. */
const ROW_GAMES = 12;

/** Distance from the viewport at which a row fetches, px. */
const AHEAD_PX = 200;

interface GamesRowProps {
  title: string;
  /** Address of the full list. */
  to: string;
  list: Pick<ListRequest, 'tab' | 'category'>;
  /** The row is in the first view: load its pictures with the page. */
  first?: boolean;
  /** No placeholder while loading: the list is most likely empty. */
  unseen?: boolean;
  /** Called with the number of games once loaded; must be stable. */
  onCount?(count: number): void;
}

/** First games of a list; fetches when near the viewport. Renders nothing if the list is empty. */
export function GamesRow(props: GamesRowProps) {
  const { title, to, list, first, unseen, onCount } = props;
  const { t } = useTranslation(['games', 'common']);
  const headId = useId();
  const section = useRef<HTMLElement>(null);
  const near = useNear(section, AHEAD_PX);
  const request = { ...list, vendorCode: undefined, name: '' };
  const query = useInfiniteQuery({ ...gamePagesQuery(request, useLanguage()), enabled: near });
  const { ids } = useFavourites();
  const isShown = ({ nodeId }: { nodeId: string }) =>
    !listTab(list.tab).favouritesOnly || !ids || ids.has(nodeId);
  const games = query.data?.pages[0]?.games.filter(isShown).slice(0, ROW_GAMES);
  const failed = query.isError && !games;
  const count = games?.length;
  useEffect(() => {
    if (count !== undefined) onCount?.(count);
  }, [count, onCount]);
  if (count === 0) return null;
  if (unseen && !games && !failed) return <section ref={section} />;
  return (
    <section ref={section} aria-labelledby={headId}>
      <SectionHead id={headId} title={title} action={{ to, label: t('common:action.seeAll') }} />
      {games && (
        <GameTileRow
          id={`${list.tab}-${list.category ?? ''}`}
          label={title}
          games={games}
          first={first}
        />
      )}
      {failed && <QueryFailed query={query} card="inset" text={t('games:list.failed')} />}
      {!games && !failed && <TileRowSkeleton label={t('games:list.loading')} />}
    </section>
  );
}
