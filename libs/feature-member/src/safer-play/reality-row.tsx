import { api } from '@lobby/api-client';
import { ChoiceRow } from '@lobby/feature-kit';
import { Bell } from '@lobby/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { realityCheckQuery } from './protection.query';

/** Minutes between two reminders; 0 is never. */
const INTERVALS = ['15', '30', '60', '0'] as const;
type Interval = (typeof INTERVALS)[number];

const MINUTES = { '0': 0, '15': 15, '30': 30, '60': 60 } as const satisfies Record<
  Interval,
  number
>;

/** How often a game reminds of the time played. */
export function RealityRow() {
  const { t } = useTranslation('member-safer-play');
  const client = useQueryClient();
  const { data } = useQuery(realityCheckQuery);
  const change = useMutation({
    mutationFn: (interval: Interval) =>
      api.protection.setRealityCheck({ intervalMinutes: MINUTES[interval] }),
    // Also after a failure: the answer alone may be lost.
    onSettled: () => client.invalidateQueries(realityCheckQuery),
  });
  const minutes = data?.intervalMinutes;
  const known = INTERVALS.find((interval) => MINUTES[interval] === minutes);
  return (
    <ChoiceRow
      label={t('reality.title')}
      icon={<Bell />}
      options={INTERVALS.map((value) => ({ value, label: t(`reality.${value}`) }))}
      value={change.isPending ? change.variables : known}
      onChange={(interval) => change.mutate(interval)}
    />
  );
}
