import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { slidePill } from './slide-pill';
import styles from './tabs.module.css';

export interface TabsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  value: Id;
  onChange(id: NoInfer<Id>): void;
  /** The id of the TabPanel these tabs switch. */
  controls?: string | undefined;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A tab list: arrow keys move and choose, the mark slides to the chosen tab. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  controls,
}: TabsProps<Id>) {
  const ownId = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef(value);

  useEffect(() => {
    const before = items.findIndex((item) => item.id === chosen.current);
    const now = items.findIndex((item) => item.id === value);
    chosen.current = value;
    slidePill(list.current, before, now);
  }, [items, value]);

  function onKeyDown(event: KeyboardEvent) {
    const next = STEPS[event.key]?.(
      items.findIndex((item) => item.id === value),
      items.length,
    );
    if (next === undefined || !items[next]) return;
    event.preventDefault();
    onChange(items[next].id);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${controls ?? ownId}-${item.id}`}
          className={styles.tab}
          aria-selected={item.id === value}
          aria-controls={controls}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
