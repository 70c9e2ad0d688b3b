import { currentBrand } from '@lobby/session';
import { Button, Checkbox } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEGAL_TEXTS, type LegalText } from './legal-texts';
import { LegalSheet } from './legal-sheet';
import styles from './agreement.module.css';

interface AgreementProps {
  agreed: boolean;
  onChange(agreed: boolean): void;
}

/** Age and terms, which the person must confirm (D1 §5), with the texts a press away. */
export function Agreement({ agreed, onChange }: AgreementProps) {
  const { t } = useTranslation('account-register');
  const [reading, setReading] = useState<LegalText>();
  const age = currentBrand().jurisdiction.minAge;
  return (
    <div>
      <Checkbox
        label={t('register.agree', { age })}
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className={styles.texts}>
        {LEGAL_TEXTS.map((text) => (
          <Button key={text.title} variant="plain" onClick={() => setReading(text)}>
            {t(text.title)}
          </Button>
        ))}
      </div>
      <LegalSheet text={reading} onClose={() => setReading(undefined)} />
    </div>
  );
}
