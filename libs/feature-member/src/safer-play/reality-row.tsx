import { api } from '@lobby/api-client';
import { changeOnce, ChoiceRow, realityCheckQuery } from '@lobby/feature-kit';
import { currentRules, type RealityMinutes } from '@lobby/session';
import { Bell } from '@lobby/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** How often a game reminds of the time played. */
export function RealityRow() {
  const { t } = useTranslation('member-safer-play');
  const client = useQueryClient();
  const { data } = useQuery(realityCheckQuery);
  const change = useMutation({
    // One after the other: the last choice is the one that holds.
    scope: { id: 'reality-check' },
    mutationFn: (intervalMinutes: RealityMinutes) =>
      changeOnce(
        () => api.protection.setRealityCheck({ intervalMinutes }),
        () => api.protection.realityCheck(),
        (state) => state.intervalMinutes === intervalMinutes,
      ),
    // Also after a failure: the answer alone may be lost.
    onSettled: () => client.invalidateQueries(realityCheckQuery),
  });
  const { offered } = currentRules().realityCheck;
  const minutes = change.isPending ? change.variables : data?.intervalMinutes;
  return (
    <ChoiceRow
      label={t('reality.title')}
      icon={<Bell />}
      options={offered.map((one) => ({ value: String(one), label: t(`reality.${one}`) }))}
      value={offered.map(String).find((one) => one === String(minutes))}
      onChange={(chosen) => {
        const interval = offered.find((one) => String(one) === chosen);
        if (interval !== undefined) change.mutate(interval);
      }}
    />
  );
}
