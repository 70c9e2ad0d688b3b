import { ALL_GAMES_LIST } from '@lobby/core';
import { Button, ButtonLink, EmptyState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { activeFilters } from '../game-filter/list-filter';
import type { ListRequest } from './game-pages.query';
import { listTab } from './list-tabs';

/** Why a list is empty: search text, filter, or tab. */
export type EmptyReason = 'search' | 'filter' | 'tab';

interface EmptyGamesProps {
  list: ListRequest;
  /** Search text; empty if none. */
  name: string;
  onLeaveEmpty(reason: EmptyReason): void;
}

/** Empty list: the reason, and an action that resolves it. */
export function EmptyGames({ list, name, onLeaveEmpty }: EmptyGamesProps) {
  const { t } = useTranslation(['games', 'games-list', 'common']);
  const { tab } = list;
  const [narrowed, ...others] = activeFilters(list);
  const leave = (reason: EmptyReason, label: string) => (
    <Button onClick={() => onLeaveEmpty(reason)}>{label}</Button>
  );
  if (name)
    return (
      <EmptyState
        art="search"
        title={t('empty.search.title')}
        text={t('empty.search.text', { name })}
        action={leave('search', t('common:action.clearSearch'))}
      />
    );
  if (narrowed === 'vendorCode' && others.length === 0)
    return (
      <EmptyState
        title={t('empty.all.title')}
        text={t('empty.vendor.text')}
        action={leave('filter', t('empty.vendor.action'))}
      />
    );
  if (narrowed !== undefined)
    return (
      <EmptyState
        art="search"
        title={t('empty.search.title')}
        text={t('games-list:filter.nothing')}
        action={leave('filter', t('games-list:filter.clear'))}
      />
    );
  const label = t(`empty.${tab}.action`);
  return (
    <EmptyState
      art={listTab(tab).art}
      title={t(`empty.${tab}.title`)}
      text={t(`empty.${tab}.text`)}
      action={
        tab === 'all' ? <ButtonLink to={ALL_GAMES_LIST}>{label}</ButtonLink> : leave('tab', label)
      }
    />
  );
}
