import { roomPath, vendorGamesPath } from '@lobby/core';
import { ListEnd, LoadState } from '@lobby/feature-kit';
import { Button, EmptyState, Live, SectionHead, TileGridSkeleton } from '@lobby/ui-kit';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProvidersRow } from '../home-rows/providers-row';
import { HotGamesBlock } from '../hot-games/hot-games-block';
import { LinkRow } from '../link-row/link-row';
import { FoundGames } from './found-games';
import type { SearchActions } from './search-actions';
import styles from './search.module.css';
import type { SearchResults as Results } from './use-search-results';

interface SearchResultsProps {
  results: Results;
  actions: SearchActions;
}

/** Results: providers and hosts first (few), then games, which may grow. */
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
            label={t('providers')}
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
            label={t('streamers')}
            items={hosts}
            keyOf={({ id }) => id}
            addressOf={({ id }) => roomPath(id)}
            labelOf={({ name }) => name}
            icon={<Live size={20} />}
            onFollow={actions.follow}
          />
        </Group>
      )}
      <LoadState
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
            <FoundGames label={t('games')} results={results} onLeave={actions.leave} />
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
      </LoadState>
    </>
  );
}

/** Results of one kind with a heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const headId = useId();
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={title} />
      {children}
    </section>
  );
}

/** Empty state of a search, with suggestions. */
function NothingFound({ text, onClear }: { text: string; onClear(): void }) {
  const { t } = useTranslation(['games-search', 'common']);
  return (
    <>
      <EmptyState
        art="search"
        title={t('nothing.title')}
        text={t('nothing.text', { text })}
        action={<Button onClick={onClear}>{t('common:action.clearSearch')}</Button>}
      />
      <HotGamesBlock />
      <ProvidersRow />
    </>
  );
}
