import { useNear } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { FailedLine, SectionHead, TileRowSkeleton } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFavourites } from '../favourites/use-favourites';
import { GameTileRow } from '../game-grid/game-tile-row';
import { gamePagesQuery, type ListRequest } from '../game-pages/game-pages.query';
import { listTab } from '../game-pages/list-tabs';

/** Games in a row; its list has the others. */
const ROW_GAMES = 12;

/** Pixels before the view at which a row asks for its games. */
const AHEAD_PX = 200;

interface GamesRowProps {
  title: string;
  /** Address of the whole list. */
  to: string;
  list: Pick<ListRequest, 'tab' | 'category'>;
  /** In the first view: its pictures load with the page. */
  first?: boolean;
  /** Not there while it waits: most likely it has no games. */
  unseen?: boolean;
  /** Told how many games it has, once known; must be stable. */
  onCount?(count: number): void;
}

/** The first games of a list, fetched when it comes near the view. Renders nothing if there are none. */
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
        <GameTileRow id={`${list.tab}-${list.category ?? ''}`} games={games} first={first} />
      )}
      {failed && (
        <FailedLine
          card="inset"
          text={t('games:list.failed')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {!games && !failed && <TileRowSkeleton label={t('games:list.loading')} />}
    </section>
  );
}
