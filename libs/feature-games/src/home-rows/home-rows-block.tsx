import { optionalLazy, TileRowSkeleton } from '@lobby/ui-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-rows-block.module.css';
import { useNear } from './use-near';

const HomeRows = optionalLazy(() => import('./home-rows'));

/** Whether the page was ever scrolled. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const note = () => setScrolled(true);
    addEventListener('scroll', note, { once: true, passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  return scrolled;
}

interface HomeRowsBlockProps {
  /** The first view is complete and the page at rest. */
  quiet: boolean;
}

/**
 * Rows of games below the first view of Home. They load once it rests, and are in view or the page is scrolled: the first
 * view pays nothing for them. Before, they keep a view's height, so that nothing in sight moves.
 */
export function HomeRowsBlock({ quiet }: HomeRowsBlockProps) {
  const { t } = useTranslation('games');
  const place = useRef<HTMLDivElement>(null);
  const inView = useNear(place, 0);
  const scrolled = useScrolled();
  const skeleton = <TileRowSkeleton label={t('list.loading')} />;
  return (
    <div ref={place} className={styles.place}>
      {quiet && (inView || scrolled) ? (
        <Suspense fallback={skeleton}>
          <HomeRows />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}
