import type { PlayActivity } from '@lobby/api-client';
import { subtractAmounts, type Amount } from '@lobby/core';
import { csvFile, saveFile, useHiddenAmounts } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Button, Card, Detail, Details, Download } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { spanText, type Span } from './activity-span';

interface ActivityFiguresProps {
  days: Span;
  activity: PlayActivity;
}

interface Figure {
  name: string;
  /** Value in the exported file. */
  value: string;
  /** Displayed text. */
  text: string;
}

/** Money in and out, games and time; wins and losses in the same words and colour. */
function useFigures({
  deposited,
  withdrawn,
  net,
  staked,
  won,
  timePlayed,
}: PlayActivity): Figure[] {
  const { t } = useTranslation(['member-safer-play', 'member-money']);
  const currency = useCurrency();
  const hide = useHiddenAmounts();
  const money = (name: string, value: Amount, signed = false): Figure => ({
    name,
    value,
    text: hide(formatMoney(value, currency, { signed })),
  });
  return [
    money(t('member-money:figure.deposited'), deposited),
    money(t('member-money:figure.withdrawn'), withdrawn),
    money(t('member-money:figure.net'), net),
    money(t('member-money:figure.staked'), staked),
    money(t('member-money:figure.won'), won),
    money(t('member-money:figure.result'), subtractAmounts(won, staked), true),
    {
      name: t('member-money:figure.time'),
      value: String(timePlayed),
      text: t('member-money:time', {
        hours: Math.floor(timePlayed / 60),
        minutes: timePlayed % 60,
      }),
    },
  ];
}

/** Figures of a span, with an export as a file. */
export function ActivityFigures({ days, activity }: ActivityFiguresProps) {
  const { t } = useTranslation(['member-safer-play', 'member-money']);
  const figures = useFigures(activity);
  const save = () => {
    const head = [t('activity.days'), spanText(days)];
    const lines = figures.map(({ name, value }) => [name, value]);
    saveFile(`activity_${spanText(days)}.csv`, csvFile([head, ...lines]));
  };
  return (
    <>
      <Card>
        <Details label={t('activity.title')}>
          {figures.map(({ name, text }) => (
            <Detail key={name} name={name} value={text} />
          ))}
        </Details>
      </Card>
      <Button variant="secondary" onClick={save}>
        <Download size={20} />
        {t('activity.save')}
      </Button>
    </>
  );
}
