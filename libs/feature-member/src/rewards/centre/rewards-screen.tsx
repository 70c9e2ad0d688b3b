import { api } from '@lobby/api-client';
import { More, QueryState, useAddressQuery } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { Chip, Chips, EmptyState } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClaim, type Claim } from '../../claims/use-claim';
import { Claimable } from './claimable';
import { RewardCard } from './reward-card';
import { rewardsQuery, STATUSES, type RewardStatus } from './rewards.query';
import styles from '../rewards.module.css';

/** Rewards centre (D2 §2, flag REWCEN3): offers, applications and rewards by status; claim one or all. */
export function RewardsScreen() {
  const { t } = useTranslation('member-rewards');
  const { query, change } = useAddressQuery();
  const status = STATUSES.find((one) => one === query.get('status'));
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
      <RewardList key={status ?? 'all'} status={status} claim={claim} />
    </div>
  );
}

interface RewardListProps {
  /** Undefined: all. */
  status: RewardStatus | undefined;
  claim: Claim<string>;
}

function RewardList({ status, claim }: RewardListProps) {
  const { t } = useTranslation('member-rewards');
  const rewards = useInfiniteQuery(rewardsQuery(status, useLanguage()));
  return (
    <QueryState query={rewards}>
      {({ pages }) => {
        const list = pages.flatMap((page) => page.list);
        if (list.length === 0)
          return <EmptyState title={t('rewards.none')} text={t('rewards.noneText')} />;
        return (
          <>
            <ul className={styles.cards} aria-label={t('rewards.title')}>
              {list.map((reward) => (
                <li key={`${reward.claimId ?? ''} ${reward.promoId ?? ''}`}>
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
