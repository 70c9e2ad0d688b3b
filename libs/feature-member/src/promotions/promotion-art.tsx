import { usePictures } from '@lobby/feature-kit';
import { useImageHosts } from '@lobby/session';
import { isPictureAddress, Picture, type PictureLoading } from '@lobby/ui-kit';
import styles from './promotions.module.css';

interface PromotionArtProps {
  /** Address of the picture without its extension. */
  picture: string | null | undefined;
  loading?: PictureLoading;
}

/** Banner of a promotion; renders nothing without a picture or if its host is not allowed (decision 23). */
export function PromotionArt({ picture, loading }: PromotionArtProps) {
  const pictures = usePictures();
  const hosts = useImageHosts();
  if (!picture || !isPictureAddress(picture, hosts)) return null;
  return (
    <span className={styles.art}>
      <Picture {...pictures(picture, 'popup')} alt="" loading={loading} />
    </span>
  );
}
