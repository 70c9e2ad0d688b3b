import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TabPanel } from '../tabs/tabs';
import { TabBar } from './tab-bar';
import { endsOf, pageStart } from './tab-pages';

const WIDTH = 80;
const names = (count: number) => Array.from({ length: count }, (_, index) => `Vendor ${index}`);

function Vendors({
  count,
  chosen = '0',
  onChange,
}: {
  count: number;
  chosen?: string;
  onChange?(id: string): void;
}) {
  const [value, setValue] = useState(chosen);
  const choose = (id: string) => {
    setValue(id);
    onChange?.(id);
  };
  return (
    <>
      <TabBar
        label="Vendors"
        items={names(count).map((label, index) => ({ id: String(index), label }))}
        value={value}
        onChange={choose}
        controls="vendors"
        previousLabel="Previous tabs"
        nextLabel="Next tabs"
      />
      <TabPanel id="vendors" value={value}>
        {value}
      </TabPanel>
    </>
  );
}

const row = () => screen.getByRole('tablist');
const tab = (index: number) => screen.getByRole('tab', { name: `Vendor ${index}` });
const isOff = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

/** Mocks a layout of tabs, 80 px each, in a row that shows 240 px of them and obeys `scrollTo`. */
function layOut(count: number): void {
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(3 * WIDTH);
  vi.spyOn(prototype, 'scrollWidth', 'get').mockReturnValue(count * WIDTH);
  vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.role !== 'tab') return new DOMRect(0, 0, 3 * WIDTH, 44);
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(index * WIDTH - (this.parentElement?.scrollLeft ?? 0), 0, WIDTH, 44);
  });
  vi.spyOn(prototype, 'scrollTo').mockImplementation(function (this: HTMLElement, to?: unknown) {
    const { left = 0 } = to as ScrollToOptions;
    act(() => {
      this.scrollLeft = Math.min(left, (count - 3) * WIDTH);
      this.dispatchEvent(new Event('scroll'));
    });
  });
}

describe('a tab bar', () => {
  it.each([
    [5, 0],
    [6, 2],
  ])('of %i tabs has %i buttons to page (D2 §2)', (count, buttons) => {
    render(<Vendors count={count} />);
    expect(screen.queryAllByRole('button', { name: / tabs$/ })).toHaveLength(buttons);
  });

  it('moves by five tabs; at an end the button is off and keeps the focus', () => {
    layOut(12);
    render(<Vendors count={12} />);
    expect([isOff('Previous tabs'), isOff('Next tabs')]).toEqual([true, false]);
    const next = screen.getByRole('button', { name: 'Next tabs' });
    next.focus();
    fireEvent.click(next);
    expect(row().scrollLeft).toBe(5 * WIDTH);
    expect([isOff('Previous tabs'), isOff('Next tabs')]).toEqual([false, false]);
    fireEvent.click(next);
    expect(row().scrollLeft).toBe(9 * WIDTH);
    expect([isOff('Previous tabs'), isOff('Next tabs')]).toEqual([false, true]);
    fireEvent.click(next);
    expect(row().scrollLeft).toBe(9 * WIDTH);
    expect(document.activeElement).toBe(next);
    fireEvent.click(screen.getByRole('button', { name: 'Previous tabs' }));
    expect(row().scrollLeft).toBe(4 * WIDTH);
  });

  it('brings the chosen tab into view, in the row alone', () => {
    layOut(12);
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    render(<Vendors count={12} chosen="7" />);
    expect(row().scrollLeft).toBe(5 * WIDTH);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('moves the focus by arrow keys and chooses by a press', () => {
    const chosen = vi.fn();
    render(<Vendors count={6} onChange={chosen} />);
    tab(0).focus();
    fireEvent.keyDown(tab(0), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab(1));
    expect(chosen).not.toHaveBeenCalled();
    fireEvent.click(tab(1));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('1');
    expect(screen.getByRole('tabpanel', { name: 'Vendor 1' })).toBeTruthy();
  });

  it('has one tab in the tab order, also where the chosen one is unknown', () => {
    render(<Vendors count={6} chosen="gone" />);
    expect(screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)).toEqual([tab(0)]);
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  });
});

describe('pages of tabs', () => {
  const starts = [0, 70, 160, 220, 330, 400, 480, 560];
  it.each([
    [0, 1, 400],
    [70, 1, 480],
    [69.5, 1, 480],
    [100, 1, 560],
    [560, 1, 560],
    [480, -1, 70],
    [160, -1, 0],
    [0, -1, 0],
  ] as const)('from %d px by %d lead to %d px', (left, step, to) => {
    expect(pageStart(starts, left, step)).toBe(to);
  });

  it('of no tabs are nowhere', () => {
    expect(pageStart([], 0, 1)).toBe(0);
  });

  it.each([
    [0, { start: true, end: false }],
    [0.5, { start: true, end: false }],
    [200, { start: false, end: false }],
    [399.5, { start: false, end: true }],
  ])('show at %d px the ends %j', (scrollLeft, ends) => {
    expect(endsOf({ scrollLeft, clientWidth: 100, scrollWidth: 500 })).toEqual(ends);
  });
});
