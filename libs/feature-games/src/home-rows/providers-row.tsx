import { PATHS, vendorGamesPath } from '@lobby/core';
import { useNear } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { FailedLine, SectionHead } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkRow, LinkRowSkeleton } from '../link-row/link-row';
import { offeredVendorsQuery } from '../vendors.query';

/** Pixels before the view at which the providers are asked for. */
const AHEAD_PX = 200;

/** Links to the games of each provider, and the way to the game centre, which has them by category (D2 §2). */
export function ProvidersRow() {
  const { t } = useTranslation(['games', 'common']);
  const headId = useId();
  const section = useRef<HTMLElement>(null);
  const near = useNear(section, AHEAD_PX);
  const query = useQuery({ ...offeredVendorsQuery(useLanguage()), enabled: near });
  const { data, isError, isFetching, refetch } = query;
  const groups = data?.flatMap(({ vendors }) => vendors) ?? [];
  const vendors = [...new Map(groups.map((vendor) => [vendor.code, vendor])).values()];
  return (
    <section ref={section} aria-labelledby={headId}>
      <SectionHead
        id={headId}
        title={t('row.providers')}
        action={{ to: PATHS.gameCenter, label: t('common:action.seeAll') }}
      />
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
          card="inset"
          text={t('row.providersFailed')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !isError && <LinkRowSkeleton />}
    </section>
  );
}
