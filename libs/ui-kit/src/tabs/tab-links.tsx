import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../theme/visually-hidden';
import styles from './tabs.module.css';
import { useShownTab } from './use-shown-tab';

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
  /** Address of the current page. */
  current: string;
}

/** Pages that belong together, as tabs that are links: each has its own address. */
export function TabLinks({ label, items, current }: TabLinksProps) {
  const strip = useRef<HTMLUListElement>(null);
  // Numbers that load later move the tabs after them.
  const texts = items.map(({ label: name, count = 0 }) => `${name} ${count}`);
  useShownTab(strip, [current, ...texts].join('\n'));
  return (
    <nav aria-label={label}>
      <ul ref={strip} className={styles.tabs}>
        {items.map(({ label: name, to, count = 0, countLabel }) => (
          <li key={to} className={styles.item}>
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
