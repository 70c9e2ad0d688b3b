import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { prefersReducedMotion } from '../theme/media';
import { focusTabByKey, tabId, tabOfKey, tabProps } from './tab-keys';
import styles from './tabs.module.css';
import { useShownTab } from './use-shown-tab';

interface TabsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  value: Id;
  onChange(id: NoInfer<Id>): void;
  /** Id of the TabPanel that these tabs switch. */
  controls?: string | undefined;
  /** Arrow keys only move the focus; Enter and the space bar select. For tabs that may navigate to another page. */
  manual?: boolean | undefined;
}

/** Animates the selected tab's background from the previous tab; runs on the compositor, measures only when it starts. */
function slideMark(list: HTMLElement | null, before: number, now: number): void {
  const from = list?.children[before];
  const to = list?.children[now];
  if (!from || !to || from === to || prefersReducedMotion() || !to.animate) return;
  const distance = from.getBoundingClientRect().left - to.getBoundingClientRect().left;
  to.animate([{ transform: `translateX(${distance}px)` }, { transform: 'none' }], {
    duration: 200,
    easing: 'cubic-bezier(.2,.8,.2,1)',
    pseudoElement: '::before',
  });
}

/** Milliseconds a pressed tab is shown as selected without its panel: another navigation may have replaced it. */
const ARRIVES_MS = 10_000;

/**
 * Returns the tab to show as selected (the pressed one until `value` follows, as after a navigation), and a function
 * that presses a tab.
 */
function usePress<Id extends string>(value: Id, onChange: (id: Id) => void) {
  const [press, setPress] = useState<{ id: Id; before: Id }>();
  if (press && press.before !== value) setPress(undefined);
  useEffect(
    function giveUp() {
      if (!press) return;
      const timer = setTimeout(() => setPress(undefined), ARRIVES_MS);
      return () => clearTimeout(timer);
    },
    [press],
  );
  return {
    shown: press?.before === value ? press.id : value,
    choose(id: Id) {
      setPress({ id, before: value });
      onChange(id);
    },
  };
}

/**
 * A tab list: arrow keys, Home and End select unless `manual`; the mark slides to the pressed tab at once, without
 * waiting for the panel.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  controls,
  manual = false,
}: TabsProps<Id>) {
  const ownId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { shown, choose } = usePress<Id>(value, onChange);
  const previous = useRef(shown);

  useShownTab(list, [shown, ...items.map((item) => item.label)].join('\n'));

  useEffect(() => {
    const before = items.findIndex((item) => item.id === previous.current);
    const now = items.findIndex((item) => item.id === shown);
    previous.current = shown;
    slideMark(list.current, before, now);
  }, [items, shown]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (manual) return focusTabByKey(event, 'horizontal');
    const next = tabOfKey(event.key, {
      index: items.findIndex((item) => item.id === shown),
      count: items.length,
      direction: 'horizontal',
    });
    if (next === undefined || !items[next]) return;
    event.preventDefault();
    choose(items[next].id);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          {...tabProps(tabId(controls ?? ownId, item.id), {
            selected: item.id === shown,
            inOrder: item.id === shown,
            controls,
          })}
          className={styles.tab}
          onClick={() => choose(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  /** Same id as the tabs' `controls`. */
  id: string;
  /** Selected tab; it labels the panel. */
  value: string;
  children: ReactNode;
}

/** Content of the selected tab. */
export function TabPanel({ id, value, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );
}
