import { LOCALES, type Language } from '@lobby/core';

/**
 * Formats a wire rate such as `0.008` as a percentage in the language: `0,8 %`. `digits`: maximum decimals of the
 * percentage.
 */
export function formatRate(rate: string, language: Language, digits = 2): string {
  const share = Number(rate);
  if (rate.trim() === '' || !Number.isFinite(share)) return '–';
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(share);
}
