import { vendorGamesPath } from '@lobby/core';
import { useNear } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { FailedLine, SectionHead } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkRow, LinkRowSkeleton } from '../link-row/link-row';
import { vendorsQuery } from '../vendors.query';

/** Pixels before the view at which the providers are asked for. */
const AHEAD_PX = 200;

/** Links to the games of each provider (D2 §2). */
export function ProvidersRow() {
  const { t } = useTranslation('games');
  const headId = useId();
  const section = useRef<HTMLElement>(null);
  const near = useNear(section, AHEAD_PX);
  const query = useQuery({ ...vendorsQuery(useLanguage()), enabled: near });
  const { data, isError, isFetching, refetch } = query;
  const groups = data?.flatMap(({ vendors }) => vendors) ?? [];
  const vendors = [...new Map(groups.map((vendor) => [vendor.code, vendor])).values()];
  return (
    <section ref={section} aria-labelledby={headId}>
      <SectionHead id={headId} title={t('row.providers')} />
      {data && (
        <LinkRow
          items={vendors}
          keyOf={({ code }) => code}
          addressOf={({ code }) => vendorGamesPath(code)}
          labelOf={({ name }) => name}
        />
      )}
      {isError && !data && (
        <FailedLine
          card
          text={t('row.providersFailed')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !isError && <LinkRowSkeleton />}
    </section>
  );
}
