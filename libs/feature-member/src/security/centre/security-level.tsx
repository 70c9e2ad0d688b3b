import type { SecurityConfig } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { ButtonLink, Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../security.module.css';

/** Levels: one for the account, plus one per step. */
const LEVELS = [1, 2, 3, 4, 5] as const;

/** Steps that raise the level. */
const STEPS = [
  { has: 'hasPaymentPassword', label: 'step.paymentPassword', to: PATHS.paymentPassword },
  { has: 'hasMobile', label: 'step.mobile', to: PATHS.bindMobile },
  { has: 'hasEmail', label: 'step.email', to: PATHS.setEmail },
  { has: 'hasQuestions', label: 'step.questions', to: PATHS.securityQuestions },
] as const;

/** Security level with the next step; the rows mark every step that is missing. */
export function SecurityLevel({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('member-security');
  const next = STEPS.find(({ has }) => !config[has]);
  const { level } = config;
  return (
    <Card>
      <h2 className={styles.level}>{t('level.title', { level, max: LEVELS.length })}</h2>
      <div className={styles.meter} aria-hidden="true">
        {LEVELS.map((step) => (
          <span key={step} data-reached={step <= level} />
        ))}
      </div>
      <p className={styles.text}>
        {next ? t('level.raise', { mark: t('state.raises') }) : t('level.full')}
      </p>
      {next && (
        <div className={styles.next}>
          <ButtonLink to={next.to} size="l">
            {t(next.label)}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
