import type { AnnouncedPromotion } from '@lobby/api-client';
import { promotionPath } from '@lobby/core';
import { VisuallyHidden } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PromotionArt } from '../promotion-art';
import styles from '../promotions.module.css';
import { StatusChip } from '../status-chip';
import { useDay } from '../use-day';

interface PromotionCardProps {
  promotion: AnnouncedPromotion;
  /** First card: its picture is wide and loaded early. */
  first: boolean;
  /** Whether to mark unread promotions (members only). */
  marksUnread: boolean;
}

/** Promotion in the list: picture, title, last day, the viewer's status. */
export function PromotionCard({ promotion, first, marksUnread }: PromotionCardProps) {
  const { t } = useTranslation(['member-promotions', 'common']);
  const { id, title, picture, status, endDate, read } = promotion;
  const isShown = status !== undefined && status !== 'join';
  return (
    <li>
      <Link
        to={promotionPath(id)}
        className={styles.card}
        data-over={status === 'close'}
        data-compact={!first}
      >
        <PromotionArt picture={picture} loading={first ? 'priority' : 'lazy'} />
        <span className={styles.caption}>
          <span className={styles.title}>
            {marksUnread && !read && (
              <>
                <i className={styles.dot} />
                <VisuallyHidden>{t('common:state.unread') + t('common:list.comma')}</VisuallyHidden>
              </>
            )}
            {title}
          </span>
          <span className={styles.line}>
            <Until endDate={endDate} over={status === 'close'} />
            {isShown && <StatusChip status={status} />}
          </span>
        </span>
      </Link>
    </li>
  );
}

interface UntilProps {
  endDate: number | null | undefined;
  over: boolean;
}

/** Last day, or "no end date". */
function Until({ endDate, over }: UntilProps) {
  const { t } = useTranslation('member-promotions');
  const day = useDay();
  if (day === undefined) return null;
  if (!endDate) return <span>{t('card.always')}</span>;
  // The end is exclusive: subtract 1 ms for the last day.
  const last = day(endDate - 1);
  return <span>{over ? t('card.ended', { day: last }) : t('card.until', { day: last })}</span>;
}
