import type { AnnouncedPromotion } from '@lobby/api-client';
import { VisuallyHidden } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PromotionArt } from '../promotion-art';
import styles from '../promotions.module.css';
import { promotionPath } from '../promotions.query';
import { StatusChip } from '../standing';
import { useDay } from '../use-day';

interface PromotionCardProps {
  promotion: AnnouncedPromotion;
  /** The first of the page: its picture is wide and loaded early. */
  first: boolean;
  /** Whether what is unread is marked: of members. */
  marksUnread: boolean;
}

/** A promotion in the list: picture, title, until when, and where the viewer stands. */
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

/** Last day of a promotion, or that it has none. */
function Until({ endDate, over }: UntilProps) {
  const { t } = useTranslation('member-promotions');
  const day = useDay();
  if (day === undefined) return null;
  if (!endDate) return <span>{t('card.always')}</span>;
  // The end is exclusive: the last day is the one before.
  const last = day(endDate - 1);
  return <span>{over ? t('card.ended', { day: last }) : t('card.until', { day: last })}</span>;
}
