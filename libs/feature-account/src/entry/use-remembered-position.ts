import { readStored, writeStored } from '@lobby/core';
import { useEffect, type RefObject } from 'react';

function keep(page: string, seconds: number): void {
  const kept = readStored('backdrop');
  writeStored('backdrop', { ...kept, at: { ...kept.at, [page]: seconds } });
}

/** Puts a page's video back to where it was left; its length is known by now. */
export function resumeAt(page: string, element: HTMLVideoElement): void {
  const at = readStored('backdrop').at[page] ?? 0;
  if (at > 0 && at < element.duration) element.currentTime = at;
}

/** Remembers where a page's video is left (D1 §2), also by a reload. */
export function useRememberedPosition(
  video: RefObject<HTMLVideoElement | null>,
  page: string,
): void {
  useEffect(
    function rememberOnLeaving() {
      const element = video.current;
      const leave = () => {
        if (element && element.currentTime > 0) keep(page, element.currentTime);
      };
      window.addEventListener('pagehide', leave);
      return () => {
        window.removeEventListener('pagehide', leave);
        leave();
      };
    },
    [video, page],
  );
}
