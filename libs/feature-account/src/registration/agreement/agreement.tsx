import { currentBrand } from '@lobby/session';
import { Button, Checkbox, Sheet, TextLink } from '@lobby/ui-kit';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { legalTexts, type LegalText } from './legal-texts';
import styles from './agreement.module.css';

interface LegalSheetProps {
  /** The text to show; undefined closes the sheet. */
  text: LegalText | undefined;
  onClose(): void;
}

/** Sheet with one legal text in short, and the way to the full one. Keeps the last text while it closes, for the animation. */
function LegalSheet({ text, onClose }: LegalSheetProps) {
  const { t } = useTranslation(['account-register', 'common']);
  const [last, setLast] = useState(text);
  if (text && text !== last) setLast(text);
  const { name, jurisdiction } = currentBrand();
  const values = { brand: name, age: jurisdiction.minAge };
  return (
    <Sheet open={text !== undefined} onClose={onClose} title={last ? t(last.title) : ''}>
      <div className={styles.text}>
        {last?.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Trans t={t} i18nKey={paragraph} values={values} components={{ b: <strong /> }} />
          </p>
        ))}
        {last && (
          <TextLink to={last.to} onClick={onClose}>
            {t(last.read)}
          </TextLink>
        )}
      </div>
    </Sheet>
  );
}

interface AgreementProps {
  agreed: boolean;
  onChange(agreed: boolean): void;
}

/** Required checkbox for age and terms (D1 §5), with a button for each legal text. */
export function Agreement({ agreed, onChange }: AgreementProps) {
  const { t } = useTranslation('account-register');
  const [shown, setShown] = useState<LegalText>();
  const brand = currentBrand();
  const age = brand.jurisdiction.minAge;
  return (
    <div>
      <Checkbox
        label={t('register.agree', { age })}
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className={styles.texts}>
        {legalTexts(brand).map((text) => (
          <Button key={text.title} variant="plain" onClick={() => setShown(text)}>
            {t(text.title)}
          </Button>
        ))}
      </div>
      <LegalSheet text={shown} onClose={() => setShown(undefined)} />
    </div>
  );
}
