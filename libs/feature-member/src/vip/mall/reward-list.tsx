import type { MallReward } from '@lobby/api-client';
import { QueryState, usePictures } from '@lobby/feature-kit';
import { formatCount, useLanguage } from '@lobby/i18n';
import { Chip, Chips, EmptyState, Picture } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mallPath, mallRewardsQuery } from './mall.query';
import styles from './mall.module.css';

const TYPES = ['ALL', 'CASH', 'ITEM', 'TICKET'] as const;

/** Type of reward that the list shows, or all. */
export type RewardType = (typeof TYPES)[number];

/** Parses a type; `ALL` if unknown. */
export const toType = (text: string | null): RewardType =>
  TYPES.find((one) => one === text) ?? 'ALL';

/** The rewards of a type. */
export const ofType = (rewards: readonly MallReward[], type: RewardType) =>
  rewards.filter((one) => type === 'ALL' || one.type === type);

interface RewardListProps {
  type: RewardType;
  onType(type: RewardType): void;
}

/** Rewards of one type, or all. */
export function RewardList({ type, onType }: RewardListProps) {
  const { t } = useTranslation('member-vip');
  const rewards = useQuery(mallRewardsQuery(useLanguage()));
  return (
    <div className={styles.list}>
      <div className={styles.chips}>
        <Chips label={t('type.label')}>
          {TYPES.map((one) => (
            <Chip
              key={one}
              label={t(`type.${one}`)}
              pressed={one === type}
              onClick={() => onType(one)}
            />
          ))}
        </Chips>
      </div>
      <QueryState query={rewards}>{(all) => <Grid rewards={ofType(all, type)} />}</QueryState>
    </div>
  );
}

function Grid({ rewards }: { rewards: readonly MallReward[] }) {
  const { t } = useTranslation('member-vip');
  if (rewards.length === 0) return <EmptyState title={t('mall.none')} text={t('mall.noneText')} />;
  return (
    <ul role="list" className={styles.grid} aria-label={t('mall.rewards')}>
      {rewards.map((reward) => (
        <li key={reward.rewardId}>
          <RewardTile reward={reward} />
        </li>
      ))}
    </ul>
  );
}

/** Tile of a reward: picture, title, cost, availability. */
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
