import { ChartFigure, type Bar } from './chart-figure';
import { largestOf, shareOf } from './share-of';
import styles from './chart.module.css';

interface ColumnChartProps {
  title: string;
  heads: readonly [string, string];
  /** From left to right. */
  bars: readonly Bar[];
}

const STEP = 10;
const GAP = 2;
/** Height above and below the zero line. */
const HALF = 50;
/** Least visible height. */
const LEAST = 1;

/** Columns of amounts around a zero line: wins above, losses below. */
export function ColumnChart(props: ColumnChartProps) {
  const { bars } = props;
  const largest = largestOf(bars.map(({ amount }) => amount));
  const ends = [...new Set([bars.at(0)?.name, bars.at(-1)?.name])];
  return (
    <ChartFigure {...props}>
      <div aria-hidden="true">
        <svg
          className={styles.columns}
          viewBox={`0 0 ${bars.length * STEP} ${2 * HALF}`}
          preserveAspectRatio="none"
        >
          {bars.map(({ name, amount }, index) => {
            const share = shareOf(amount, largest);
            const height = share === 0 ? 0 : Math.max(LEAST, Math.abs(share) * HALF);
            return (
              <rect
                key={name}
                className={share < 0 ? styles.below : styles.fill}
                x={index * STEP + GAP / 2}
                y={share < 0 ? HALF : HALF - height}
                width={STEP - GAP}
                height={height}
              />
            );
          })}
          <line className={styles.zero} x1="0" x2={bars.length * STEP} y1={HALF} y2={HALF} />
        </svg>
        <div className={styles.ends}>
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}
