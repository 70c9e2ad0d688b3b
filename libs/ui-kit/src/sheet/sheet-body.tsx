import { Drawer } from '@base-ui/react/drawer';
import { Close } from '../icons/icons';
import type { SheetProps } from './sheet';
import styles from './sheet.module.css';

/** The sheet itself, with what makes it swipe and keep the focus. */
export default function SheetBody(props: SheetProps) {
  const { open, onClose, title, label, closeLabel, eyebrow, art, children } = props;
  const named = label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined };
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.sheet} data-art={art !== undefined} {...named}>
            {art !== undefined && <div className={styles.art}>{art}</div>}
            <Drawer.Close className={styles.close} aria-label={closeLabel}>
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
      </Drawer.Portal>
    </Drawer.Root>
  );
}
