import { readStored, writeStored } from '@lobby/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { BackdropMotion } from './backdrop-motion';
import styles from './sign-in.module.css';

type VideoRef = RefObject<HTMLVideoElement | null>;

/** A public file of the brand. */
const ADDRESS = '/backdrop.webm';

function savePosition(page: string, seconds: number): void {
  const stored = readStored('backdrop');
  writeStored('backdrop', { ...stored, at: { ...stored.at, [page]: seconds } });
}

/** Seeks to the page's saved position. Call once the duration is known. */
function restorePosition(page: string, video: HTMLVideoElement): void {
  const seconds = readStored('backdrop').at[page] ?? 0;
  if (seconds > 0 && seconds < video.duration) video.currentTime = seconds;
}

/** Saves the position on unmount and on `pagehide`, in seconds, per page (D1 §2). */
function useSavedPosition(video: VideoRef, page: string): void {
  useEffect(
    function saveOnLeaving() {
      const element = video.current;
      const save = () => {
        if (element && element.currentTime > 0) savePosition(page, element.currentTime);
      };
      window.addEventListener('pagehide', save);
      return () => {
        window.removeEventListener('pagehide', save);
        save();
      };
    },
    [video, page],
  );
}

const isAutoplayBlocked = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Plays unless `paused` or the page is hidden (decision 26). Calls `onBlocked` if the browser blocks autoplay, as in
 * power saving: then the user has to start it.
 */
function usePlayback(video: VideoRef, paused: boolean, onBlocked: () => void): void {
  const reportBlocked = useEffectEvent(onBlocked);
  useEffect(
    function playWhileVisible() {
      const element = video.current;
      if (!element) return;
      const sync = () => {
        if (paused || document.hidden) element.pause();
        else
          element.play().catch((error: unknown) => {
            if (isAutoplayBlocked(error)) reportBlocked();
          });
      };
      sync();
      document.addEventListener('visibilitychange', sync);
      return () => document.removeEventListener('visibilitychange', sync);
    },
    [video, paused],
  );
}

interface BackdropVideoProps {
  page: string;
  motion: BackdropMotion;
}

/** Muted looping video over the picture of the same size (D1 §2); fades in with its first frame. */
export default function BackdropVideo({ page, motion }: BackdropVideoProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState(false);
  useSavedPosition(video, page);
  usePlayback(video, motion.paused, motion.onBlocked);
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
      onLoadedMetadata={(event) => restorePosition(page, event.currentTarget)}
      onLoadedData={motion.onPlayable}
      onPlaying={() => {
        setSeen(true);
        motion.onPlayable();
      }}
      onError={motion.onFailed}
    />
  );
}
