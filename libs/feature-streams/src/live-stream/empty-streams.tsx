import { PATHS } from '@lobby/core';
import { Button, ButtonLink, EmptyState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { StreamList } from './list-address';

interface EmptyStreamsProps {
  list: StreamList;
  onShowAll(): void;
  onClearSearch(): void;
}

/** An empty list of streams: the reason and one action. */
export function EmptyStreams({ list, onShowAll, onClearSearch }: EmptyStreamsProps) {
  const { t } = useTranslation(['streams', 'common']);
  const { tab, name } = list;
  if (name !== '')
    return (
      <EmptyState
        art="search"
        title={t('streams:empty.search.title')}
        text={t('streams:empty.search.text', { name })}
        action={<Button onClick={onClearSearch}>{t('common:action.clearSearch')}</Button>}
      />
    );
  const action =
    tab === 'subscribed' ? (
      <Button onClick={onShowAll}>{t('streams:empty.subscribed.action')}</Button>
    ) : (
      <ButtonLink to={PATHS.allGames}>{t('streams:empty.all.action')}</ButtonLink>
    );
  return (
    <EmptyState
      art={tab === 'subscribed' ? 'heart' : 'list'}
      title={t(`streams:empty.${tab}.title`)}
      text={t(`streams:empty.${tab}.text`)}
      action={action}
    />
  );
}
