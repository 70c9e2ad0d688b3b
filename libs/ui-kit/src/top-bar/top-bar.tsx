import type { ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Back } from '../icons/icons';
import { useKitWords } from '../words/words';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** Name of the screen, its only first-level heading. */
  title?: string | undefined;
  /** Picture after the title, and a line below it, such as a greeting. */
  titleIcon?: ReactNode;
  note?: string | undefined;
  logo?: ReactNode;
  /** Shows the back button. */
  onBack?: (() => void) | undefined;
  /** Buttons at the end of the bar. */
  children?: ReactNode;
  /** Slot at the end of the bar for a screen's own buttons. */
  endRef?: Ref<HTMLDivElement> | undefined;
  /** Overlaps the banner below, in brands whose banner reaches the top edge. */
  overlay?: boolean | undefined;
}

/** The 56 px header; becomes opaque when content scrolls under it. */
export function TopBar(props: TopBarProps) {
  const { title, titleIcon, note, logo, onBack, children, endRef, overlay = false } = props;
  const words = useKitWords();
  return (
    <header className={styles.bar} data-overlay={overlay} data-lead={onBack ? 'back' : 'text'}>
      {onBack && <IconButton label={words.back} icon={<Back />} onClick={onBack} />}
      {logo}
      {title !== undefined && (
        <div className={styles.titles}>
          <h1 className={styles.title}>
            {title}
            {titleIcon}
          </h1>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      )}
      <div ref={endRef} className={styles.end}>
        {children}
      </div>
    </header>
  );
}
