import type { MallReward } from '@lobby/api-client';
import { QueryPage, usePictures } from '@lobby/feature-kit';
import { formatCount, useLanguage } from '@lobby/i18n';
import { pointsQuery, useFirstWait } from '@lobby/session';
import { ButtonLink, Card, Detail, Details, EmptyState, Picture } from '@lobby/ui-kit';
import { PATHS } from '@lobby/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mallRewardsQuery } from './mall.query';
import styles from './mall.module.css';
import { Redeem } from './redeem';

/** One reward with its redemption form. */
export function RewardView({ rewardId }: { rewardId: string }) {
  const { t } = useTranslation('member-vip');
  const rewards = useQuery(mallRewardsQuery(useLanguage()));
  return (
    <QueryPage query={rewards}>
      {(all) => {
        const reward = all.find((one) => one.rewardId === rewardId);
        return reward ? (
          <Reward reward={reward} />
        ) : (
          <EmptyState
            title={t('reward.unknown')}
            action={<ButtonLink to={PATHS.mall}>{t('reward.back')}</ButtonLink>}
          />
        );
      }}
    </QueryPage>
  );
}

function Reward({ reward }: { reward: MallReward }) {
  const { t } = useTranslation('member-vip');
  const language = useLanguage();
  const pictures = usePictures();
  const query = useQuery(pointsQuery);
  const { data: points } = query;
  const waiting = useFirstWait(query);
  const { title, image, cost, stock, leftToday, limitPerDay } = reward;
  const count = (value: number) => formatCount(value, language);
  return (
    <>
      <div className={styles.picture}>
        <Picture {...pictures(image, 'popup')} alt="" ratio="3 / 2" loading="eager" />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <Card>
        <p className={styles.price}>{t('points.count', { count: cost, points: count(cost) })}</p>
        <Details label={title}>
          {points && <Detail name={t('points.own')} value={count(points.balance)} />}
          {stock !== undefined && stock !== null && (
            <Detail
              name={t('order.status')}
              value={stock === 0 ? t('reward.soldOut') : t('reward.stock', { count: count(stock) })}
            />
          )}
          <Detail
            name={t('reward.today')}
            value={t('reward.todayOf', { left: count(leftToday), limit: count(limitPerDay) })}
          />
        </Details>
      </Card>
      <Redeem reward={reward} balance={points?.balance} waiting={waiting} />
    </>
  );
}
