import { PATHS } from '@lobby/core';
import { usePictures } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import {
  Close,
  IconButton,
  LegalLine,
  Logo,
  optionalLazy,
  Pause,
  Picture,
  Play,
  VisuallyHidden,
} from '@lobby/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LanguageButton } from '../language/language-button';
import { useBackdropMotion, type BackdropMotion } from './backdrop-motion';
import { SignInPage } from './sign-in-page';
import styles from './sign-in.module.css';

/** Imported once the network is idle; if the import fails, the picture stays. */
const BackdropVideo = optionalLazy(() => import('./backdrop-video'));

/** The brand's picture, with the video over it once that may load. */
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

interface SignInTopProps {
  motion: BackdropMotion;
  onClose(): void;
}

/** Close button, pause button of the video (decision 26), language button. */
export function SignInTop({ motion, onClose }: SignInTopProps) {
  const { t } = useTranslation('common');
  const { playable, paused, toggle } = motion;
  return (
    <div className={styles.top}>
      <IconButton label={t('action.close')} icon={<Close />} onClick={onClose} />
      <span className={styles.tools}>
        {playable && (
          <IconButton
            label={t(paused ? 'video.play' : 'video.pause')}
            icon={paused ? <Play /> : <Pause />}
            onClick={toggle}
          />
        )}
        <LanguageButton />
      </span>
    </div>
  );
}

interface SignInFrameProps {
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

/** Frame of login, registration and recovery: backdrop, top bar, logo, card, legal line (D1 §2). */
export function SignInFrame(props: SignInFrameProps) {
  const { title, headed = false, onClose, children, withPlace = false } = props;
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const motion = useBackdropMotion();
  const language = useLanguage();
  const { name, logo, tagline, jurisdiction } = currentBrand();
  const { minAge: age, place } = jurisdiction;
  return (
    <div className={styles.frame}>
      <Backdrop motion={motion} />
      <SignInTop motion={motion} onClose={onClose ?? (() => void navigate(PATHS.home))} />
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
        <SignInPage>{children}</SignInPage>
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
