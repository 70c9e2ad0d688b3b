import { PATHS } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { LegalLine, Logo, VisuallyHidden } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EntryBackdrop } from './entry-backdrop';
import { EntryTop } from './entry-top';
import { useBackdropMotion } from './use-backdrop-motion';
import styles from './entry.module.css';

interface EntryFrameProps {
  title: string;
  /** Shows the title over the card: for a screen that does not tell by its fields what it is. */
  headed?: boolean;
  /** What the close button does; Home by itself. */
  onClose?: () => void;
  /** The form's card. */
  children: ReactNode;
  /** Says also under which rules the brand is offered. */
  withPlace?: boolean;
}

/** The brand's scene behind the screens of getting in, with the way out, the language and who may play (D1 §2). */
export function EntryFrame(props: EntryFrameProps) {
  const { title, headed = false, onClose, children, withPlace = false } = props;
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const motion = useBackdropMotion();
  const language = useLanguage();
  const { name, logo, tagline, jurisdiction } = currentBrand();
  const age = jurisdiction.minAge;
  return (
    <div className={styles.entry}>
      <EntryBackdrop motion={motion} />
      <EntryTop motion={motion} onClose={onClose ?? (() => void navigate(PATHS.home))} />
      <div className={styles.brand}>
        <Logo name={name} svg={logo} size="l" />
        <p>{tagline[language]}</p>
      </div>
      <section className={styles.card}>
        {headed ? (
          <h1 className={styles.heading}>{title}</h1>
        ) : (
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
        )}
        {children}
      </section>
      <footer className={styles.foot}>
        <LegalLine age={t('legal.age', { age })} text={t('legal.text', { age })} />
        {withPlace && (
          <p className={styles.place}>{t('legal.place', { place: jurisdiction.code })}</p>
        )}
      </footer>
    </div>
  );
}
