import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { Close } from '../icons/icons';
import { useBackCloses } from '../overlay/use-back-closes';
import { useKitWords } from '../words/words';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  /** Called by a swipe down, back, Escape, a press outside or the close button. */
  onClose(): void;
  title: string;
  /** Accessible name of the dialog if the title names only its current content. */
  label?: string | undefined;
  /** A small line over the title, such as a date. */
  eyebrow?: string | undefined;
  /** A picture across the full width at the top, 148 px high; the close button overlaps it. */
  art?: ReactNode;
  /** Renders the closed sheet too, hidden, so that it opens faster. */
  keepMounted?: boolean | undefined;
  children: ReactNode;
}

/** The loaded sheet: swipe, focus trap and backdrop. */
export default function SheetBody(props: SheetProps) {
  const { open, onClose, title, label, eyebrow, art, keepMounted, children } = props;
  const words = useKitWords();
  useBackCloses(open, onClose);
  const named = label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined };
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection="down">
      <Drawer.Portal keepMounted={keepMounted}>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.VirtualKeyboardProvider>
          <Drawer.Viewport className={styles.viewport}>
            <Drawer.Popup className={styles.sheet} data-art={art !== undefined} {...named}>
              {art !== undefined && <div className={styles.art}>{art}</div>}
              <Drawer.Close className={styles.close} aria-label={words.close}>
                <span>
                  <Close size={20} />
                </span>
              </Drawer.Close>
              <Drawer.Content className={styles.content}>
                {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
                <Drawer.Title className={styles.title}>{title}</Drawer.Title>
                {children}
              </Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.VirtualKeyboardProvider>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
