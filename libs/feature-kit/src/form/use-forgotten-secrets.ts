import { MINUTE_MS } from '@lobby/core';
import { toast } from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Milliseconds hidden after which secrets are emptied. */
const AWAY_MS = 5 * MINUTE_MS;

/** Empties fields with secrets after the page was hidden for five minutes, with a toast. */
export function useForgottenSecrets<V extends FieldValues, Sent>(
  { getValues, resetField }: UseFormReturn<V, unknown, Sent>,
  names: readonly FieldPath<V>[],
): void {
  const { t } = useTranslation('forms');
  const forget = useEffectEvent(() => {
    const filled = names.filter((name) => String(getValues(name) ?? '') !== '');
    if (filled.length === 0) return;
    filled.forEach((name) => resetField(name));
    toast.info(t('secrets.cleared'), { duration: 'long' });
  });
  useEffect(function watchAbsence() {
    let timer: ReturnType<typeof setTimeout>;
    let hiddenAt = Infinity;
    // Browsers pause timers of hidden pages: check again when the page is shown.
    const onChange = () => {
      clearTimeout(timer);
      if (Date.now() - hiddenAt >= AWAY_MS) forget();
      hiddenAt = document.visibilityState === 'hidden' ? Date.now() : Infinity;
      if (hiddenAt < Infinity) timer = setTimeout(forget, AWAY_MS);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
}
