import { QueryState, useAddressQuery } from '@lobby/feature-kit';
import { Card, TabPanel, Tabs } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BalanceCard } from './balance-card';
import { FigureList } from './figure-list';
import { figuresQuery, PERIODS, type Period } from './money.query';
import styles from './money.module.css';

/** Balance, and money and play time of a period (in the address). */
export function MoneyScreen() {
  const { t } = useTranslation('member-money');
  const { query, change } = useAddressQuery();
  const period = PERIODS.find((one) => one === query.get('period')) ?? 'session';
  return (
    <div className={styles.page}>
      <BalanceCard />
      <Tabs
        label={t('period.label')}
        items={PERIODS.map((id) => ({ id, label: t(`period.${id}`) }))}
        value={period}
        onChange={(next) => change({ period: next })}
        controls="figures"
      />
      <TabPanel id="figures" value={period}>
        <PeriodFigures key={period} period={period} />
      </TabPanel>
    </div>
  );
}

function PeriodFigures({ period }: { period: Period }) {
  const figures = useQuery(figuresQuery(period));
  return (
    <QueryState query={figures}>
      {(data) => (
        <Card>
          <FigureList period={period} figures={data} />
        </Card>
      )}
    </QueryState>
  );
}

export const Component = MoneyScreen;
