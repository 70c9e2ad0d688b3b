import { api } from '@lobby/api-client';
import { changeOnce, ChoiceRow, realityCheckQuery } from '@lobby/feature-kit';
import { currentRules, type RealityMinutes } from '@lobby/session';
import { Bell } from '@lobby/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Interval of the reality check in games. */
export function RealityRow() {
  const { t } = useTranslation('member-safer-play');
  const client = useQueryClient();
  const { data } = useQuery(realityCheckQuery);
  const change = useMutation({
    // Run one at a time, so that the last choice wins.
    scope: { id: 'reality-check' },
    mutationFn: (intervalMinutes: RealityMinutes) =>
      changeOnce(
        () => api.protection.setRealityCheck({ intervalMinutes }),
        () => api.protection.realityCheck(),
        (state) => state.intervalMinutes === intervalMinutes,
      ),
    // Refetch after errors too: the response may be lost although the change was made.
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
