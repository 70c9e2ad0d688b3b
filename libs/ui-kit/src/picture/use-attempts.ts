import { useState } from 'react';
import { useHydrating } from '../theme/hydration';

/** A picture in the server's HTML may have failed before anything listened. */
const hasFailed = (image: HTMLImageElement) =>
  image.complete && image.currentSrc !== '' && image.naturalWidth === 0;

interface Attempts {
  /** Number of the address to show, from 0. */
  attempt: number;
  tryNext(): void;
  /** Ref of the image while it is taken over from the server's HTML. */
  takeOver: ((image: HTMLImageElement | null) => void) | undefined;
}

/** Which of a picture's addresses is shown: the next one after each failure. */
export function useAttempts(): Attempts {
  const [attempt, setAttempt] = useState(0);
  const hydrating = useHydrating();
  const tryNext = () => setAttempt(attempt + 1);
  const takeOver = (image: HTMLImageElement | null) => {
    // The server's HTML has the first address.
    if (image && attempt === 0 && hasFailed(image)) tryNext();
  };
  return { attempt, tryNext, takeOver: hydrating ? takeOver : undefined };
}
