import {
  CardsSkeleton,
  QueryState,
  useAddressQuery,
  useBrandClock,
  useToday,
} from '@lobby/feature-kit';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActivityFigures } from './activity-figures';
import { SPANS, spanOf, type SpanName } from './activity-span';
import { activityQuery } from './activity.query';
import styles from './safer-play.module.css';
import { SpanSteps } from './span-steps';

/** Largest `back` accepted from the address. */
const MOST_BACK = 400;

/** Money and play time by day, week, month or year; span and offset are in the address. */
export function ActivityScreen() {
  const { t } = useTranslation('member-safer-play');
  const { query, change } = useAddressQuery();
  const offsetMs = useBrandClock();
  const span = SPANS.find((one) => one === query.get('span')) ?? 'MONTH';
  const requested = Number(query.get('back') ?? 0);
  const back =
    Number.isInteger(requested) && requested > 0 && requested <= MOST_BACK ? requested : 0;
  const show = (name: SpanName, steps = 0) =>
    change({ span: name, back: steps > 0 ? String(steps) : undefined });
  return (
    <div className={styles.page}>
      <Tabs
        label={t('span.label')}
        items={SPANS.map((id) => ({ id, label: t(`span.${id}`) }))}
        value={span}
        onChange={(name) => show(name)}
        controls="activity"
      />
      <TabPanel id="activity" value={span}>
        {offsetMs === undefined ? (
          <CardsSkeleton />
        ) : (
          <Spent span={span} back={back} offsetMs={offsetMs} onStep={(to) => show(span, to)} />
        )}
      </TabPanel>
    </div>
  );
}

interface SpentProps {
  span: SpanName;
  back: number;
  offsetMs: number;
  onStep(back: number): void;
}

function Spent({ span, back, offsetMs, onStep }: SpentProps) {
  const day = useToday(offsetMs);
  const days = spanOf(span, day, back);
  const activity = useQuery(activityQuery(days, offsetMs));
  return (
    <div className={styles.stack}>
      <SpanSteps days={days} back={back} most={MOST_BACK} onStep={onStep} />
      <QueryState query={activity}>
        {(data) => <ActivityFigures days={days} activity={data} />}
      </QueryState>
    </div>
  );
}
