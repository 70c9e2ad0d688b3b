import type { Host } from '@lobby/api-client';
import { FailedLine, HostRowSkeleton, SectionHead } from '@lobby/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { StreamCards } from './stream-cards';

interface HostsSectionProps {
  title: string;
  query: Pick<UseQueryResult<Host[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** Link to the whole list. */
  action?: { to: string; label: string };
  /** Hosts shown at most. Default: all. */
  most?: number;
  ref?: Ref<HTMLElement>;
}

/** A row of hosts with its heading: loading, failed, or shown. Not there if it has none. */
export function HostsSection({ title, query, action, most, ref }: HostsSectionProps) {
  const { t } = useTranslation('streams');
  const headId = useId();
  const { data: hosts, isError, isFetching, refetch } = query;
  if (hosts?.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby={headId}>
      <SectionHead id={headId} title={title} action={action} />
      {hosts && <StreamCards as="row" hosts={hosts.slice(0, most)} />}
      {isError && !hosts && (
        <FailedLine
          card="inset"
          text={t('list.failed')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!hosts && !isError && <HostRowSkeleton label={t('list.loading')} />}
    </section>
  );
}
