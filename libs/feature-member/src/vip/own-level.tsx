import { UNKNOWN, type VipBenefits } from '@lobby/api-client';
import { compareAmounts, percentOf, remainingAmount } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, Gem, ProgressBar } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './vip.module.css';

type Step = VipBenefits['progress'][number];

/** Current level, and what the next one requires. */
export function OwnLevel({ benefits }: { benefits: VipBenefits }) {
  const { t } = useTranslation('member-vip');
  const { current, next, progress } = benefits;
  return (
    <Card>
      <div className={styles.own}>
        <p className={styles.caption}>{t('level.own')}</p>
        <p className={styles.level}>
          <Gem size={24} />
          {current}
        </p>
        {next === undefined || next === null ? (
          <p className={styles.text}>{t('level.highest')}</p>
        ) : (
          <>
            <h2 className={styles.head}>{t('level.next', { level: next })}</h2>
            <ul className={styles.steps}>
              {progress.map((step) => (
                <StepRow key={step.type} step={step} />
              ))}
            </ul>
            <p className={styles.caption}>{t('level.note')}</p>
          </>
        )}
      </div>
    </Card>
  );
}

/** One requirement of the next level: progress and remaining amount. */
function StepRow({ step: { type, actual, expected } }: { step: Step }) {
  const { t } = useTranslation('member-vip');
  const currency = useCurrency();
  const id = useId();
  const money = (amount: string) => formatMoney(amount, currency);
  const reached = compareAmounts(actual, expected) >= 0;
  return (
    <li className={styles.step}>
      <p id={id} className={styles.text}>
        {t(type === UNKNOWN ? 'level.need.UNKNOWN' : `level.need.${type}`)}
      </p>
      <ProgressBar percent={percentOf(actual, expected)} nameId={id} />
      <p className={styles.figures}>
        <span>{t('level.done', { actual: money(actual), expected: money(expected) })}</span>
        <span>
          {reached
            ? t('level.reached')
            : t('level.left', { left: money(remainingAmount(expected, actual)) })}
        </span>
      </p>
    </li>
  );
}
