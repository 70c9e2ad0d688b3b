import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import type { RichTextProps } from './rich-text-body';
import styles from './rich-text.module.css';

const body = () => import('./rich-text-body');
const LazyBody = /* @__PURE__ */ lazy(body);
let loaded: ComponentType<RichTextProps> | undefined;

/** Loads the cleaner in advance, so that the text has its full height in the first render. Rejects if it does not load. */
export async function loadRichText(): Promise<void> {
  loaded = (await body()).default;
}

const LINES = ['100%', '92%', '97%', '60%'];

function TextSkeleton() {
  return (
    <div className={styles.lines}>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** Shows HTML of the platform; no other component may (decision 23). The cleaner loads with the first text. */
export function RichText(props: RichTextProps) {
  const Body = loaded ?? LazyBody;
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Body {...props} />
    </Suspense>
  );
}
