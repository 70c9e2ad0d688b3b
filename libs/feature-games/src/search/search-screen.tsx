import { StickyHead } from '@lobby/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { GameSearchField } from '../game-search/game-search-field';
import { useRecentSearches } from './recent-searches';
import { focusField, useSearchActions } from './search-actions';
import { TEXT_LENGTH, useSearchAddress } from './search-address';
import { SearchPanel } from './search-panel';
import styles from './search.module.css';

/** Search for games, providers and hosts by name (D2 §2). */
export function SearchScreen() {
  const { t } = useTranslation('games');
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLElement>(null);
  const recent = useRecentSearches();
  const address = useSearchAddress();
  const { typed, setTyped, settled } = address;
  const actions = useSearchActions({ address, remember: recent.remember, form, panel });
  const [opened] = useState(settled);
  useEffect(() => {
    if (opened === '') focusField(form.current);
  }, [opened]);

  const type = (text: string) => {
    if (window.scrollY > 0) window.scrollTo(0, 0);
    setTyped(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void actions.leave();
  };

  return (
    <>
      <StickyHead>
        <form ref={form} role="search" onSubmit={submit}>
          <GameSearchField value={typed} onValueChange={type} maxLength={TEXT_LENGTH} />
        </form>
      </StickyHead>
      <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('search.label')}>
        <SearchPanel text={typed.trim()} settled={settled} recent={recent} actions={actions} />
      </section>
    </>
  );
}

export const Component = SearchScreen;
