import type { Funds, WithdrawSettings } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';
import { formatMoney, formatTime, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { ButtonLink, Card, Warning } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { safeOf } from './funds';
import styles from './withdraw.module.css';

type Reason = WithdrawSettings['reasons'][number];
type Obstacle = Reason | 'PASSWORD_LOCKED' | 'SAFE_FULL';

/** Link that resolves each obstacle. */
const REMEDIES: Readonly<Record<Obstacle, string>> = {
  PAYMENT_PASSWORD_MISSING: PATHS.paymentPassword,
  PASSWORD_LOCKED: PATHS.paymentPassword,
  BANK_CARD_MISSING: PATHS.bindCard,
  IDENTITY_REQUIRED: PATHS.identity,
  TURNOVER_OPEN: PATHS.allGames,
  DAILY_COUNT: PATHS.withdrawals,
  DAILY_AMOUNT: PATHS.withdrawals,
  BALANCE_LOW: PATHS.bets,
  SAFE_FULL: PATHS.wallets,
  UNKNOWN: PATHS.service,
};

interface ObstaclesProps {
  settings: WithdrawSettings;
  funds: Funds | undefined;
  /** End of the payment password's lock, ms since the epoch; undefined if not locked. */
  lockedUntil: number | undefined;
}

/** Obstacles of a withdrawal. A low balance while money is in the safe is a separate obstacle with its own link. */
function obstaclesOf({ settings, funds, lockedUntil }: ObstaclesProps): Obstacle[] {
  const inSafe = funds && compareAmounts(safeOf(funds)?.balance ?? '0', settings.min) >= 0;
  const reasons = settings.reasons.map((reason) =>
    reason === 'BALANCE_LOW' && inSafe ? 'SAFE_FULL' : reason,
  );
  const all: Obstacle[] = lockedUntil === undefined ? reasons : ['PASSWORD_LOCKED', ...reasons];
  return all.length > 0 ? all : ['UNKNOWN'];
}

/** Whether an obstacle has a link; a low balance has one only if orders are open. */
const hasRemedy = (obstacle: Obstacle, funds: Funds | undefined): boolean =>
  obstacle !== 'BALANCE_LOW' || compareAmounts(funds?.inOpenOrders ?? '0', '0') > 0;

/** Obstacles of a withdrawal, each with a link that resolves it. */
export function Obstacles(props: ObstaclesProps) {
  const { t } = useTranslation('member-withdraw');
  const language = useLanguage();
  const currency = useCurrency();
  const { settings, funds, lockedUntil = 0 } = props;
  const values = {
    min: formatMoney(settings.min, currency),
    left: formatMoney(settings.turnover.remaining, currency),
    dailyMax: formatMoney(settings.dailyMax, currency),
    countMax: settings.dailyCountMax,
    until: formatTime(lockedUntil, language),
  };
  return (
    <section className={styles.part} aria-labelledby="obstacles">
      <h2 id="obstacles" className={styles.head}>
        {t('obstacles.title')}
      </h2>
      <ul className={styles.obstacles}>
        {obstaclesOf(props).map((obstacle) => (
          <li key={obstacle}>
            <Card>
              <p className={styles.obstacle}>
                <Warning size={20} />
                {t(`obstacle.${obstacle}`, values)}
              </p>
              {hasRemedy(obstacle, funds) && (
                <ButtonLink to={REMEDIES[obstacle]} variant="secondary">
                  {t(`remedy.${obstacle}`)}
                </ButtonLink>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
