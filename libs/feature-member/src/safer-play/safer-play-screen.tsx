import { loginPath, PATHS } from '@lobby/core';
import { useHasOwnAccount, useSession } from '@lobby/session';
import { ButtonLink, Done, Globe, RowLink, Rows } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Help } from './help';
import { LicenceLine } from './licence-line';
import { ProtectionRows } from './protection-rows';
import { QuietRow } from './quiet-row';
import styles from './safer-play.module.css';

/** Safer play on one page. Limits, breaks and reminders need an account with real money. */
export function SaferPlayScreen() {
  const { t } = useTranslation(['member-safer-play', 'common']);
  const session = useSession();
  const own = useHasOwnAccount();
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('home.text')}</p>
      {own && <ProtectionRows />}
      <Rows label={t('assess.title')}>
        <QuietRow />
        <RowLink label={t('assess.title')} icon={<Done />} to={PATHS.selfAssessment} />
        <RowLink label={t('sites.title')} icon={<Globe />} to={PATHS.officialSites} />
      </Rows>
      {!session && (
        <ButtonLink to={loginPath(PATHS.saferPlay)} size="l">
          {t('common:action.login')}
        </ButtonLink>
      )}
      <Help />
      <LicenceLine />
    </div>
  );
}
