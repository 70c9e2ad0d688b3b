import { api } from '@lobby/api-client';
import {
  More,
  QueryState,
  ResultAnnouncer,
  rowsOf,
  useAddressQuery,
  useCountText,
} from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { Chip, Chips, EmptyState } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClaim, type Claim } from '../../claims/use-claim';
import { Claimable } from './claimable';
import { RewardCard } from './reward-card';
import { rewardKey, rewardsQuery, STATUSES, type RewardStatus } from './rewards.query';
import styles from '../rewards.module.css';

/** Rewards centre (D2 §2, flag REWCEN3): offers, applications and rewards by status; claim one or all. */
export function RewardsScreen() {
  const { t } = useTranslation('member-rewards');
  const { query, change } = useAddressQuery();
  const status = STATUSES.find((one) => one === query.get('status'));
  const rewards = useRewards(status);
  const countText = useCountText();
  const claim = useClaim<string>({
    name: 'reward.claim',
    about: (claimId) => claimId,
    send: (claimId, options) => api.rewards.claimReward({ claimId }, options),
    doneText: t('claim.done'),
  });
  return (
    <div className={styles.page}>
      <Claimable claim={claim} />
      <div className={styles.chips}>
        <Chips label={t('rewards.filter')}>
          {[undefined, ...STATUSES].map((one) => (
            <Chip
              key={one ?? 'all'}
              label={one ? t(`status.${one}`) : t('rewards.all')}
              pressed={one === status}
              onClick={() => change({ status: one })}
            />
          ))}
        </Chips>
      </div>
      <ResultAnnouncer
        list={status ?? 'all'}
        result={countText(rewards.data?.pages[0]?.total, {
          some: (count) => t('rewards.count', { count }),
          none: t('rewards.none'),
        })}
      />
      <RewardList key={status ?? 'all'} rewards={rewards} claim={claim} />
    </div>
  );
}

/** Pages of the rewards of a status; undefined means all. */
const useRewards = (status: RewardStatus | undefined) =>
  useInfiniteQuery(rewardsQuery(status, useLanguage()));

interface RewardListProps {
  rewards: ReturnType<typeof useRewards>;
  claim: Claim<string>;
}

function RewardList({ rewards, claim }: RewardListProps) {
  const { t } = useTranslation('member-rewards');
  return (
    <QueryState query={rewards}>
      {(data) => {
        const list = rowsOf(data, rewardKey);
        if (list.length === 0)
          return <EmptyState title={t('rewards.none')} text={t('rewards.noneText')} />;
        return (
          <>
            <ul role="list" className={styles.cards} aria-label={t('rewards.title')}>
              {list.map((reward) => (
                <li key={rewardKey(reward)}>
                  <RewardCard reward={reward} claim={claim} />
                </li>
              ))}
            </ul>
            <More pages={rewards} />
          </>
        );
      }}
    </QueryState>
  );
}

export const Component = RewardsScreen;
