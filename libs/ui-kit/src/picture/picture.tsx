import { preload } from 'react-dom';
import styles from './picture.module.css';
import { useAttempts } from './use-attempts';

/** Addresses of one picture in two encodings; empty if it may not be loaded. */
export interface PictureFile {
  avif: string;
  webp: string;
}

/** A picture, its size and its other hosts. */
export interface PictureSource extends PictureFile {
  /** The same picture at other hosts, tried in this order if the first fails. */
  elsewhere?: readonly PictureFile[] | undefined;
  /** Size of the file in px: reserves space if no frame does. */
  width?: number | undefined;
  height?: number | undefined;
}

/** When a picture loads: before all others, with the page, or when it is near the viewport. */
export type PictureLoading = 'priority' | 'eager' | 'lazy' | 'lazyLast';

/** Attributes of each; omits browser defaults (`eager`, `auto`), which would cost bytes with every picture. */
const LOADING = {
  priority: { fetchPriority: 'high', decoding: 'sync' },
  eager: { decoding: 'async' },
  lazy: { loading: 'lazy', decoding: 'async' },
  /** After all others in view. */
  lazyLast: { loading: 'lazy', fetchPriority: 'low', decoding: 'async' },
} as const satisfies Record<PictureLoading, unknown>;

/** Preloads a picture with low priority; without AVIF support it loads when it is shown. */
export function preloadPicture({ avif }: PictureFile): void {
  if (avif !== '') preload(avif, { as: 'image', type: 'image/avif', fetchPriority: 'low' });
}

interface PictureProps extends PictureSource {
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string;
  /** Aspect ratio, such as `3 / 4`. Default: fills its frame. */
  ratio?: string | undefined;
  /** Default: `lazy`. */
  loading?: PictureLoading | undefined;
}

/** A drawn landscape in skeleton colours, for a picture that did not load. */
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

/** A picture that reserves its space; tries each host, then WebP alone, then shows a placeholder. */
export function Picture(props: PictureProps) {
  // A new address restarts the attempts.
  return <PictureAttempts key={props.webp} {...props} />;
}

function PictureAttempts(props: PictureProps) {
  const { avif, webp, elsewhere = [], width, height, alt, ratio, loading = 'lazy' } = props;
  const { attempt, tryNext, takeOver } = useAttempts();
  const attempts = [{ avif, webp }, ...elsewhere, { avif: undefined, webp }];
  const file = webp === '' ? undefined : attempts[attempt];
  return (
    <span className={styles.frame} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {file ? (
        <picture key={attempt}>
          {file.avif !== undefined && <source srcSet={file.avif} type="image/avif" />}
          <img
            ref={takeOver}
            className={styles.image}
            // Before `src`: they decide how it is fetched.
            {...LOADING[loading]}
            width={width}
            height={height}
            src={file.webp}
            alt={alt}
            draggable={false}
            onError={tryNext}
          />
        </picture>
      ) : (
        <Placeholder alt={alt} />
      )}
    </span>
  );
}
