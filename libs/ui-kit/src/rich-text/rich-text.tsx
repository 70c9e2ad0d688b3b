import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import styles from './rich-text.module.css';

const body = () => import('./rich-text-body');
const LazyBody = /* @__PURE__ */ lazy(body);
let loaded: ComponentType<RichTextProps> | undefined;

/** Fetches the cleaner beforehand, where a text must stand at its full height at once. */
export async function loadRichText(): Promise<void> {
  loaded = (await body()).default;
}

export interface RichTextProps {
  /** HTML of the platform, as it came. */
  html: string;
  /** Hosts or origins pictures may come from, as `https://img.example`. The page's own is one. */
  imageOrigins: readonly string[];
  /** `design`: written for a page 750 px wide, as popups are; the text is scaled to the screen (D1 §2). */
  scale?: 'design' | undefined;
  /** A link was pressed: an address as the text gave it. The receiver decides where it may lead. */
  onLink(address: string): void;
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

/** The only place that shows HTML of the platform (decision 23). Its cleaner arrives with the first use. */
export function RichText(props: RichTextProps) {
  const Body = loaded ?? LazyBody;
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Body {...props} />
    </Suspense>
  );
}
