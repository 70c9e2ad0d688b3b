import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../theme/visually-hidden';
import styles from './tabs.module.css';

interface TabLink {
  label: string;
  to: string;
  /** Number beside the label, such as unread messages; hidden at zero. */
  count?: number | undefined;
  /** Accessible text of the number. */
  countLabel?: string | undefined;
}

interface TabLinksProps {
  label: string;
  items: readonly TabLink[];
  /** Address of the page that is shown. */
  current: string;
}

/** Scrolls a strip that is wider than the page to its current tab; the page itself stays where it is. */
function showCurrent(tab: HTMLLIElement | null): void {
  const strip = tab?.parentElement;
  if (!strip) return;
  const start = tab.offsetLeft - strip.offsetLeft;
  strip.scrollLeft = start - (strip.clientWidth - tab.offsetWidth) / 2;
}

/** Pages that belong together, as tabs that are links: each has its own address. */
export function TabLinks({ label, items, current }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {items.map(({ label: name, to, count = 0, countLabel }) => (
          <li key={to} ref={to === current ? showCurrent : undefined} className={styles.item}>
            <Link to={to} className={styles.tab} aria-current={to === current ? 'page' : undefined}>
              <span className={styles.name}>
                {name}
                {count > 0 && (
                  <>
                    <span className={styles.count} aria-hidden="true">
                      {count}
                    </span>
                    <VisuallyHidden>{countLabel ?? count}</VisuallyHidden>
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
