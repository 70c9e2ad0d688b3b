import type { Host } from '@lobby/api-client';
import { QueryState, ResultAnnouncer, useLoadingToast } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { HostGridSkeleton, PullToRefresh, SectionHead, toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HostsSection } from '../host-list/hosts-section';
import { StreamCards } from '../host-list/stream-cards';
import { hostsQuery, SUBSCRIBED, subscribedQuery } from '../hosts/hosts.query';
import { EmptyStreams } from './empty-streams';
import { listPath, type StreamList } from './list-address';
import styles from './live-stream.module.css';
import { useKeptScroll } from './use-kept-scroll';

/** Longest time the loading message of a list is shown, ms (D2 §9). */
const WAIT_MS = 10_000;

interface StreamsProps {
  list: StreamList;
  /** Whether the scroll position of an earlier visit is restored. */
  restores: boolean;
  onShowAll(): void;
  onClearSearch(): void;
}

/** Hosts of the list; of the subscribed ones, those not unsubscribed since. */
function useListedHosts({ tab, name }: StreamList) {
  const language = useLanguage();
  const onAir = useQuery({ ...hostsQuery('onAir', language, name), enabled: tab === 'all' });
  const mine = tab === 'subscribed';
  const own = useQuery({ ...subscribedQuery(name, language), enabled: mine });
  const current = useQuery({ ...subscribedQuery('', language), enabled: mine });
  const ids = current.data && new Set(current.data.map(({ id }) => id));
  const kept = (hosts: Host[]) => (ids ? hosts.filter(({ id }) => ids.has(id)) : hosts);
  return mine
    ? { query: own, hosts: own.data && kept(own.data) }
    : { query: onAir, hosts: onAir.data };
}

/** The lists of a tab: hot and promoted hosts before all on air, or the subscribed ones. */
export function Streams({ list, restores, onShowAll, onClearSearch }: StreamsProps) {
  const { t } = useTranslation(['streams', 'forms']);
  const client = useQueryClient();
  const { query, hosts } = useListedHosts(list);
  const { isFetching, isPlaceholderData, refetch } = query;
  useLoadingToast(isFetching && isPlaceholderData, t('streams:list.loading'), WAIT_MS);
  useKeptScroll({ address: listPath(list), ready: hosts !== undefined, restores });

  const refresh = async () => {
    const [{ isError }] = await Promise.all([
      refetch(),
      client.invalidateQueries({ queryKey: list.tab === 'all' ? ['hosts'] : SUBSCRIBED }),
    ]);
    if (isError) toast.error(t('forms:refresh.failed'));
  };
  const plain = list.tab === 'all' && list.name === '';

  return (
    <>
      <ResultAnnouncer
        list={JSON.stringify(list)}
        result={
          hosts && !isPlaceholderData ? t('streams:found', { count: hosts.length }) : undefined
        }
      />
      <QueryState
        query={{ ...query, data: hosts }}
        failedTitle={t('streams:list.failed')}
        skeleton={<HostGridSkeleton label={t('streams:list.loading')} />}
      >
        {(listed) => (
          <PullToRefresh onRefresh={refresh}>
            <div className={styles.lists}>
              {plain && <PlatformLists />}
              {listed.length === 0 ? (
                <EmptyStreams list={list} onShowAll={onShowAll} onClearSearch={onClearSearch} />
              ) : (
                <>
                  {plain && <SectionHead title={t('streams:list.onAir')} />}
                  <StreamCards as="grid" hosts={listed} />
                </>
              )}
            </div>
          </PullToRefresh>
        )}
      </QueryState>
    </>
  );
}

/** The platform's lists, as rows. */
function PlatformLists() {
  const { t } = useTranslation('streams');
  const language = useLanguage();
  const hot = useQuery(hostsQuery('hot', language));
  const promo = useQuery(hostsQuery('promo', language));
  return (
    <>
      <HostsSection title={t('list.hot')} query={hot} />
      <HostsSection title={t('list.promo')} query={promo} />
    </>
  );
}
