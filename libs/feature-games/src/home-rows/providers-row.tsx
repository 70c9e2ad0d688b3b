import { PATHS, vendorGamesPath } from '@lobby/core';
import { onceBy, QueryFailed, useNear } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { SectionHead } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkRow, LinkRowSkeleton } from '../link-row/link-row';
import { offeredVendorsQuery } from '../vendors.query';

/** Distance from the viewport at which the providers are fetched, px. */
const AHEAD_PX = 200;

/** Links to each provider's games, and to the game centre (D2 §2). */
export function ProvidersRow() {
  const { t } = useTranslation(['games', 'common']);
  const headId = useId();
  const section = useRef<HTMLElement>(null);
  const near = useNear(section, AHEAD_PX);
  const query = useQuery({ ...offeredVendorsQuery(useLanguage()), enabled: near });
  const { data, isError } = query;
  const groups = data?.flatMap(({ vendors }) => vendors) ?? [];
  const title = t('row.providers');
  const vendors = onceBy(groups, ({ code }) => code);
  return (
    <section ref={section} aria-labelledby={headId}>
      <SectionHead
        id={headId}
        title={title}
        action={{ to: PATHS.gameCenter, label: t('common:action.seeAll') }}
      />
      {data && (
        <LinkRow
          label={title}
          items={vendors}
          keyOf={({ code }) => code}
          addressOf={({ code }) => vendorGamesPath(code)}
          labelOf={({ name }) => name}
        />
      )}
      {isError && !data && (
        <QueryFailed query={query} card="inset" text={t('row.providersFailed')} />
      )}
      {!data && !isError && <LinkRowSkeleton />}
    </section>
  );
}
