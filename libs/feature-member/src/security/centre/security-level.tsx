import type { SecurityConfig } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { Card, TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../security.module.css';

/** Highest level: one for the account, one for each step. */
const LEVELS = [1, 2, 3, 4, 5] as const;

/** What raises the level. */
const STEPS = [
  { has: 'hasPaymentPassword', label: 'step.paymentPassword', to: PATHS.paymentPassword },
  { has: 'hasMobile', label: 'step.mobile', to: PATHS.bindMobile },
  { has: 'hasEmail', label: 'step.email', to: PATHS.setEmail },
  { has: 'hasQuestions', label: 'step.questions', to: PATHS.securityQuestions },
] as const;

/** The security level, and a link to each step that raises it. */
export function SecurityLevel({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('member-security');
  const missing = STEPS.filter(({ has }) => !config[has]);
  const { level } = config;
  return (
    <Card>
      <h2 className={styles.level}>{t('level.title', { level, max: LEVELS.length })}</h2>
      <div className={styles.meter} aria-hidden="true">
        {LEVELS.map((step) => (
          <span key={step} data-reached={step <= level} />
        ))}
      </div>
      <p className={styles.text}>{t(missing.length === 0 ? 'level.full' : 'level.raise')}</p>
      {missing.length > 0 && (
        <ul className={styles.steps}>
          {missing.map(({ has, label, to }) => (
            <li key={has}>
              <TextLink to={to}>{t(label)}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
