import { usePictures } from '@lobby/feature-kit';
import { useImageHosts } from '@lobby/session';
import { isPictureAddress, Picture } from '@lobby/ui-kit';
import styles from '../pages.module.css';

/** Picture of a sponsorship; renders nothing if its host is not allowed (decision 23). */
export function SponsorArt({ picture }: { picture: string }) {
  const pictures = usePictures();
  if (!isPictureAddress(picture, useImageHosts())) return null;
  return (
    <span className={styles.art}>
      <Picture {...pictures(picture, 'bleed')} alt="" loading="eager" />
    </span>
  );
}
