import { ResultAnnouncer, useAddressQuery, useCountText } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HISTORY, mallRewardsQuery, PARAMETERS, pointHistoryQuery } from './mall.query';
import styles from './mall.module.css';
import { OrderView } from './order-view';
import { PointHistory } from './point-history';
import { PointsCard } from './points-card';
import { ofType, RewardList, toType, type RewardType } from './reward-list';
import { RewardView } from './reward-view';

/** Points mall (D2 §2): rewards and history, or the reward or order in the address. */
export function MallScreen() {
  const { query } = useAddressQuery();
  const reward = query.get(PARAMETERS.reward);
  const order = query.get(PARAMETERS.order);
  if (order !== null) return <OrderView orderNo={order} />;
  return reward === null ? <Mall /> : <RewardView key={reward} rewardId={reward} />;
}

const VIEWS = ['rewards', HISTORY] as const;

type View = (typeof VIEWS)[number];

/** Announces what another tab or type of reward shows. */
function Announcer({ view, type }: { view: View; type: RewardType }) {
  const { t } = useTranslation('member-vip');
  const language = useLanguage();
  const countText = useCountText();
  const inHistory = view === HISTORY;
  const rewards = useQuery({ ...mallRewardsQuery(language), enabled: !inHistory });
  const history = useInfiniteQuery({ ...pointHistoryQuery(language), enabled: inHistory });
  const result = inHistory
    ? countText(history.data?.pages[0]?.total, {
        some: (count) => t('entry.count', { count }),
        none: t('entry.none'),
      })
    : countText(rewards.data && ofType(rewards.data, type).length, {
        some: (count) => t('mall.count', { count }),
        none: t('mall.none'),
      });
  return <ResultAnnouncer list={inHistory ? view : type} result={result} />;
}

function Mall() {
  const { t } = useTranslation('member-vip');
  const { query, change } = useAddressQuery();
  const view = VIEWS.find((one) => one === query.get(PARAMETERS.view)) ?? 'rewards';
  const type = toType(query.get(PARAMETERS.type));
  return (
    <div className={styles.page}>
      <Announcer view={view} type={type} />
      <PointsCard />
      <Tabs
        label={t('mall.tabs')}
        items={VIEWS.map((id) => ({ id, label: t(`mall.${id}`) }))}
        value={view}
        onChange={(id) => change({ view: id === HISTORY ? id : undefined })}
        controls="mall"
      />
      <TabPanel id="mall" value={view}>
        {view === HISTORY ? (
          <PointHistory />
        ) : (
          <RewardList
            type={type}
            onType={(next) => change({ type: next === 'ALL' ? undefined : next })}
          />
        )}
      </TabPanel>
    </div>
  );
}

export const Component = MallScreen;
