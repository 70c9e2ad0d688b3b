import { PATHS } from '@lobby/core';
import { Checkbox, TextLink } from '@lobby/ui-kit';
import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from '../sign-in/sign-in.module.css';
import { forgetRemembered } from './remembered';

interface RememberLineProps {
  input: UseFormRegisterReturn;
}

/**
 * Remember-me checkbox and the link to recovery, which keeps the query and so `returnTo`. Unticking deletes the record
 * at once (decision 10).
 */
export function RememberLine({ input }: RememberLineProps) {
  const { t } = useTranslation('account-login');
  const { search } = useLocation();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (!event.target.checked) forgetRemembered();
    void input.onChange(event);
  };
  return (
    <div className={styles.line}>
      <Checkbox {...input} onChange={onChange} label={t('login.remember')} />
      <TextLink to={PATHS.recover + search}>{t('login.forgot')}</TextLink>
    </div>
  );
}
