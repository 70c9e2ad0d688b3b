import { useAddressQuery } from '@lobby/feature-kit';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { HISTORY, PARAMETERS } from './mall.query';
import styles from './mall.module.css';
import { OrderView } from './order-view';
import { PointHistory } from './point-history';
import { PointsCard } from './points-card';
import { RewardList } from './reward-list';
import { RewardView } from './reward-view';

/** Points mall (D2 §2): rewards and history, or the reward or the order that the address names. */
export function MallScreen() {
  const { query } = useAddressQuery();
  const reward = query.get(PARAMETERS.reward);
  const order = query.get(PARAMETERS.order);
  if (order !== null) return <OrderView orderNo={order} />;
  return reward === null ? <Mall /> : <RewardView key={reward} rewardId={reward} />;
}

const VIEWS = ['rewards', HISTORY] as const;

function Mall() {
  const { t } = useTranslation('member-vip');
  const { query, change } = useAddressQuery();
  const view = VIEWS.find((one) => one === query.get(PARAMETERS.view)) ?? 'rewards';
  return (
    <div className={styles.page}>
      <PointsCard />
      <Tabs
        label={t('mall.tabs')}
        items={VIEWS.map((id) => ({ id, label: t(`mall.${id}`) }))}
        value={view}
        onChange={(id) => change({ view: id === HISTORY ? id : undefined })}
        controls="mall"
      />
      <TabPanel id="mall" value={view}>
        {view === HISTORY ? <PointHistory /> : <RewardList />}
      </TabPanel>
    </div>
  );
}

export const Component = MallScreen;
