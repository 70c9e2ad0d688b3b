import { useRef, useState, type ReactNode } from 'react';
import type { BackdropMotion } from './use-backdrop-motion';
import { usePlayback } from './use-playback';
import { resumeAt, useRememberedPosition } from './use-remembered-position';
import styles from './entry.module.css';

/** Of the brand's own public files. */
const ADDRESS = '/backdrop.webm';

interface BackdropVideoProps {
  page: string;
  motion: BackdropMotion;
}

/** The moving picture over the still one: silent, in its place, around and around (D1 §2). */
export default function BackdropVideo({ page, motion }: BackdropVideoProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState(false);
  useRememberedPosition(video, page);
  usePlayback(video, motion.paused, motion.onRefused);
  return (
    <video
      ref={video}
      className={styles.video}
      data-seen={seen}
      src={ADDRESS}
      muted
      playsInline
      loop
      disablePictureInPicture
      preload="auto"
      tabIndex={-1}
      onLoadedMetadata={(event) => resumeAt(page, event.currentTarget)}
      onLoadedData={motion.onAble}
      onPlaying={() => {
        setSeen(true);
        motion.onAble();
      }}
      onError={motion.onFailed}
    />
  );
}
