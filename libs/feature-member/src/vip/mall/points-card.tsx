import { QueryState, useBrandClock } from '@lobby/feature-kit';
import { formatCount, formatDate, formatMoney, useLanguage } from '@lobby/i18n';
import { pointsQuery, useCurrency } from '@lobby/session';
import { Card, HeroAmount } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './mall.module.css';

/** The member's points, how to earn them, and points that expire soon. */
export function PointsCard() {
  const { t } = useTranslation('member-vip');
  const language = useLanguage();
  const currency = useCurrency();
  const offsetMs = useBrandClock();
  const points = useQuery(pointsQuery);
  return (
    <QueryState query={points}>
      {({ balance, stakePerPoint, expiring }) => (
        <Card>
          <h2 className={styles.caption}>{t('points.own')}</h2>
          <HeroAmount>{formatCount(balance, language)}</HeroAmount>
          <p className={styles.text}>
            {t('points.rule', { amount: formatMoney(stakePerPoint, currency) })}
          </p>
          {expiring && (
            <p className={styles.text}>
              {t('points.expiring', {
                day: formatDate(expiring.expiresAt, language, offsetMs),
                count: expiring.points,
                points: formatCount(expiring.points, language),
              })}
            </p>
          )}
        </Card>
      )}
    </QueryState>
  );
}
