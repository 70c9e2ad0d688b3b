import { lazy, Suspense } from 'react';
import type { IllustrationArt } from './subjects';
import styles from './illustration.module.css';

/** Draws nothing if the chunk does not load: a failed state is often shown offline. */
const Drawing = lazy(() => import('./drawing').catch(() => ({ default: NoDrawing })));

function NoDrawing() {
  return <div className={styles.art} aria-hidden="true" />;
}

/** A small scene in the brand's icon colours, 220 x 180 px; lazy, its space is reserved. */
export function Illustration({ art }: { art: IllustrationArt }) {
  return (
    <Suspense fallback={<NoDrawing />}>
      <Drawing art={art} />
    </Suspense>
  );
}
