import { formatCount, useLanguage } from '@lobby/i18n';
import { Card } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './record-kind';
import { useCellText } from './use-cell-text';
import styles from './record.module.css';

interface TotalsProps<Sums> {
  sums: readonly Column<Sums>[];
  footer: Sums;
  /** Number of rows of all pages. */
  total: number;
  /** Buttons below the sums, with their progress. */
  files: ReactNode;
}

/** The platform's sums over all pages of a range. */
export function Totals<Sums>({ sums, footer, total, files }: TotalsProps<Sums>) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const { shown } = useCellText();
  return (
    <Card>
      <section aria-label={t('total.title')} className={styles.totals}>
        <div className={styles.totalsHead}>
          <h2 className={styles.totalsTitle}>{t('total.title')}</h2>
          <p className={styles.count}>
            {t('total.count', { count: formatCount(total, language) })}
          </p>
        </div>
        <dl className={styles.sums}>
          {sums.map((column) => (
            <div key={column.label}>
              <dt>{t(column.label)}</dt>
              <dd>{shown(column, footer)}</dd>
            </div>
          ))}
        </dl>
        {files}
      </section>
    </Card>
  );
}
