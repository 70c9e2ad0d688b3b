import { isWithdrawalOpen, type Withdrawal } from '@lobby/api-client';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { Card, Check, Close, VisuallyHidden } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { stepsOf, type Step } from './steps';
import styles from './order.module.css';

type Phase = 'done' | 'now' | 'ahead';

/** Phase of a step. A final status counts as done. */
function phaseOf(step: Step, next: Step | undefined, order: Withdrawal): Phase {
  if (step.at === undefined) return 'ahead';
  const last = next === undefined || next.at === undefined;
  return last && isWithdrawalOpen(order) ? 'now' : 'done';
}

/** Statuses of a withdrawal with their times, then the upcoming ones. */
export function Steps({ order }: { order: Withdrawal }) {
  const { t } = useTranslation('member-withdraw');
  const language = useLanguage();
  const steps = stepsOf(order);
  return (
    <Card>
      <h2 className={styles.head}>{t('order.steps')}</h2>
      <ol>
        {steps.map((step, place) => {
          const phase = phaseOf(step, steps[place + 1], order);
          return (
            <li
              key={`${step.status}-${place}`}
              className={styles.step}
              data-phase={phase}
              data-state={step.status}
              aria-current={phase === 'now' ? 'step' : undefined}
            >
              <span className={styles.mark}>
                <Mark step={step} phase={phase} />
              </span>
              <span className={styles.name}>{t(`status.${step.status}`)}</span>
              {step.at === undefined ? (
                <VisuallyHidden>{t('order.ahead')}</VisuallyHidden>
              ) : (
                <span className={styles.time}>{formatDateTime(step.at, language)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function Mark({ step: { status }, phase }: { step: Step; phase: Phase }) {
  if (phase !== 'done') return null;
  return status === 'REJECTED' || status === 'FAILED' ? <Close size={16} /> : <Check size={16} />;
}
