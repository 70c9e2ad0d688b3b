import { roomPath, vendorGamesPath } from '@lobby/core';
import { ListEnd, ListState } from '@lobby/feature-kit';
import { Live, SectionHead, TileGridSkeleton } from '@lobby/ui-kit';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkRow } from '../link-row/link-row';
import { FoundGames } from './found-games';
import { NothingFound } from './nothing-found';
import type { SearchActions } from './search-actions';
import styles from './search.module.css';
import type { SearchResults as Results } from './use-search-results';

interface SearchResultsProps {
  results: Results;
  actions: SearchActions;
}

/** What a search found: providers and hosts, which are few, then games, which may grow below. */
export function SearchResults({ results, actions }: SearchResultsProps) {
  const { t } = useTranslation(['games-search', 'games']);
  const { games, vendors, hosts, pending, failed, busy, retry } = results;
  const none = games.length === 0;
  const nothing = none && vendors.length === 0 && hosts.length === 0;
  const skeleton = (rows?: number) => (
    <TileGridSkeleton {...(rows && { rows })} label={t('games:list.loading')} />
  );

  return (
    <>
      {vendors.length > 0 && (
        <Group title={t('providers')}>
          <LinkRow
            items={vendors}
            keyOf={({ code }) => code}
            addressOf={({ code }) => vendorGamesPath(code)}
            labelOf={({ name }) => name}
            onFollow={actions.follow}
          />
        </Group>
      )}
      {hosts.length > 0 && (
        <Group title={t('streamers')}>
          <LinkRow
            items={hosts}
            keyOf={({ id }) => id}
            addressOf={({ id }) => roomPath(id)}
            labelOf={({ name }) => name}
            icon={<Live size={20} />}
            onFollow={actions.follow}
          />
        </Group>
      )}
      <ListState
        pending={nothing && pending && !failed}
        failed={nothing && failed}
        failedTitle={t('failed')}
        error={results.error}
        skeleton={skeleton()}
        busy={busy}
        onRetry={retry}
      >
        {nothing && <NothingFound text={results.text} onClear={actions.clear} />}
        {!none && (
          <Group title={t('games')}>
            {results.near && <p className={styles.near}>{t('near')}</p>}
            <FoundGames results={results} onLeave={actions.leave} />
          </Group>
        )}
        {!nothing && (
          <ListEnd
            failed={failed}
            failedText={t('moreFailed')}
            pending={pending}
            skeleton={skeleton(1)}
            busy={busy}
            onRetry={retry}
          />
        )}
      </ListState>
    </>
  );
}

/** One kind of results with its heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const headId = useId();
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={title} />
      {children}
    </section>
  );
}
