import { PATHS } from '@lobby/core';
import { currentBrand, type Standing } from '@lobby/session';
import { TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './site-warning.module.css';

interface SiteWarningProps {
  standing: Extract<Standing, 'unknown' | 'framed'>;
}

/** Says over every screen that this page is not where its brand is offered. Cannot be closed. */
export default function SiteWarning({ standing }: SiteWarningProps) {
  const { t } = useTranslation('shell-overlays');
  const { name } = currentBrand();
  return (
    <div className={styles.warning} role="alert">
      <p>{t(`site.${standing}`, { name })}</p>
      <TextLink to={PATHS.officialSites}>{t('site.list')}</TextLink>
    </div>
  );
}
