import type { Host } from '@lobby/api-client';
import { QueryFailed } from '@lobby/feature-kit';
import { HostRowSkeleton, SectionHead } from '@lobby/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { StreamCards } from './stream-cards';

interface HostsSectionProps {
  title: string;
  query: Pick<UseQueryResult<Host[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** Link to the full list. */
  action?: { to: string; label: string };
  /** Maximum number of hosts shown. Default: all. */
  most?: number;
  ref?: Ref<HTMLElement>;
}

/** A row of hosts with its heading: loading, failed, or shown. Renders nothing without hosts. */
export function HostsSection({ title, query, action, most, ref }: HostsSectionProps) {
  const { t } = useTranslation('streams');
  const headId = useId();
  const { data: hosts, isError } = query;
  if (hosts?.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby={headId}>
      <SectionHead id={headId} title={title} action={action} />
      {hosts && <StreamCards as="row" hosts={hosts.slice(0, most)} />}
      {isError && !hosts && <QueryFailed query={query} card="inset" text={t('list.failed')} />}
      {!hosts && !isError && <HostRowSkeleton label={t('list.loading')} />}
    </section>
  );
}
