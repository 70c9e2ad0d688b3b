import { PATHS, type Brand } from '@lobby/core';
import { currentBrand } from '@lobby/session';
import { Button, Checkbox, Sheet, TextLink } from '@lobby/ui-kit';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import styles from './agreement.module.css';

/** Label keys of one legal text, in `account-register`, and the path of its full version. */
interface LegalText {
  title: 'terms.title' | 'privacy.title';
  paragraphs: readonly (
    | 'terms.age'
    | 'terms.chance'
    | 'privacy.use'
    | 'privacy.phone'
    | 'privacy.phoneEncoded'
    | 'privacy.kept'
  )[];
  read: 'terms.read' | 'privacy.read';
  to: string;
}

/** Text about data stored on the device, by the brand's way of remembering a login (decision 10). */
const KEPT = {
  browser: 'privacy.phone',
  encoded: 'privacy.phoneEncoded',
} as const satisfies Record<Brand['rememberPassword'], string>;

/** Returns the summaries of the legal texts for the registration (D1 §2). */
const legalTexts = ({
  rememberPassword,
}: Pick<Brand, 'rememberPassword'>): readonly LegalText[] => [
  {
    title: 'terms.title',
    paragraphs: ['terms.age', 'terms.chance'],
    read: 'terms.read',
    to: PATHS.userAgreement,
  },
  {
    title: 'privacy.title',
    paragraphs: ['privacy.use', KEPT[rememberPassword], 'privacy.kept'],
    read: 'privacy.read',
    to: `${PATHS.userAgreement}?tab=privacy`,
  },
];

interface LegalSheetProps {
  /** The text to show; undefined closes the sheet. */
  text: LegalText | undefined;
  onClose(): void;
}

/**
 * Sheet with the summary of a legal text and a link to the full one. Keeps the last text while it closes, for the
 * animation.
 */
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
