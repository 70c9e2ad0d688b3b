import { VisuallyHidden } from '@lobby/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './launched.module.css';

interface LaunchedPageProps {
  /** Name of the game or host, the page's heading; takes the focus. */
  name: string;
  /** Accessible name of the section below the bar. */
  region: string;
  strip: ReactNode;
  /** A line between bar and stage. */
  notice?: ReactNode;
  /** Frame and its overlays. */
  children: ReactNode;
}

/** Full-column page with a bar: a game or a room (decision 041). */
export function LaunchedPage({ name, region, strip, notice, children }: LaunchedPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.screen}>
      <VisuallyHidden>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
      </VisuallyHidden>
      {strip}
      {notice}
      <section className={styles.stage} aria-label={region}>
        {children}
      </section>
    </div>
  );
}

/** Full-column page without bar and heading: for addresses with nothing to launch. */
export function LaunchedStage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <section className={styles.stage}>{children}</section>
    </div>
  );
}
