import { formatCount, formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import type { Term } from './differences';
import { PER_CENT_DIGITS } from './offer-values';

/** Returns a formatter of a tier's term with all decimals of a rate; absent means no condition, or no cap. */
export function useTermText() {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const currency = useCurrency();
  return (term: Term, value: string | number | undefined): string => {
    if (value === undefined) return t(term === 'cap' ? 'term.noCap' : 'term.any');
    if (term === 'rate') return formatRate(String(value), language, PER_CENT_DIGITS);
    if (term === 'minActive') return formatCount(Number(value), language);
    return formatMoney(String(value), currency);
  };
}
