import { UNKNOWN, type Reward } from '@lobby/api-client';
import { PATHS, promotionPath } from '@lobby/core';
import { useHasScreen } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { ClaimButton } from '../../claims/claim-parts';
import type { Claim } from '../../claims/use-claim';
import { ClaimTurnover } from './claim-turnover';
import styles from '../rewards.module.css';

interface RewardCardProps {
  reward: Reward;
  claim: Claim<string>;
}

/** An offer, an application or a reward: status, amount, requirements. */
export function RewardCard({ reward, claim }: RewardCardProps) {
  const { t } = useTranslation('member-rewards');
  const currency = useCurrency();
  const { title, amount, status, claimId } = reward;
  const isOpen = status === 'claim' && claimId !== undefined && claimId !== null;
  return (
    <Card>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{title}</h2>
        <span className={styles.status} data-status={status}>
          {t(status === UNKNOWN ? 'status.UNKNOWN' : `status.${status}`)}
        </span>
      </div>
      <Facts reward={reward} />
      {isOpen && <ClaimTurnover of={[reward]} />}
      <div className={styles.cardFoot}>
        {amount !== undefined && amount !== null && (
          <p className={styles.amount}>{formatMoney(amount, currency)}</p>
        )}
        <Terms reward={reward} />
        {isOpen && <ClaimButton claim={claim} what={claimId} name={title} />}
      </div>
    </Card>
  );
}

/** Turnover, last day to claim, reason of a rejection. */
function Facts({ reward: { wagerMultiple, expiresAt, status, rejectReason } }: { reward: Reward }) {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  const time = expiresAt ?? undefined;
  return (
    <ul className={styles.facts}>
      <li>
        {wagerMultiple === 0 ? t('rewards.noWager') : t('rewards.wager', { count: wagerMultiple })}
      </li>
      {status === 'claim' && time !== undefined && (
        <li>{t('rewards.until', { time: formatDateTime(time, language) })}</li>
      )}
      {rejectReason !== undefined && rejectReason !== null && (
        <li>{t(rejectReason === UNKNOWN ? 'reason.UNKNOWN' : `reason.${rejectReason}`)}</li>
      )}
    </ul>
  );
}

/** Link to the reward's promotion. */
function Terms({ reward: { promoId, title } }: { reward: Reward }) {
  const { t } = useTranslation('member-rewards');
  const hasScreen = useHasScreen();
  if (promoId === undefined || promoId === null || !hasScreen(PATHS.promotion)) return null;
  return (
    <TextLink to={promotionPath(promoId)} aria-label={t('rewards.promotionOf', { title })}>
      {t('rewards.promotion')}
    </TextLink>
  );
}
