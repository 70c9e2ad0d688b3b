import { PATHS } from '@lobby/core';
import { AppForm } from '@lobby/feature-kit';
import { Card, PasswordField, RadioList, TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { EXCLUSION_MONTHS } from './breaks';
import { Consequences } from './consequences';
import styles from './safer-play.module.css';
import { useSelfExclusion } from './use-self-exclusion';

/** Closes the account to its owner, for 6 months to for good; the password confirms it. */
export function SelfExclusionScreen() {
  const { t } = useTranslation(['member-safer-play', 'forms']);
  const form = useSelfExclusion();
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
          busy={t('exclusion.busy')}
          alertText={clock}
          alertAt="button"
        >
          <RadioList
            label={t('exclusion.length')}
            name={months.name}
            options={EXCLUSION_MONTHS.map((value) => ({ value, label: t(`exclusion.${value}`) }))}
            value={months.value}
            onChange={months.onChange}
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
        <TextLink to={PATHS.recover}>{t('exclusion.noPassword')}</TextLink>
      </Card>
    </div>
  );
}
