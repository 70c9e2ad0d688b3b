import { HomeRows } from '@lobby/feature-games';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import styles from './home.module.css';

/** Pixels of the rows that may be in view before they load: behind the bottom bar, and the edge of a heading. */
const PEEK_PX = 160;

/** Turns true once the page rests and the place is in view, or the page is scrolled: the first view pays nothing. */
function useWanted(place: RefObject<HTMLElement | null>, quiet: boolean): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!quiet) return;
    const want = () => setWanted(true);
    const { top } = place.current?.getBoundingClientRect() ?? { top: 0 };
    if (scrollY > 0 || top + PEEK_PX < innerHeight) want();
    addEventListener('scroll', want, { once: true, passive: true });
    return () => removeEventListener('scroll', want);
  }, [place, quiet]);
  return wanted;
}

/**
 * Rows of games below the first view of Home, once it rests (`quiet`). Before, they keep a view's height, so that nothing in
 * sight moves.
 */
export function RowsPlace({ quiet }: { quiet: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useWanted(place, quiet);
  return (
    <div ref={place} className={styles.rows}>
      {wanted && (
        <Suspense fallback={null}>
          <HomeRows />
        </Suspense>
      )}
    </div>
  );
}
