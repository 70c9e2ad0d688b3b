import type { MallReward } from '@lobby/api-client';
import { QueryState, useAddressQuery, usePictures } from '@lobby/feature-kit';
import { formatCount, useLanguage } from '@lobby/i18n';
import { Chip, Chips, EmptyState, Picture } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mallPath, mallRewardsQuery, PARAMETERS } from './mall.query';
import styles from './mall.module.css';

const TYPES = ['ALL', 'CASH', 'ITEM', 'TICKET'] as const;

/** Rewards of one kind, or all; the kind stands in the address. */
export function RewardList() {
  const { t } = useTranslation('member-vip');
  const { query, change } = useAddressQuery();
  const rewards = useQuery(mallRewardsQuery(useLanguage()));
  const type = TYPES.find((one) => one === query.get(PARAMETERS.type)) ?? 'ALL';
  return (
    <div className={styles.list}>
      <div className={styles.chips}>
        <Chips label={t('type.label')}>
          {TYPES.map((one) => (
            <Chip
              key={one}
              label={t(`type.${one}`)}
              pressed={one === type}
              onClick={() => change({ type: one === 'ALL' ? undefined : one })}
            />
          ))}
        </Chips>
      </div>
      <QueryState query={rewards}>
        {(all) => <Grid rewards={all.filter((one) => type === 'ALL' || one.type === type)} />}
      </QueryState>
    </div>
  );
}

function Grid({ rewards }: { rewards: readonly MallReward[] }) {
  const { t } = useTranslation('member-vip');
  if (rewards.length === 0) return <EmptyState title={t('mall.none')} text={t('mall.noneText')} />;
  return (
    <ul className={styles.grid} aria-label={t('mall.rewards')}>
      {rewards.map((reward) => (
        <li key={reward.rewardId}>
          <RewardTile reward={reward} />
        </li>
      ))}
    </ul>
  );
}

/** A reward: picture, title, cost, and whether it can be had. */
function RewardTile({ reward: { rewardId, title, image, cost, stock } }: { reward: MallReward }) {
  const { t } = useTranslation('member-vip');
  const language = useLanguage();
  const pictures = usePictures();
  return (
    <Link to={mallPath({ reward: rewardId })} className={styles.tile}>
      <Picture {...pictures(image, 'popup')} alt="" ratio="3 / 2" />
      <span className={styles.tileText}>
        <span className={styles.tileTitle}>{title}</span>
        <span className={styles.cost}>
          {t('points.count', { count: cost, points: formatCount(cost, language) })}
        </span>
        {stock === 0 && <span className={styles.caption}>{t('reward.soldOut')}</span>}
      </span>
    </Link>
  );
}
