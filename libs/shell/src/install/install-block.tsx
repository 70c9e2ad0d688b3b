import { readStored, writeStored } from '@lobby/core';
import { currentBrand } from '@lobby/session';
import { Button, Close, IconButton } from '@lobby/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../frame/brand-logo';
import { install, isComingBack, isOffered, onOffer } from './install-offer';
import { installWay } from './install-way';
import styles from './install.module.css';

/** Milliseconds until the note may come again after it was sent away. */
const AGAIN_MS = 90 * 86_400_000;

const wasDismissed = () => Date.now() - readStored('installDismissedAt') < AGAIN_MS;

/** Offers those who come back to put the page on the home screen; sent away, it is gone for 90 days. */
export default function InstallBlock() {
  const { t } = useTranslation(['shell-overlays', 'shell']);
  const offered = useSyncExternalStore(onOffer, isOffered);
  const [dismissed, setDismissed] = useState(wasDismissed);
  const way = installWay(offered);
  if (!way || dismissed || !isComingBack()) return null;
  const dismiss = () => {
    writeStored('installDismissedAt', Date.now());
    setDismissed(true);
  };
  // A question answered with no is not asked again soon.
  const add = () => void install().then(dismiss);
  return (
    <section
      className={styles.install}
      aria-label={t('install.title', { name: currentBrand().name })}
    >
      <BrandLogo />
      <p className={styles.text}>{t(way === 'safari' ? 'install.safari' : 'install.text')}</p>
      {way === 'browser' && <Button onClick={add}>{t('install.action')}</Button>}
      <span className={styles.close}>
        <IconButton label={t('shell:home.tipClose')} icon={<Close size={20} />} onClick={dismiss} />
      </span>
    </section>
  );
}
