import { formatCount, formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import type { Term } from './differences';

/** Writes a term of a tier; one that is absent is no condition, or no cap. */
export function useTermText() {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const currency = useCurrency();
  return (term: Term, value: string | number | undefined): string => {
    if (value === undefined) return t(term === 'cap' ? 'term.noCap' : 'term.any');
    if (term === 'rate') return formatRate(String(value), language);
    if (term === 'minActive') return formatCount(Number(value), language);
    return formatMoney(String(value), currency);
  };
}
