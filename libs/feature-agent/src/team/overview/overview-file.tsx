import { csvFile, dayText, saveFile, type RecordRange } from '@lobby/feature-kit';
import { Button, Download } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { ACTIVITY, MONEY, type Overview } from './figures';

type Days = Pick<RecordRange, 'from' | 'to'>;

interface OverviewFileProps {
  /** Days of the figures, and those before. */
  days: readonly [Days, Days];
  now: Overview;
  before: Overview | undefined;
}

const daysText = ({ from, to }: Days) => [...new Set([from, to])].map(dayText).join('–');

/** Saves the figures as a file, those of the days before beside them. */
export function OverviewFile({ days: [shown, earlier], now, before }: OverviewFileProps) {
  const { t } = useTranslation(['agent-team', 'agent-centre', 'records']);
  const save = () => {
    const overviews = before ? [now, before] : [now];
    const head = [t('overview.title'), daysText(shown), ...(before ? [daysText(earlier)] : [])];
    const lines = [...MONEY, ...ACTIVITY].map(({ label, value }) => [
      t(label),
      ...overviews.map(value),
    ]);
    saveFile(`team-${daysText(shown)}.csv`, csvFile([head, ...lines]));
  };
  return (
    <Button variant="secondary" onClick={save}>
      <Download size={20} />
      {t('records:file.export')}
    </Button>
  );
}
