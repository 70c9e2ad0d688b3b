import type { ReactNode } from 'react';
import { focusTabByKey, tabId, tabProps } from '../tabs/tab-keys';
import styles from './side-tabs.module.css';

interface SideTabsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string; icon: ReactNode }[];
  value: Id;
  onChange(id: NoInfer<Id>): void;
  /** Id of the TabPanel that these tabs switch. */
  controls: string;
}

/**
 * A menu of tabs at the side of their panel. Arrow keys move the focus; Enter selects, since a tab may navigate to
 * another page.
 */
export function SideTabs<Id extends string>(props: SideTabsProps<Id>) {
  const { label, items, value, onChange, controls } = props;
  const chosen = Math.max(
    items.findIndex((item) => item.id === value),
    0,
  );
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={label}
      aria-orientation="vertical"
      onKeyDown={(event) => focusTabByKey(event, 'vertical')}
    >
      {items.map((item, index) => (
        <button
          key={item.id}
          {...tabProps(tabId(controls, item.id), {
            selected: item.id === value,
            inOrder: index === chosen,
            controls,
          })}
          className={styles.tab}
          onClick={() => onChange(item.id)}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
}
