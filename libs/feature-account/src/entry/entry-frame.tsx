import { PATHS } from '@lobby/core';
import { usePictures } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { LegalLine, Logo, optionalLazy, Picture, VisuallyHidden } from '@lobby/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EntryTop } from './entry-top';
import { SessionEntry } from './session-entry';
import { useBackdropMotion, type BackdropMotion } from './use-backdrop-motion';
import styles from './entry.module.css';

/** Imported once the page is idle; a failed import leaves the picture. */
const BackdropVideo = optionalLazy(() => import('./backdrop-video'));

/** The brand's picture, and the video over it once it is due. */
function Backdrop({ motion }: { motion: BackdropMotion }) {
  const pictures = usePictures();
  const { code } = currentBrand();
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <Picture {...pictures(`/cdn/backdrop/${code}`, 'backdrop')} alt="" loading="priority" />
      {motion.page !== undefined && (
        <Suspense fallback={null}>
          <BackdropVideo page={motion.page} motion={motion} />
        </Suspense>
      )}
    </div>
  );
}

interface EntryFrameProps {
  title: string;
  /** Shows the title over the card; otherwise only screen readers get it. */
  headed?: boolean;
  /** Called by the close button; goes Home by default. */
  onClose?: () => void;
  /** The form in the card. */
  children: ReactNode;
  /** Shows the brand's jurisdiction in the footer. */
  withPlace?: boolean;
}

/** Frame of the entry forms: backdrop, top bar, logo, card, legal line (D1 §2). */
export function EntryFrame(props: EntryFrameProps) {
  const { title, headed = false, onClose, children, withPlace = false } = props;
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const motion = useBackdropMotion();
  const language = useLanguage();
  const { name, logo, tagline, jurisdiction } = currentBrand();
  const { minAge: age, place } = jurisdiction;
  return (
    <div className={styles.entry}>
      <Backdrop motion={motion} />
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
        <SessionEntry>{children}</SessionEntry>
      </section>
      <footer className={styles.foot}>
        <LegalLine age={t('legal.age', { age })} text={t('legal.text', { age })} />
        {withPlace && place && (
          <p className={styles.place}>{t('legal.place', { place: place[language] })}</p>
        )}
      </footer>
    </div>
  );
}
