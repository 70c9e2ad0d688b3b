import { currentBrand, usePictures } from '@lobby/session';
import { Picture } from '@lobby/ui-kit';
import styles from './entry.module.css';

/** The brand's picture over a drawn sky of the same size, dimmed where words lie on it. */
export function EntryBackdrop() {
  const pictures = usePictures();
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <Picture {...pictures(`/cdn/backdrop/${currentBrand().code}`)} alt="" priority />
    </div>
  );
}
