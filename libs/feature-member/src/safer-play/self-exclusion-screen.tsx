import { PATHS, recoverPath } from '@lobby/core';
import { AppForm, RadioField } from '@lobby/feature-kit';
import { currentRules } from '@lobby/session';
import { Card, PasswordField, TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Consequences } from './consequences';
import styles from './safer-play.module.css';
import { useSelfExclusion } from './use-self-exclusion';

/** Closes the account for 6 months up to permanently, confirmed by the login password. */
export function SelfExclusionScreen() {
  const { t } = useTranslation(['member-safer-play', 'forms']);
  const form = useSelfExclusion();
  const { exclusionMonths: lengths } = currentRules();
  const months = form.control('months');
  const clock = form.alert?.code === 'field.invalid' ? t('break.clock') : undefined;
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('exclusion.text')}</p>
      <Consequences of="exclusion" />
      <Card>
        <AppForm
          form={form}
          submit={t('exclusion.action')}
          busyLabel={t('exclusion.busy')}
          alertText={clock}
          alertAt="button"
        >
          <RadioField
            field={{
              ...months,
              value: String(months.value),
              onChange: (value) =>
                months.onChange(lengths.find((one) => String(one) === value) ?? 6),
            }}
            label={t('exclusion.length')}
            options={lengths.map((one) => ({
              value: String(one),
              label: t(`exclusion.${one}`),
            }))}
          />
          <PasswordField
            {...form.field('password')}
            label={t('forms:field.password')}
            hint={t('exclusion.password')}
            autoComplete="current-password"
            maxLength={64}
            aria-required
          />
        </AppForm>
        <TextLink to={recoverPath(PATHS.selfExclusion)}>{t('exclusion.noPassword')}</TextLink>
      </Card>
    </div>
  );
}
