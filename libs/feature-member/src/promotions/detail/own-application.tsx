import type { Promotion, PromotionApplication } from '@lobby/api-client';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, useSession } from '@lobby/session';
import { Card, Detail, Details, isPictureAddress } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../promotions.module.css';
import { applicationsQuery, hasRewards } from '../promotions.query';
import { StatusChip } from '../status-chip';

/** The member's application and its status; renders nothing without one. */
export function OwnApplication({ promotion: { promoId, howTo } }: { promotion: Promotion }) {
  const { t } = useTranslation('member-promotions');
  const wanted = hasRewards(useSession()) && (howTo === 'APPLY' || howTo === 'SIGN');
  const { data } = useQuery({ ...applicationsQuery(useLanguage()), enabled: wanted });
  const own = data?.filter((one) => one.promoId === promoId) ?? [];
  if (own.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="own">
      <h2 id="own" className={styles.head}>
        {t('own.title')}
      </h2>
      {own.map((application) => (
        <Application key={application.applicationId} application={application} />
      ))}
    </section>
  );
}

function Application({ application }: { application: PromotionApplication }) {
  const { t } = useTranslation('member-promotions');
  const language = useLanguage();
  const currency = useCurrency();
  const { applyTime, remark, images, status, amount } = application;
  const shown = images.filter(({ url }) => isPictureAddress(url, []));
  return (
    <Card>
      <Details>
        <Detail name={t('own.time')} value={formatDateTime(applyTime, language)} />
        <Detail name={t('own.status')} value={<StatusChip status={status} />} />
        {amount != null && <Detail name={t('own.amount')} value={formatMoney(amount, currency)} />}
        {remark !== '' && <Detail name={t('apply.remark')} value={remark} />}
      </Details>
      {shown.length > 0 && (
        <div className={styles.images}>
          {shown.map(({ uploadId, url }, place) => (
            <img key={uploadId} src={url} alt={t('own.image', { number: place + 1 })} />
          ))}
        </div>
      )}
    </Card>
  );
}
