import type { Protection } from '@lobby/api-client';
import { limitsOf, protectionQuery, QueryPage, useAddressQuery } from '@lobby/feature-kit';
import { currentRules } from '@lobby/session';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LimitForm } from './limit-form';
import { limitOf, offeredKinds } from './limit-rules';
import { PresentLimit } from './present-limit';
import styles from './safer-play.module.css';

/** Daily, weekly and monthly limit of one kind; kind and period are in the address. */
export function LimitScreen() {
  const protection = useQuery(protectionQuery);
  return <QueryPage query={protection}>{(state) => <Limits state={state} />}</QueryPage>;
}

function Limits({ state }: { state: Protection }) {
  const { t } = useTranslation(['member-safer-play', 'safer-play']);
  const { query, change } = useAddressQuery();
  const kind = offeredKinds().find((one) => one === query.get('kind')) ?? 'DEPOSIT';
  const periods = currentRules().limits[kind];
  const [first] = limitsOf(state, kind);
  const requested = periods.find((one) => one === query.get('period'));
  const period = requested ?? first?.period ?? periods[0] ?? 'DAY';
  const limit = limitOf(state, { kind, period });
  return (
    <>
      <h2 className={styles.head}>{t(`safer-play:kind.${kind}`)}</h2>
      <p className={styles.text}>{t(`counts.${kind}`)}</p>
      <Tabs
        label={t('limit.period')}
        items={periods.map((id) => ({ id, label: t(`period.${id}`) }))}
        value={period}
        onChange={(next) => change({ kind, period: next })}
        controls="limit"
      />
      <TabPanel id="limit" value={period}>
        <div key={`${kind} ${period}`} className={styles.stack}>
          {limit ? (
            <PresentLimit limit={limit} />
          ) : (
            <p className={styles.text}>{t('limit.none')}</p>
          )}
          <LimitForm name={{ kind, period }} limit={limit} />
        </div>
      </TabPanel>
    </>
  );
}
