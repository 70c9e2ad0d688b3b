import type { Draw, Lottery } from '@lobby/api-client';
import { gameListQueryPath, PATHS } from '@lobby/core';
import { QueryFailed, QueryState } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { isOffered } from '@lobby/session';
import { ButtonLink, EmptyState, SectionHead } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { menuQuery } from '../vendors.query';
import { DrawsSheet } from './draws-sheet';
import { lastDrawsQuery, lotteriesQuery, nextOfAll, type Lotteries } from './lottery.query';
import { LotteryCard } from './lottery-card';
import styles from './lottery.module.css';

/** Lottery screen; redirects to all games if the brand may not offer lotteries. */
export function LotteryScreen() {
  return isOffered({ category: 'LOTT' }) ? <Lotteries /> : <Navigate to={PATHS.allGames} replace />;
}

export const Component = LotteryScreen;

/** Lotteries by region, with next draws and drawn numbers (D2 §2, §7). */
function Lotteries() {
  const { t } = useTranslation('games-lottery');
  const query = useQuery(lotteriesQuery(useLanguage()));
  return (
    <QueryState query={query} failedTitle={t('lotteries.failed')}>
      {(data) => (
        <>
          {data.list.length === 0 && (
            <EmptyState title={t('lotteries.empty.title')} text={t('lotteries.empty.text')} />
          )}
          {data.list.length > 0 && <Regions lotteries={data} />}
          <div className={styles.more}>
            <ButtonLink variant="secondary" to={gameListQueryPath('LOTT')}>
              {t('lotteries.games')}
            </ButtonLink>
          </div>
        </>
      )}
    </QueryState>
  );
}

function Regions({ lotteries }: { lotteries: Lotteries }) {
  const { t } = useTranslation('games-lottery');
  const drawn = useQuery(lastDrawsQuery(useLanguage(), nextOfAll(lotteries)));
  const [shown, setShown] = useState<Lottery>();
  const areas = [...new Set(lotteries.list.map(({ area }) => area))];
  return (
    <>
      {drawn.isError && <QueryFailed query={drawn} text={t('results.failed')} />}
      {areas.map((area) => (
        <Region
          key={area}
          title={t(`area.${area}`)}
          lotteries={{ ...lotteries, list: lotteries.list.filter((one) => one.area === area) }}
          drawn={drawn.data}
          onResults={setShown}
        />
      ))}
      <DrawsSheet lottery={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

interface RegionProps {
  title: string;
  lotteries: Lotteries;
  /** Last draws by lottery code; undefined if unknown. */
  drawn: ReadonlyMap<string, Draw> | undefined;
  onResults(lottery: Lottery): void;
}

function Region({ title, lotteries, drawn, onResults }: RegionProps) {
  const { t } = useTranslation('games');
  const headId = useId();
  const closed = useQuery(menuQuery(useLanguage())).data?.closed ?? [];
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={title} />
      <ul role="list" className={styles.cards} aria-labelledby={headId}>
        {lotteries.list.map((lottery) => (
          <LotteryCard
            key={lottery.gameCode}
            lottery={lottery}
            ahead={lotteries.ahead}
            last={drawn?.get(lottery.gameCode)}
            note={closed.includes(lottery.vendorCode) ? t('tile.closed') : undefined}
            onResults={() => onResults(lottery)}
          />
        ))}
      </ul>
    </section>
  );
}
