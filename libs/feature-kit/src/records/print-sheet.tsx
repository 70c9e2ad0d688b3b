import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Column } from './record-kind';
import { useCellText } from './use-cell-text';
import styles from './print-sheet.module.css';

interface PrintSheetProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Called after the browser's print dialog is closed. */
  onDone(): void;
}

/** Prints all rows as a table instead of the page; opens the browser's print dialog. */
export function PrintSheet<Row>({ title, columns, rows, onDone }: PrintSheetProps<Row>) {
  const { t } = useTranslation('records');
  const { shown } = useCellText();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('afterprint', () => done(), { signal: stop.signal });
    window.print();
    return () => stop.abort();
  }, []);
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <h1 className={styles.title}>{title}</h1>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label}>{t(label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.label}>{column.value(row) === null ? '' : shown(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
