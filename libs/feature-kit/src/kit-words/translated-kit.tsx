import { KitWordsProvider, RetryOthers, type KitWords } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { retryFailed } from './retry-failed';

const wordsOf = (t: TFunction<'common'>): KitWords => ({
  back: t('action.back'),
  cancel: t('action.cancel'),
  capsLock: t('password.capsLock'),
  clearSearch: t('action.clearSearch'),
  close: t('action.close'),
  comma: t('list.comma'),
  confirm: t('action.confirm'),
  copy: t('copy.action'),
  copied: t('copy.done'),
  copyFailed: t('copy.failed'),
  failed: t('failed.title'),
  hidePassword: t('password.hide'),
  loading: t('wait.loading'),
  next: t('banners.next'),
  pause: t('action.pause'),
  previous: t('banners.previous'),
  resume: t('action.resume'),
  refresh: t('refresh.action'),
  refreshing: t('refresh.busy'),
  pullToRefresh: t('refresh.pulling'),
  releaseToRefresh: t('refresh.ready'),
  retry: t('action.retry'),
  showPassword: t('password.show'),
  unread: t('state.unread'),
});

/**
 * Provides ui-kit's words in the current language, and what "Try again" retries besides its own part. Place it at the
 * root of the app, screen tests and stories.
 */
export function TranslatedKit({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const words = useMemo(() => wordsOf(t), [t]);
  const client = useQueryClient();
  const retryOthers = useCallback(() => retryFailed(client), [client]);
  return (
    <KitWordsProvider words={words}>
      <RetryOthers value={retryOthers}>{children}</RetryOthers>
    </KitWordsProvider>
  );
}
