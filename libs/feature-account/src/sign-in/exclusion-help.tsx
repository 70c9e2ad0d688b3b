import type { ApiError } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { noteExclusion } from '@lobby/session';
import { TextLink } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const isExclusion = (error: ApiError | null) => error?.code === 'account.excluded';

/** Stores the exclusion of a refusal on this device; no-op for any other error. */
export function keepExclusion(error: ApiError): void {
  const { retryAfterMs } = error.details;
  if (!isExclusion(error)) return;
  noteExclusion(retryAfterMs === undefined ? 'PERMANENT' : Date.now() + retryAfterMs);
}

/** Returns the text of a refusal by a permanent exclusion; undefined for any other error. */
export function useForGoodText(error: ApiError | null): string | undefined {
  const { t } = useTranslation('forms');
  const forGood = isExclusion(error) && error?.details.retryAfterMs === undefined;
  return forGood ? t('exclusion.forGood') : undefined;
}

/** Link to the page about exclusions and help after a refusal by an exclusion; renders nothing for any other error. */
export function ExclusionHelp({ error }: { error: ApiError | null }) {
  const { t } = useTranslation('forms');
  useEffect(
    function keepOnDevice() {
      if (error) keepExclusion(error);
    },
    [error],
  );
  if (!isExclusion(error)) return null;
  return <TextLink to={PATHS.saferPlayClosed}>{t('exclusion.help')}</TextLink>;
}
