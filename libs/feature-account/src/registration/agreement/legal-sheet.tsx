import { currentBrand } from '@lobby/session';
import { Sheet } from '@lobby/ui-kit';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { LegalText } from './legal-texts';
import styles from './agreement.module.css';

interface LegalSheetProps {
  /** The text being read; nothing closes the sheet. */
  text: LegalText | undefined;
  onClose(): void;
}

/** One legal text; it stays in place while the sheet goes down. */
export function LegalSheet({ text, onClose }: LegalSheetProps) {
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
      </div>
    </Sheet>
  );
}
