import { HomeRows } from '@lobby/feature-games';
import { Suspense, useEffect, useRef, useState } from 'react';

/** Pixels of the rows that may be in view before they load: behind the bottom bar, and the edge of a heading. */
const PEEK_PX = 160;

/** Rows of games below the first view; they load when their place is in view or the page is scrolled. */
export default function RowsPlace() {
  const start = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const { top } = start.current?.getBoundingClientRect() ?? { top: 0 };
    if (scrollY > 0 || top + PEEK_PX < innerHeight) want();
    addEventListener('scroll', want, { once: true, passive: true });
    return () => removeEventListener('scroll', want);
  }, []);
  return (
    <div ref={start}>
      {wanted && (
        <Suspense fallback={null}>
          <HomeRows />
        </Suspense>
      )}
    </div>
  );
}
