import { ChartFigure, type Bar } from './chart-figure';
import { largestOf, shareOf } from './share-of';
import styles from './chart.module.css';

interface BarChartProps {
  title: string;
  heads: readonly [string, string];
  bars: readonly Bar[];
}

const WIDTH = 100;
const HEIGHT = 8;

/** Horizontal bars of named amounts, each with its figure. */
export function BarChart(props: BarChartProps) {
  const { bars } = props;
  const largest = largestOf(bars.map(({ amount }) => amount));
  return (
    <ChartFigure {...props}>
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ name, amount, shown }) => (
          <div key={name}>
            <div className={styles.barHead}>
              <span>{name}</span>
              <span>{shown}</span>
            </div>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
            >
              <rect className={styles.ground} width={WIDTH} height={HEIGHT} />
              <rect
                className={styles.fill}
                width={Math.abs(shareOf(amount, largest)) * WIDTH}
                height={HEIGHT}
              />
            </svg>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
