import { PATHS } from '@lobby/core';
import { useLabels, useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { Close, IconButton, LegalLine, Logo, VisuallyHidden } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LanguageButton } from '../language/language-button';
import { EntryBackdrop } from './entry-backdrop';
import styles from './entry.module.css';

interface EntryFrameProps {
  title: string;
  /** The form's card. */
  children: ReactNode;
  /** Says also under which rules the brand is offered. */
  withPlace?: boolean;
}

/** The brand's scene behind the screens of getting in, with the way out, the language and who may play (D1 §2). */
export function EntryFrame({ title, children, withPlace = false }: EntryFrameProps) {
  const t = useLabels(['account', 'common']);
  const navigate = useNavigate();
  const language = useLanguage();
  const { name, logo, tagline, jurisdiction } = currentBrand();
  const age = jurisdiction.minAge;
  return (
    <div className={styles.entry}>
      <EntryBackdrop />
      <div className={styles.top}>
        <IconButton
          label={t('common:action.close')}
          icon={<Close />}
          onClick={() => void navigate(PATHS.home)}
        />
        <LanguageButton />
      </div>
      <div className={styles.brand}>
        <Logo name={name} svg={logo} size="l" />
        <p>{tagline[language]}</p>
      </div>
      <section className={styles.card}>
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        {children}
      </section>
      <footer className={styles.foot}>
        <LegalLine age={t('common:legal.age', { age })} text={t('common:legal.text', { age })} />
        {withPlace && (
          <p className={styles.place}>{t('common:legal.place', { place: jurisdiction.code })}</p>
        )}
      </footer>
    </div>
  );
}
