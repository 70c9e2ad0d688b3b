import { api, type RebateSetting } from '@lobby/api-client';
import { AppForm, QueryPage, useAppForm, useBack } from '@lobby/feature-kit';
import { Card, toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RateFields } from '../../rates/rate-fields';
import { leastRates, ratesSchema, toRebates, type Rates } from '../../rates/rates';
import { rateSettingsQuery, TEAM } from '../team.query';
import styles from '../team.module.css';

/** Rates of a direct member, to raise. */
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

function useRaiseForm({ userName, settings }: RaiseFormProps) {
  const { t } = useTranslation('agent-team');
  const back = useBack('history');
  const client = useQueryClient();
  const present = useMemo(() => leastRates(settings), [settings]);
  const schema = useMemo(() => ratesSchema(), []);
  return useAppForm({
    key: 'raise-rebates',
    schema,
    defaults: { rates: present },
    refusals: { 'rebate.out.of.range': 'rates', 'quota.exhausted': 'rates' },
    send: ({ rates }) =>
      api.agent.raiseRebates({ userName, rebates: toRebates(changed(rates, present)) }),
    onDone: () => {
      toast.success(t('raise.done', { name: userName }));
      void client.invalidateQueries({ queryKey: TEAM });
      back();
    },
  });
}

/** The rates that differ from the present ones. */
const changed = (rates: Rates, present: Rates): Rates =>
  Object.fromEntries(
    Object.entries(rates).filter(([category, rate]) => rate !== present[category]),
  );

function RaiseForm(props: RaiseFormProps) {
  const { t } = useTranslation('agent-team');
  const [present] = useState(() => leastRates(props.settings));
  const form = useRaiseForm(props);
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
          busy={t('raise.busy')}
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
