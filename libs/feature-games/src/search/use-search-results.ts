import { fold, type Game } from '@lobby/api-client';
import { isOffered } from '@lobby/session';
import { useLanguage } from '@lobby/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { cachedGames } from '../game-pages/game-pages.query';
import { findNames, type Found } from '../game-search/find-names';
import { foldedName, mergeGames } from '../game-search/match-games';
import { gamesOf, type KnownHost, type KnownVendor } from '../search-index/index-parts';
import { useSearchIndex } from '../search-index/use-search-index';
import { useKeptOrder } from './kept-order';
import { EVERY_GAME, usePlatformGames } from './platform-games';

/** Results for the text in the field. */
export interface SearchResults {
  text: string;
  games: readonly Game[];
  vendors: readonly KnownVendor[];
  hosts: readonly KnownHost[];
  /** The games match with one typo. */
  near: boolean;
  /** More results may come: the platform's response is pending, or the index is incomplete. */
  pending: boolean;
  /** The local index is loaded. */
  ready: boolean;
  /** The platform's search failed. */
  failed: boolean;
  error: unknown;
  busy: boolean;
  retry(): void;
  /** Call with whether the end of the games is near the viewport. */
  onNearEnd(near: boolean): void;
}

const foldedNameOf = ({ name }: { name: string }) => fold(name);

const isExact = ({ items, near }: Found<unknown>) => items.length > 0 && !near;

/** Drops typo-tolerant matches if there are exact ones. */
const orNothing = <T>(found: Found<T>, exact: boolean): readonly T[] =>
  found.near && exact ? [] : found.items;

/**
 * Searches the local index on each keystroke, and the platform after a debounce; never shows a response for another
 * text.
 */
export function useSearchResults(text: string, settled: string): SearchResults {
  const client = useQueryClient();
  const language = useLanguage();
  const { index, ready, filling } = useSearchIndex();
  const [nearEnd, onNearEnd] = useState(false);
  const { games: answers, ...platform } = usePlatformGames(settled, nearEnd);
  const answered = text === settled ? answers : NONE;

  const known = useMemo(() => gamesOf(index).filter(isOffered), [index]);
  // Include games loaded by lists and earlier searches.
  const pool = useMemo(
    () => mergeGames(known, answers, cachedGames(client, EVERY_GAME, language)),
    [client, known, language, answers],
  );
  const found = useMemo(
    () => ({
      games: findNames(pool, foldedName, text),
      vendors: findNames(index.vendors.list, foldedNameOf, text),
      hosts: findNames(index.hosts.list, foldedNameOf, text),
    }),
    [pool, index, text],
  );
  const exact = Object.values(found).some(isExact) || answered.length > 0;
  const games = useMemo(
    () => withAnswers(orNothing(found.games, exact), answered),
    [found, exact, answered],
  );
  const near = games.length > 0 && found.games.near && !exact;
  const shown = useKeptOrder({ search: `${language} ${text}`, games, near });

  return {
    ...platform,
    text,
    games: shown.games,
    near: shown.near,
    vendors: orNothing(found.vendors, exact),
    hosts: orNothing(found.hosts, exact),
    pending: platform.pending || filling || text !== settled,
    ready,
    onNearEnd,
  };
}

const NONE: readonly Game[] = [];

/** Skips the merge while there is no response, as for most keystrokes. */
const withAnswers = (games: readonly Game[], answers: readonly Game[]) =>
  answers.length === 0 ? games : mergeGames(games, answers);
