import { ApiError, type Promotion } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { openExternalLink, QueryPage, useBack, useScreenTitle } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useImageHosts, useSession } from '@lobby/session';
import { ButtonLink, EmptyState, RichText, TopBar } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PromotionArt } from '../promotion-art';
import styles from '../promotions.module.css';
import { promotionQuery } from '../promotions.query';
import { StatusChip } from '../status-chip';
import { useDay } from '../use-day';
import { OwnApplication } from './own-application';
import { TakePart } from './take-part';
import { KeyTermsCard } from './key-terms-card';
import { useMarkPromotionRead } from './use-mark-promotion-read';

/** Poll interval while the platform reviews, ms. */
const DECISION_POLL_MS = 30_000;

/** Whether the viewer waits for a decision of the platform. */
const isWaiting = (promotion: Promotion | undefined) =>
  promotion?.status === 'applying' || promotion?.status === 'process';

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'record.not.found';

/** One promotion by its `id`: banner, title, key terms, how to take part (D2 §2). */
export function PromotionScreen() {
  const { t } = useTranslation('member-promotions');
  const back = useBack('history');
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const promotion = useQuery({
    ...promotionQuery(id, useSession() !== null, useLanguage()),
    refetchInterval: ({ state: { data } }) => isWaiting(data) && DECISION_POLL_MS,
  });
  useScreenTitle(promotion.data?.title ?? '');
  useMarkPromotionRead(promotion.data?.promoId);
  return (
    <>
      <TopBar title={t('detail.title')} onBack={back} />
      {isGone(promotion.error) ? (
        <EmptyState
          art="list"
          title={t('detail.gone')}
          action={<ButtonLink to={PATHS.promotions}>{t('list.all')}</ButtonLink>}
        />
      ) : (
        <QueryPage query={promotion}>{(found) => <Found promotion={found} />}</QueryPage>
      )}
    </>
  );
}

function Found({ promotion }: { promotion: Promotion }) {
  const hosts = useImageHosts();
  const { title, picture, content, status } = promotion;
  return (
    <article className={styles.detail}>
      <PromotionArt picture={picture} loading="priority" />
      <div className={styles.headline}>
        <h2 className={styles.name}>{title}</h2>
        {status !== 'join' && <StatusChip status={status} />}
      </div>
      <Standing promotion={promotion} />
      <TakePart promotion={promotion} />
      <KeyTermsCard promotion={promotion} />
      <OwnApplication promotion={promotion} />
      <RichText html={content} imageOrigins={hosts} onLink={openExternalLink} />
    </article>
  );
}

/** The viewer's status with the next step, or the obstacle. */
function Standing({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('member-promotions');
  const day = useDay();
  const { status, obstacle, rejectReason, startDate } = promotion;
  if (rejectReason != null) return <Line text={t(`obstacle.${rejectReason}`)} />;
  if (status != null && status !== 'join' && status !== 'UNKNOWN')
    return <Line text={t(`next.${status}`, { day: day?.(startDate) ?? '' })} />;
  return obstacle == null ? null : <Line text={t(`obstacle.${obstacle}`)} />;
}

const Line = ({ text }: { text: string }) => <p className={styles.text}>{text}</p>;

export const Component = PromotionScreen;
