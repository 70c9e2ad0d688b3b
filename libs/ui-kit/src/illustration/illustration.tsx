import { lazy, Suspense } from 'react';
import type { IllustrationArt } from './subjects';
import styles from './illustration.module.css';

/** A failed state is often a lost network: then the words must do without their drawing. */
const Drawing = lazy(() => import('./drawing').catch(() => ({ default: NoDrawing })));

function NoDrawing() {
  return <div className={styles.art} aria-hidden="true" />;
}

/** A small scene in the brand's icon colours, 220 x 180; drawn when its chunk is there, the place is kept. */
export function Illustration({ art }: { art: IllustrationArt }) {
  return (
    <Suspense fallback={<NoDrawing />}>
      <Drawing art={art} />
    </Suspense>
  );
}
