import { PATHS } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { LegalLine, TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';

/**
 * Age limit and jurisdiction of the brand (decision 28), with links to limits, breaks, help and the brand's own texts.
 */
export function LegalFooter() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { minAge, place } = currentBrand().jurisdiction;
  return (
    <footer className={styles.footer}>
      <LegalLine age={t('legal.age', { age: minAge })} text={t('legal.text', { age: minAge })} />
      <TextLink to={PATHS.saferPlay}>{t('legal.saferPlay')}</TextLink>{' '}
      <TextLink to={PATHS.aboutUs}>{t('legal.aboutUs')}</TextLink>
      {place && <p className={styles.place}>{t('legal.place', { place: place[language] })}</p>}
    </footer>
  );
}
