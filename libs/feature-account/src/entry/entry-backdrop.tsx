import { usePictures } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { optionalLazy, Picture } from '@lobby/ui-kit';
import { Suspense } from 'react';
import type { BackdropMotion } from './use-backdrop-motion';
import styles from './entry.module.css';

/** Not for the first paint: it comes once the page rests. Without it the picture does. */
const BackdropVideo = optionalLazy(() => import('./backdrop-video'));

/** The brand's picture over a drawn sky of the same size, dimmed where words lie on it; after a moment it moves. */
export function EntryBackdrop({ motion }: { motion: BackdropMotion }) {
  const pictures = usePictures();
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <Picture {...pictures(`/cdn/backdrop/${currentBrand().code}`)} alt="" priority />
      {motion.page !== undefined && (
        <Suspense fallback={null}>
          <BackdropVideo page={motion.page} motion={motion} />
        </Suspense>
      )}
    </div>
  );
}
