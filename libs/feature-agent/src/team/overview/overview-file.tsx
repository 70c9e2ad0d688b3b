import { csvFile, dayText, saveFile, type RecordRange } from '@lobby/feature-kit';
import { Button, Download } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { ACTIVITY, MONEY, type Overview } from './figures';

type Days = Pick<RecordRange, 'from' | 'to'>;

interface OverviewFileProps {
  /** Dates of the figures, and of the previous ones. */
  days: readonly [Days, Days];
  now: Overview;
  before: Overview | undefined;
}

const daysText = ({ from, to }: Days) => [...new Set([from, to])].map(dayText).join('–');

/** Exports the figures as a file, with the previous days' beside them. */
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
