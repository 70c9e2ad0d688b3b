import { PATHS, readStored, writeStored } from '@lobby/core';
import { appIcon, currentAppPlace, hasDownloadBar } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import {
  currentBrand,
  settingsQuery,
  useFlag,
  useFlagsKnown,
  useImageHosts,
  useSession,
} from '@lobby/session';
import { ButtonLink, Close, IconButton, isPictureAddress } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../frame/brand-logo';
import styles from './download.module.css';

/**
 * Offers the app: icon, name, line, download and close (D2 §2). A dismissal is permanent; if the merchant requires a
 * login first, shows with a session only (D2 §4).
 */
export default function DownloadBar() {
  const { t } = useTranslation(['shell-overlays', 'common']);
  const language = useLanguage();
  const hosts = useImageHosts();
  const [hidden, setHidden] = useState(() => readStored('downloadBarHidden'));
  const { data } = useQuery(settingsQuery);
  const signedIn = useSession() !== null;
  const loginFirst = useFlag('downloadAfterLogin');
  const known = useFlagsKnown();
  if (hidden || !known || (loginFirst && !signedIn)) return null;
  if (!data || !hasDownloadBar(currentAppPlace(), data.downloads)) return null;
  const hide = () => {
    writeStored('downloadBarHidden', true);
    setHidden(true);
  };
  const { name, tagline } = currentBrand();
  const icon = appIcon(data.downloads);
  return (
    <section className={styles.bar} aria-label={t('download.title', { name })}>
      {icon !== undefined && isPictureAddress(icon, hosts) ? (
        <img
          className={styles.barIcon}
          src={icon}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <BrandLogo />
      )}
      <span className={styles.barText}>
        <span className={styles.barName}>{name}</span>
        <span className={styles.barLine}>{tagline[language]}</span>
      </span>
      <ButtonLink to={PATHS.download}>{t('download.action')}</ButtonLink>
      <IconButton label={t('common:action.close')} icon={<Close size={20} />} onClick={hide} />
    </section>
  );
}
