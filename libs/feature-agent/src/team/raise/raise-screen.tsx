import { api, type RebateSetting } from '@lobby/api-client';
import { AppForm, compareAmounts, QueryPage, useAppForm, useBack } from '@lobby/feature-kit';
import { Card, toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RateFields } from '../../rates/rate-fields';
import { leastRates, ratesSchema, toRebates, type Rates } from '../../rates/rates';
import { RATES_OUTDATED, rateSettingsQuery, TEAM } from '../team.query';
import styles from '../team.module.css';

/** Raises the rates of a direct member. */
export function RaiseScreen({ userName }: { userName: string }) {
  const settings = useQuery(rateSettingsQuery(userName));
  return (
    <QueryPage query={settings}>
      {(found) => <RaiseForm userName={userName} settings={found} />}
    </QueryPage>
  );
}

interface RaiseFormProps {
  userName: string;
  settings: readonly RebateSetting[];
}

function useRaiseForm(userName: string, present: Rates) {
  const { t } = useTranslation('agent-team');
  const back = useBack('history');
  const client = useQueryClient();
  const schema = useMemo(() => ratesSchema(), []);
  return useAppForm({
    key: 'raise-rebates',
    schema,
    defaults: { rates: present },
    refusals: { 'rebate.out.of.range': 'rates', 'quota.exhausted': 'rates' },
    outdated: RATES_OUTDATED,
    send: async ({ rates }) => {
      await api.agent.raiseRebates({ userName, rebates: toRebates(changed(rates, present)) });
    },
    settle: async ({ rates }) => {
      const current = leastRates(await api.agent.rebateSettings({ userName }));
      return areReached(current, changed(rates, present)) ? { answer: undefined } : undefined;
    },
    onDone: () => {
      toast.success(t('raise.done', { name: userName }));
      void client.invalidateQueries({ queryKey: TEAM });
      back();
    },
  });
}

/** Rates that differ from the current ones. */
const changed = (rates: Rates, present: Rates): Rates =>
  Object.fromEntries(
    Object.entries(rates).filter(([category, rate]) => rate !== present[category]),
  );

/** Whether all rates are at least as high as wanted. */
const areReached = (current: Rates, wanted: Rates): boolean =>
  Object.entries(wanted).every(
    ([category, rate]) => compareAmounts(current[category] ?? '0', rate) >= 0,
  );

function RaiseForm(props: RaiseFormProps) {
  const { t } = useTranslation('agent-team');
  const [present] = useState(() => leastRates(props.settings));
  const form = useRaiseForm(props.userName, present);
  const field = form.control('rates');
  const isSame = Object.keys(changed(field.value, present)).length === 0;
  return (
    <Card>
      <div className={styles.sheet}>
        <h2 className={styles.title}>{props.userName}</h2>
        <p className={styles.note}>{t('raise.text')}</p>
        <AppForm
          form={form}
          submit={t('raise.action')}
          busyLabel={t('raise.busy')}
          alertAt="button"
          disabled={isSame}
        >
          <RateFields field={field} settings={props.settings} />
          {isSame && <p className={styles.note}>{t('raise.same')}</p>}
        </AppForm>
      </div>
    </Card>
  );
}
