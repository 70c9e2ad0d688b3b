import { StickyHead } from '@lobby/ui-kit';
import { useCallback, useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { GameSearchField } from '../game-search/game-search-field';
import { SpokenResults } from '../game-pages/spoken-results';
import { ProvidersRow } from '../home-rows/providers-row';
import { HotGamesBlock } from '../hot-games/hot-games-block';
import { RecentList } from './recent-list';
import { useRecentSearches } from './recent-searches';
import { TEXT_LENGTH, useSearchAddress } from './search-address';
import { SearchResults } from './search-results';
import styles from './search.module.css';
import { useSearchResults, type SearchResults as Results } from './use-search-results';

/** Games, providers and hosts by name (D2 §2). */
export function Component() {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const recent = useRecentSearches();
  const { remember } = recent;
  const { typed, setTyped, settled, settle } = useSearchAddress();
  const results = useSearchResults(typed, settled);
  const spoken = useSpokenResults(results);

  const [opened] = useState(settled);
  useEffect(() => {
    if (opened === '') focusField(form.current);
  }, [opened]);

  const type = (text: string) => {
    if (window.scrollY > 0) window.scrollTo(0, 0);
    setTyped(text);
  };
  const search = (text: string) => {
    remember(text);
    void settle(text);
    // What was pressed is gone.
    panel.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remember(typed);
    void settle();
  };
  const leave = useCallback(() => {
    remember(typed);
    return settle();
  }, [remember, settle, typed]);
  const follow = (event: MouseEvent, address: string) => {
    remember(typed);
    if (typed.trim() === settled || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void settle().then(() => navigate(address));
  };
  const clear = () => {
    void settle('');
    focusField(form.current);
  };

  return (
    <>
      <StickyHead belowBar>
        <form ref={form} role="search" onSubmit={submit}>
          <GameSearchField value={typed} onValueChange={type} maxLength={TEXT_LENGTH} />
        </form>
      </StickyHead>
      <SpokenResults list={results.text} result={spoken} />
      <div ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('search.label')}>
        {results.text === '' ? (
          <>
            <RecentList
              searches={recent.searches}
              onSearch={search}
              onForget={recent.forget}
              onForgetAll={recent.forgetAll}
            />
            <HotGamesBlock />
            <ProvidersRow />
          </>
        ) : (
          <SearchResults results={results} onLeave={leave} onFollow={follow} onClear={clear} />
        )}
      </div>
    </>
  );
}

const focusField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

/** What a search came to, in a sentence; undefined until it is known, empty where an alert says it. */
function useSpokenResults(results: Results): string | undefined {
  const { t } = useTranslation('games-search');
  const { text, games, vendors, hosts, pending, failed } = results;
  if (text === '' || failed) return '';
  const count = games.length + vendors.length + hosts.length;
  if (count > 0 && !pending) return t('found', { count });
  return pending ? undefined : t('nothing.title');
}
