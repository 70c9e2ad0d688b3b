import { useEffect, useRef } from 'react';
import { Back, ChevronRight } from '../icons/icons';
import { focusTabByKey, tabId, tabProps } from '../tabs/tab-keys';
import tabStyles from '../tabs/tabs.module.css';
import { prefersReducedMotion } from '../theme/media';
import styles from './tab-bar.module.css';
import { PAGE_TABS, pageStart } from './tab-pages';
import { useRowEnds } from './use-row-ends';

interface TabBarProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  value: Id;
  onChange(id: NoInfer<Id>): void;
  /** Id of the TabPanel that these tabs switch. */
  controls: string;
  /** Accessible names of the buttons, shown above five tabs. */
  previousLabel: string;
  nextLabel: string;
}

const tabsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('[role="tab"]')];

/** Moves the row, not the page, until a tab is in view. */
function bringIntoView(row: HTMLElement, tab: HTMLElement): void {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
}

/** Scrolls five tabs forward or back. */
function turnPage(row: HTMLElement, step: 1 | -1): void {
  const origin = row.getBoundingClientRect().left - row.scrollLeft;
  const starts = tabsOf(row).map((tab) => tab.getBoundingClientRect().left - origin);
  row.scrollTo({
    left: pageStart(starts, row.scrollLeft, step),
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  });
}

/**
 * Tabs in a row that scrolls sideways, with buttons for the previous and the next five (D2 §2). Arrow keys move the
 * focus; Enter chooses, since a tab may fetch or lead to another page.
 */
export function TabBar<Id extends string>(props: TabBarProps<Id>) {
  const { label, items, value, onChange, controls, previousLabel, nextLabel } = props;
  const row = useRef<HTMLDivElement>(null);
  const [ends, look] = useRowEnds(row);
  const chosen = Math.max(
    items.findIndex((item) => item.id === value),
    0,
  );

  const count = items.length;
  useEffect(() => {
    const tab = row.current && tabsOf(row.current)[Math.min(chosen, count - 1)];
    if (row.current && tab) bringIntoView(row.current, tab);
    look();
  }, [chosen, count, look]);

  const pageButton = (step: 1 | -1) => {
    const off = step < 0 ? ends.start : ends.end;
    return (
      <button
        type="button"
        className={styles.page}
        aria-label={step < 0 ? previousLabel : nextLabel}
        // Not `disabled`: the focus would be lost at the end of the row.
        aria-disabled={off}
        onClick={() => !off && row.current && turnPage(row.current, step)}
      >
        {step < 0 ? <Back size={20} /> : <ChevronRight size={20} />}
      </button>
    );
  };

  return (
    <div className={styles.bar}>
      {count > PAGE_TABS && pageButton(-1)}
      <div
        ref={row}
        className={tabStyles.tabs}
        role="tablist"
        aria-label={label}
        onScroll={look}
        onKeyDown={(event) => focusTabByKey(event, 'horizontal')}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            {...tabProps(tabId(controls, item.id), {
              selected: item.id === value,
              inOrder: index === chosen,
              controls,
            })}
            className={tabStyles.tab}
            onClick={() => onChange(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {count > PAGE_TABS && pageButton(1)}
    </div>
  );
}
