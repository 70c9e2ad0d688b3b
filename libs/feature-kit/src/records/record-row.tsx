import { ChevronRight } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Column } from './record-kind';
import type { CellText } from './use-cell-text';
import styles from './record.module.css';

interface RecordRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  text: CellText;
  /** Address of the row's page. */
  to: string | undefined;
}

/** Most facts shown inline. */
const FEW = 2;

/** A row as a card: title, amount, time, status and facts. */
export function RecordRow<Row>({ row, columns, text, to }: RecordRowProps<Row>) {
  const { t } = useTranslation('records');
  const applies = columns.filter((column) => column.value(row) !== null);
  const at = (place: string) => applies.find((column) => column.place === place);
  const valueAt = (place: string) => {
    const column = at(place);
    return column && text.shown(column, row);
  };
  const facts = applies.filter(({ place = 'fact' }) => place === 'fact');
  return (
    <Frame to={to}>
      <div className={styles.line}>
        <span className={styles.title}>{valueAt('title')}</span>
        <span className={styles.amount}>{valueAt('amount')}</span>
      </div>
      <div className={styles.line}>
        <span className={styles.note}>{valueAt('when')}</span>
        <span className={styles.status}>{valueAt('status')}</span>
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts} data-many={facts.length > FEW}>
          {facts.map((column) => (
            <div key={column.label}>
              <dt>{t(column.label)}</dt>
              <dd>{text.shown(column, row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Frame>
  );
}

function Frame({ to, children }: { to: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.cell}>
      {to === undefined ? (
        <div className={styles.row}>{children}</div>
      ) : (
        <Link to={to} className={styles.row}>
          {children}
          <ChevronRight size={16} />
        </Link>
      )}
    </div>
  );
}
