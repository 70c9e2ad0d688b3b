import { useState } from 'react';
import { useHydrating } from '../theme/hydration';

/** A picture in published HTML may have failed before hydration. */
const hasFailed = (image: HTMLImageElement) =>
  image.complete && image.currentSrc !== '' && image.naturalWidth === 0;

interface Attempts {
  /** Number of the address to show, from 0. */
  attempt: number;
  tryNext(): void;
  /** Ref of the image while it is hydrated. */
  takeOver: ((image: HTMLImageElement | null) => void) | undefined;
}

/** Selects one of a picture's addresses: the next one after each failure. */
export function useAttempts(): Attempts {
  const [attempt, setAttempt] = useState(0);
  const hydrating = useHydrating();
  const tryNext = () => setAttempt(attempt + 1);
  const takeOver = (image: HTMLImageElement | null) => {
    // Published HTML has the first address.
    if (image && attempt === 0 && hasFailed(image)) tryNext();
  };
  return { attempt, tryNext, takeOver: hydrating ? takeOver : undefined };
}
