import { ALL_GAMES_LIST } from '@lobby/core';
import { Button, ButtonLink, EmptyState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { listTab, type ListTabId } from './list-tabs';

/** Why a list is empty: the search text, the provider, or the tab itself. */
export type EmptyReason = 'search' | 'vendor' | 'tab';

interface EmptyGamesProps {
  tab: ListTabId;
  /** Search text; empty for none. */
  name: string;
  vendorCode: string | undefined;
  onLeaveEmpty(reason: EmptyReason): void;
}

/** An empty list: the reason and one action that leads on. */
export function EmptyGames({ tab, name, vendorCode, onLeaveEmpty }: EmptyGamesProps) {
  const { t } = useTranslation(['games', 'common']);
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
  if (vendorCode !== undefined && tab === 'all')
    return (
      <EmptyState
        title={t('empty.all.title')}
        text={t('empty.vendor.text')}
        action={leave('vendor', t('empty.vendor.action'))}
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
