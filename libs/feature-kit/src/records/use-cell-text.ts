import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatRate,
  useLanguage,
} from '@lobby/i18n';
import type { CurrencyFormat, Language } from '@lobby/core';
import { useCurrency } from '@lobby/session';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './record-kind';
import { useBrandClock } from './use-brand-clock';

const UNKNOWN = '–';

interface Words {
  t: TFunction<['records', 'categories']>;
  language: Language;
  currency: CurrencyFormat | undefined;
  offsetMs: number | undefined;
}

/** Formats a value for the screen. */
function cellText<Row>(column: Column<Row>, row: Row, words: Words): string {
  const { t, language, currency, offsetMs } = words;
  switch (column.format) {
    case 'word': {
      const label = column.value(row);
      return label ? t(label) : UNKNOWN;
    }
    case 'count':
      return formatCount(column.value(row) ?? Number.NaN, language);
    case 'day':
      return formatDate(column.value(row) ?? Number.NaN, language, offsetMs);
    case 'time':
      return formatDateTime(column.value(row) ?? Number.NaN, language, offsetMs);
    case 'text':
      return column.value(row) || UNKNOWN;
    case 'rate':
      return formatRate(column.value(row) ?? '', language);
    default:
      return formatMoney(column.value(row) ?? '', currency, { signed: column.format === 'signed' });
  }
}

/** Formats a time by the brand's clock for a spreadsheet, `2026-11-20 14:05:06`. */
function fileTime(time: number | null | undefined, length: number, offsetMs = 0): string {
  const date = new Date((time ?? Number.NaN) + offsetMs);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, length).replace('T', ' ');
}

const DAY_LENGTH = 10;
const TIME_LENGTH = 19;

/** Formats a value for a spreadsheet: amounts as the platform sends them. */
function fileText<Row>(column: Column<Row>, row: Row, { t, offsetMs }: Words): string {
  switch (column.format) {
    case 'word': {
      const label = column.value(row);
      return label ? t(label) : '';
    }
    case 'time':
      return fileTime(column.value(row), TIME_LENGTH, offsetMs);
    case 'day':
      return fileTime(column.value(row), DAY_LENGTH, offsetMs);
    case 'count':
      return String(column.value(row) ?? '');
    default:
      return column.value(row) ?? '';
  }
}

/** Formatters of values: for the screen, for a file. */
export interface CellText {
  shown<Row>(column: Column<Row>, row: Row): string;
  filed<Row>(column: Column<Row>, row: Row): string;
}

/** Formatters in the current language, the brand's currency and the brand's clock. */
export function useCellText(): CellText {
  const { t } = useTranslation(['records', 'categories']);
  const language = useLanguage();
  const currency = useCurrency();
  const offsetMs = useBrandClock();
  const shown = useCallback(
    <Row>(column: Column<Row>, row: Row) =>
      cellText(column, row, { t, language, currency, offsetMs }),
    [t, language, currency, offsetMs],
  );
  const filed = useCallback(
    <Row>(column: Column<Row>, row: Row) =>
      fileText(column, row, { t, language, currency, offsetMs }),
    [t, language, currency, offsetMs],
  );
  return { shown, filed };
}
