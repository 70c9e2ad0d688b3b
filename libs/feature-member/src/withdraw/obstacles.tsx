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

/** Address of the remedy of each obstacle. */
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
  /** When the payment password can be used again; undefined if it is not locked. */
  lockedUntil: number | undefined;
}

/** Why nothing can be withdrawn now; a balance that is low because the money is in the safe has a remedy of its own. */
function obstaclesOf({ settings, funds, lockedUntil }: ObstaclesProps): Obstacle[] {
  const inSafe = funds && compareAmounts(safeOf(funds)?.balance ?? '0', settings.min) >= 0;
  const told = settings.reasons.map((reason) =>
    reason === 'BALANCE_LOW' && inSafe ? 'SAFE_FULL' : reason,
  );
  const all: Obstacle[] = lockedUntil === undefined ? told : ['PASSWORD_LOCKED', ...told];
  return all.length > 0 ? all : ['UNKNOWN'];
}

/** Whether an obstacle has a remedy: too little money has none where nothing is open. */
const hasRemedy = (obstacle: Obstacle, funds: Funds | undefined): boolean =>
  obstacle !== 'BALANCE_LOW' || compareAmounts(funds?.inOpenOrders ?? '0', '0') > 0;

/** Each reason why nothing can be withdrawn now, with its remedy. */
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
