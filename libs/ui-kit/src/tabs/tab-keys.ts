/** Keys for the previous and the next tab, by the direction of the tabs. */
const ARROWS = {
  horizontal: ['ArrowLeft', 'ArrowRight'],
  vertical: ['ArrowUp', 'ArrowDown'],
} as const;

export type TabDirection = keyof typeof ARROWS;

/** Returns the index of the tab that a key moves to, wrapping at the ends; undefined for other keys. */
export function tabOfKey(
  key: string,
  { index, count, direction }: { index: number; count: number; direction: TabDirection },
): number | undefined {
  const [back, on] = ARROWS[direction];
  const targets = new Map<string, number>([
    [back, (index - 1 + count) % count],
    [on, (index + 1) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return targets.get(key);
}

/**
 * Moves the focus among the tabs with arrow keys without selecting: Enter and the space bar press the button. For tabs
 * that navigate or fetch.
 */
export function focusTabByKey(
  event: { key: string; currentTarget: HTMLElement; preventDefault(): void },
  direction: TabDirection,
): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const next = tabOfKey(event.key, { index, count: tabs.length, direction });
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

/** Returns the id of a tab's element, from the panel it controls; ids in references must not contain blanks. */
export const tabId = (controls: string, tab: string): string =>
  `${controls}-${tab.replaceAll(/\s/g, '_')}`;

/** Attributes of a tab's button: one tab of a list is in the tab order. */
export const tabProps = (
  id: string,
  {
    selected,
    inOrder,
    controls,
  }: { selected: boolean; inOrder: boolean; controls?: string | undefined },
) =>
  ({
    type: 'button',
    role: 'tab',
    id,
    'aria-selected': selected,
    'aria-controls': controls,
    tabIndex: inOrder ? 0 : -1,
  }) as const;
