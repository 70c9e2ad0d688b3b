import { LOCALES, type Language } from '@lobby/core';

/**
 * A share as the platform writes it, `0.008`, in per cent: `0,8 %` as people of the language write it. `digits`: the most
 * decimals of the per cent.
 */
export function formatRate(rate: string, language: Language, digits = 2): string {
  const share = Number(rate);
  if (rate.trim() === '' || !Number.isFinite(share)) return '–';
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(share);
}
