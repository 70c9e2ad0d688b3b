import type { CurrencyFormat } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LimitKind } from './limits';

/** Format of a limit's amounts: money, or minutes. Undefined until the currency is known. */
export function useLimitUnit(kind: LimitKind): CurrencyFormat | undefined {
  const { t } = useTranslation('safer-play');
  const language = useLanguage();
  const currency = useCurrency();
  const symbol = t('minutes');
  return useMemo(() => {
    if (kind !== 'SESSION' || !currency) return currency;
    // Japanese puts no space between figures and the unit.
    return { ...currency, symbol, pattern: language === 'JA' ? '#,##0¤' : '#,##0 ¤' };
  }, [kind, currency, symbol, language]);
}
