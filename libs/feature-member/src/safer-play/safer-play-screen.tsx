import { loginPath, PATHS } from '@lobby/core';
import { accessDenied, useSession, useViewer } from '@lobby/session';
import { ButtonLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Help } from './help';
import { OWN_ACCOUNT } from './own-account';
import { ProtectionRows } from './protection-rows';
import styles from './safer-play.module.css';

/** Limits, breaks, reminders and help, on one page; help alone for who has no money here. */
export function SaferPlayScreen() {
  const { t } = useTranslation(['member-safer-play', 'common']);
  const session = useSession();
  const own = accessDenied(OWN_ACCOUNT, useViewer()) === null;
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('home.text')}</p>
      {own && <ProtectionRows />}
      {!session && (
        <ButtonLink to={loginPath(PATHS.saferPlay)} size="l">
          {t('common:action.login')}
        </ButtonLink>
      )}
      <Help />
    </div>
  );
}
