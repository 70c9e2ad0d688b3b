import { Link } from 'react-router-dom';
import { CategoryMark } from '../category-mark/category-mark';
import type { MarkCategory } from '../category-mark/marks';
import styles from './category-rail.module.css';

interface CategoryRailProps {
  label: string;
  items: readonly { id: string; label: string; to: string; category: MarkCategory }[];
  /** Names and order are not loaded yet: the items only reserve space. */
  pending?: boolean | undefined;
}

/** Links to the game categories; a rail or a grid by the brand's `categories` option. */
export function CategoryRail({ label, items, pending = false }: CategoryRailProps) {
  return (
    <nav aria-label={label} className={pending ? styles.pending : undefined}>
      <ul className={styles.rail}>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} className={styles.link}>
              <span className={styles.box}>
                <CategoryMark category={item.category} />
              </span>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
