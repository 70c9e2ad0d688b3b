import { Card } from '@lobby/ui-kit';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chart.module.css';

/** One bar of a chart. */
export interface Bar {
  /** Its day or category. */
  name: string;
  /** Decimal string. */
  amount: string;
  /** The formatted amount. */
  shown: string;
}

interface ChartFigureProps {
  title: string;
  /** Names of the table's columns. */
  heads: readonly [string, string];
  bars: readonly Bar[];
  /** The chart; hidden from assistive technology, which reads the table. */
  children: ReactNode;
}

/** A chart with an expandable table of its figures. */
export function ChartFigure({ title, heads, bars, children }: ChartFigureProps) {
  const { t } = useTranslation('records');
  const id = useId();
  return (
    <Card>
      <figure className={styles.figure} aria-labelledby={id}>
        <figcaption id={id} className={styles.title}>
          {title}
        </figcaption>
        {children}
        <details className={styles.details}>
          <summary>{t('chart.table')}</summary>
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ name, shown }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{shown}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </Card>
  );
}
