import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { Checkbox, TextLink } from '@lobby/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from '../entry/entry.module.css';

interface RememberLineProps {
  input: UseFormRegisterReturn;
}

/** Whether to be remembered, and the way back in without a password. */
export function RememberLine({ input }: RememberLineProps) {
  const t = useLabels('account');
  return (
    <div className={styles.line}>
      <Checkbox {...input} label={t('login.remember')} />
      <TextLink to={PATHS.recover}>{t('login.forgot')}</TextLink>
    </div>
  );
}
