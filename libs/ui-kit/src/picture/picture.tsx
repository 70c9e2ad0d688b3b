import { useState } from 'react';
import { PicturePlaceholder } from './picture-placeholder';
import styles from './picture.module.css';

/** The same drawing in two encodings; paths, or whole addresses. */
export interface PictureSource {
  avif: string;
  webp: string;
}

export interface PictureProps extends PictureSource {
  /** Put before both addresses: the image host. */
  base?: string | undefined;
  /** Empty for a picture that repeats the words beside it. */
  alt: string;
  /** Such as `3 / 4`; without it the picture fills its frame. */
  ratio?: string | undefined;
  /** The picture people wait for: fetched first, not lazily. */
  priority?: boolean | undefined;
}

type Stage = 'avif' | 'webp' | 'failed';

/** A picture that keeps its room, falls back to WebP, and at last to a drawing in the brand's colours. */
export function Picture(props: PictureProps) {
  // Another address starts afresh.
  return <Loading key={`${props.base ?? ''}${props.webp}`} {...props} />;
}

function Loading({ base = '', avif, webp, alt, ratio, priority = false }: PictureProps) {
  const [stage, setStage] = useState<Stage>('avif');
  return (
    <span className={styles.frame} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {stage === 'failed' ? (
        <PicturePlaceholder alt={alt} />
      ) : (
        <picture key={stage}>
          {stage === 'avif' && <source srcSet={base + avif} type="image/avif" />}
          <img
            className={styles.image}
            src={base + webp}
            alt={alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding={priority ? 'sync' : 'async'}
            draggable={false}
            onError={() => setStage(stage === 'avif' ? 'webp' : 'failed')}
          />
        </picture>
      )}
    </span>
  );
}
