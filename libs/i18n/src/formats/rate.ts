import { LOCALES, type Language } from '@lobby/core';

/** A share as the platform writes it, `0.008`, in per cent: `0,8 %` as people of the language write it. */
export function formatRate(rate: string, language: Language): string {
  const share = Number(rate);
  if (rate.trim() === '' || !Number.isFinite(share)) return '–';
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(share);
}
