import { openExternalLink } from '@lobby/feature-kit';
import { settingsQuery } from '@lobby/session';
import { Button } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './social-logins.module.css';

/**
 * Social logins of the merchant's settings (D1 §2, flag `SOCIALLOGIN3`). Each opens another site, after
 * the frame's confirmation with its host (decision 23). Renders nothing without settings.
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
