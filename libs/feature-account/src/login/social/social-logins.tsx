import { openExternalLink } from '@lobby/feature-kit';
import { settingsQuery } from '@lobby/session';
import { Button } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './social-logins.module.css';

/**
 * Accounts of others to log in with (D1 §2, flag `SOCIALLOGIN3`), as the merchant's settings name them.
 * Each leads to another site: the frame asks first and names its host (decision 23). Without settings
 * there is nothing to offer, and the form above is enough.
 */
export function SocialLogins() {
  const { t } = useTranslation('account-login');
  const title = useId();
  const logins = useQuery(settingsQuery).data?.socialLogins ?? [];
  if (logins.length === 0) return null;
  return (
    <div role="group" aria-labelledby={title} className={styles.social}>
      <p id={title} className={styles.title}>
        {t('social.title')}
      </p>
      <div className={styles.row}>
        {logins.map(({ provider, title: name, address }) => (
          <Button
            key={provider}
            variant="secondary"
            aria-label={t('social.with', { name })}
            onClick={() => openExternalLink(address)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
