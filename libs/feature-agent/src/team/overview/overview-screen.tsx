import {
  QueryState,
  RangeBar,
  rangeInput,
  rangeParameters,
  readRange,
  useBrandClock,
  useToday,
  useAddressQuery,
  type RecordRange,
} from '@lobby/feature-kit';
import { formatCount, formatDate, formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, ChevronDown, Detail, Details, VisuallyHidden } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { overviewQuery } from '../team.query';
import { changeOf } from './change';
import { ResultByDay, StakeByCategory } from './charts';
import { ACTIVITY, MONEY, type Figure, type Overview } from './figures';
import { OverviewFile } from './overview-file';
import styles from '../team.module.css';

/** The previous range of the same length. */
const before = ({ from, to }: RecordRange) => ({ from: from - (to - from + 1), to: from - 1 });

/** Team overview: counters, money, charts, compared with the previous days (D2 §2, §3). */
export function TeamOverviewScreen() {
  const offsetMs = useBrandClock();
  return offsetMs === undefined ? null : <Overview offsetMs={offsetMs} />;
}

function Overview({ offsetMs }: { offsetMs: number }) {
  const { query, change } = useAddressQuery();
  const day = useToday(offsetMs);
  const range = readRange(query, day);
  const input = rangeInput(range, offsetMs);
  const earlier = rangeInput(before(range), offsetMs);
  const now = useQuery(overviewQuery(input));
  const previous = useQuery(overviewQuery(earlier));
  return (
    <div className={styles.page}>
      <RangeBar
        range={range}
        today={day}
        offsetMs={offsetMs}
        onChange={(next) => change(rangeParameters(next))}
      />
      <QueryState query={now}>
        {(data) => (
          <>
            <Figures of="overview.money" figures={MONEY} now={data} before={previous.data} />
            <Figures of="overview.activity" figures={ACTIVITY} now={data} before={previous.data} />
            <Size overview={data} />
            <Compared {...earlier} offsetMs={offsetMs} before={previous.data} />
            <OverviewFile days={[range, before(range)]} now={data} before={previous.data} />
            <ResultByDay range={input} offsetMs={offsetMs} />
            <StakeByCategory range={input} />
          </>
        )}
      </QueryState>
    </div>
  );
}

/** Returns a formatter of figures. */
function useFigureText() {
  const language = useLanguage();
  const currency = useCurrency();
  return (format: Figure['format'], value: string) =>
    format === 'count'
      ? formatCount(Number(value), language)
      : formatMoney(value, currency, { signed: format === 'signed' });
}

interface FiguresProps {
  of: 'overview.money' | 'overview.activity';
  figures: readonly Figure[];
  now: Overview;
  before: Overview | undefined;
}

function Figures({ of, figures, now, before: earlier }: FiguresProps) {
  const { t } = useTranslation(['agent-team', 'agent-centre', 'records']);
  const text = useFigureText();
  return (
    <Card>
      <section aria-label={t(`agent-team:${of}`)} className={styles.sheet}>
        <h2 className={styles.title}>{t(`agent-team:${of}`)}</h2>
        <dl className={styles.tiles}>
          {figures.map(({ label, format, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{text(format, value(now))}</dd>
              {earlier && <ChangeText format={format} now={value(now)} before={value(earlier)} />}
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

interface ChangeTextProps {
  format: Figure['format'];
  now: string;
  before: string;
}

/**
 * Change of a figure: relative, or absolute for figures that can be negative. Hidden if there is no relative change.
 */
function ChangeText({ format, now, before: earlier }: ChangeTextProps) {
  const { t } = useTranslation('agent-team');
  const language = useLanguage();
  const currency = useCurrency();
  const change = changeOf(now, earlier);
  if (!change) return null;
  const { kind, share, by } = change;
  if (kind === 'same') return <dd>{t('change.same')}</dd>;
  if (format !== 'signed' && share === undefined) return null;
  const shown =
    format === 'signed' ? formatMoney(by, currency) : formatRate(share ?? '0', language);
  return (
    <dd>
      <span aria-hidden="true">
        {kind === 'up' ? '▲' : '▼'} {shown}
      </span>
      <VisuallyHidden>{t(`change.${kind}`, { share: shown })}</VisuallyHidden>
    </dd>
  );
}

interface ComparedProps {
  startDate: number;
  endDate: number;
  offsetMs: number;
  before: Overview | undefined;
}

/** Dates of the comparison; expands to their figures. */
function Compared({ startDate, endDate, offsetMs, before: earlier }: ComparedProps) {
  const { t } = useTranslation(['agent-team', 'agent-centre', 'records']);
  const language = useLanguage();
  const text = useFigureText();
  const dates = [startDate, endDate].map((time) => formatDate(time, language, offsetMs));
  const says = t('agent-team:overview.compared', { days: [...new Set(dates)].join(' – ') });
  if (!earlier) return <p className={styles.note}>{says}</p>;
  return (
    <Card>
      <details>
        <summary className={styles.compared}>
          <span>{says}</span>
          <ChevronDown size={16} />
        </summary>
        <Details label={says}>
          {[...MONEY, ...ACTIVITY].map(({ label, format, value }) => (
            <Detail key={label} name={t(label)} value={text(format, value(earlier))} />
          ))}
        </Details>
      </details>
    </Card>
  );
}

/** Number of members. */
function Size({ overview: { summary, counters } }: { overview: Overview }) {
  const { t } = useTranslation(['agent-team', 'agent-centre']);
  const language = useLanguage();
  const sizes = [
    [t('agent-team:overview.all'), summary.memberCount],
    [t('agent-team:overview.direct'), summary.directCount],
    [t('agent-centre:counter.online'), counters.online],
  ] as const;
  return (
    <Card>
      <section aria-label={t('agent-team:overview.size')} className={styles.sheet}>
        <h2 className={styles.title}>{t('agent-team:overview.size')}</h2>
        <dl className={styles.tiles}>
          {sizes.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatCount(count, language)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

export const Component = TeamOverviewScreen;
