import { readStored, writeStored, DAY_MS } from '@lobby/core';
import { currentBrand } from '@lobby/session';
import { Button, Close, IconButton } from '@lobby/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../frame/brand-logo';
import { install, isComingBack, isOffered, onOffer } from './install-offer';
import { installWay } from './install-way';
import styles from './install.module.css';

/** Milliseconds until a dismissed note may show again. */
const AGAIN_MS = 90 * DAY_MS;

const wasDismissed = () => Date.now() - readStored('installDismissedAt') < AGAIN_MS;

/** Offers returning visitors to add the page to the home screen; a dismissal hides it for 90 days. */
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
  // A refused prompt is not shown again soon.
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
