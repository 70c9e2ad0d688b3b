import { useEffect, useRef, type RefObject } from 'react';

const isRefusal = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Plays a video unless somebody stopped it or the page is hidden (decision 26). A browser that saves
 * power refuses to begin by itself: then a person may.
 */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  paused: boolean,
  onRefused: () => void,
): void {
  const latest = useRef(onRefused);
  useEffect(() => {
    latest.current = onRefused;
  });
  useEffect(
    function playWhileSeen() {
      const element = video.current;
      if (!element) return;
      const look = () => {
        if (paused || document.hidden) element.pause();
        else
          element.play().catch((error: unknown) => {
            if (isRefusal(error)) latest.current();
          });
      };
      look();
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
    [video, paused],
  );
}
