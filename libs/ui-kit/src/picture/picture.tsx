import { useState } from 'react';
import styles from './picture.module.css';

/** One picture in two encodings: paths or full addresses. */
export interface PictureSource {
  avif: string;
  webp: string;
}

interface PictureProps extends PictureSource {
  /** Image host, put before both paths. */
  base?: string | undefined;
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string;
  /** Aspect ratio, such as `3 / 4`. Default: fills its frame. */
  ratio?: string | undefined;
  /** For pictures of the first view: loaded first, not lazily. */
  priority?: boolean | undefined;
}

/** A landscape in skeleton colours, for a picture that did not load. */
function Placeholder({ alt }: { alt: string }) {
  const named = alt !== '' && ({ role: 'img', 'aria-label': alt } as const);
  return (
    <svg
      className={styles.image}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden={named ? undefined : true}
      {...named}
    >
      <path fill="var(--skeleton-a)" d="M0 0h100v100H0z" />
      <circle cx="66" cy="36" r="10" fill="var(--skeleton-b)" />
      <path fill="var(--skeleton-b)" d="M0 100V74l26-22 20 18 16-12 38 28v14Z" opacity=".8" />
      <path fill="var(--line)" d="M0 100V86l22-10 26 16 24-14 28 12v10Z" />
    </svg>
  );
}

type Stage = 'avif' | 'webp' | 'failed';

/** A picture that reserves its space and falls back from AVIF to WebP, then to a placeholder. */
export function Picture(props: PictureProps) {
  // A new address restarts at AVIF.
  return <PictureStages key={`${props.base ?? ''}${props.webp}`} {...props} />;
}

function PictureStages({ base = '', avif, webp, alt, ratio, priority = false }: PictureProps) {
  const [stage, setStage] = useState<Stage>('avif');
  return (
    <span className={styles.frame} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {stage === 'failed' ? (
        <Placeholder alt={alt} />
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
