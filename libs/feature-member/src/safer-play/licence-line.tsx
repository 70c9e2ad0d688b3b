import { openExternalLink } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { Button, LegalLine } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './safer-play.module.css';

/** Licence of the brand and minimum age. */
export function LicenceLine() {
  const { t } = useTranslation(['member-safer-play', 'common']);
  const { minAge, licence } = currentBrand().jurisdiction;
  return (
    <footer className={styles.licence}>
      <LegalLine
        age={t('common:legal.age', { age: minAge })}
        text={t('common:legal.text', { age: minAge })}
      />
      {licence && (
        <>
          <p className={styles.text}>{t('licence.text', { ...licence })}</p>
          <Button variant="plain" onClick={() => openExternalLink(licence.url)}>
            {t('licence.show')}
          </Button>
        </>
      )}
    </footer>
  );
}
