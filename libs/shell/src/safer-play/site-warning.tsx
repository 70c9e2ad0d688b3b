import { PATHS } from '@lobby/core';
import { currentBrand, type SiteTrust } from '@lobby/session';
import { TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './site-warning.module.css';

interface SiteWarningProps {
  trust: Extract<SiteTrust, 'unknown' | 'framed'>;
}

/** Warns on every screen that this page is not on a site of its brand. Cannot be closed. */
export default function SiteWarning({ trust }: SiteWarningProps) {
  const { t } = useTranslation('shell-overlays');
  const { name } = currentBrand();
  return (
    <div className={styles.warning} role="alert">
      <p>{t(`site.${trust}`, { name })}</p>
      <TextLink to={PATHS.officialSites}>{t('site.list')}</TextLink>
    </div>
  );
}
