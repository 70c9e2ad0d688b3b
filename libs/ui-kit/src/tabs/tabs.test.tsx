import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TabLinks } from './tab-links';
import { TabPanel, Tabs } from './tabs';

const ITEMS = [
  { id: 'all', label: 'All' },
  { id: 'hot', label: 'Hot' },
  { id: 'recent', label: 'Recent' },
] as const;

function Games({ manual }: { manual?: boolean }) {
  const [value, setValue] = useState<'all' | 'hot' | 'recent'>('all');
  return (
    <>
      <Tabs
        label="Games"
        items={ITEMS}
        value={value}
        onChange={setValue}
        controls="games"
        manual={manual}
      />
      <TabPanel id="games" value={value}>
        {value}
      </TabPanel>
    </>
  );
}

function press(key: string) {
  fireEvent.keyDown(screen.getByRole('tablist'), { key });
}

it('moves and chooses with the arrow keys, around the ends', () => {
  render(<Games />);
  press('ArrowLeft');
  expect(screen.getByRole('tabpanel', { name: 'Recent' }).textContent).toBe('recent');
  expect(document.activeElement?.textContent).toBe('Recent');
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('All');
  press('End');
  expect(document.activeElement?.textContent).toBe('Recent');
  press('Home');
  expect(screen.getByRole('tabpanel', { name: 'All' })).toBeTruthy();
});

it('moves the focus alone with the arrow keys where one may lead away', () => {
  render(<Games manual />);
  screen.getByRole('tab', { name: 'All' }).focus();
  press('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Recent');
  expect(screen.getByRole('tabpanel', { name: 'All' })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Recent' }));
  expect(screen.getByRole('tabpanel', { name: 'Recent' })).toBeTruthy();
});

it('keeps one tab in the tab order', () => {
  render(<Games />);
  fireEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  const orders = screen.getAllByRole('tab').map((tab) => tab.tabIndex);
  expect(orders).toEqual([-1, 0, -1]);
});

describe('where the panel follows later, as after a navigation', () => {
  function Later() {
    const [value, setValue] = useState<'all' | 'hot' | 'recent'>('all');
    const [wanted, setWanted] = useState(value);
    return (
      <>
        <Tabs label="Games" items={ITEMS} value={value} onChange={setWanted} controls="games" />
        <button onClick={() => setValue(wanted)}>Arrive</button>
        <button onClick={() => setValue('all')}>Back</button>
      </>
    );
  }
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  const tap = (name: string) => fireEvent.click(screen.getByText(name));

  it('shows a press at once, and the last of two', () => {
    render(<Later />);
    tap('Hot');
    expect(selected()).toBe('Hot');
    press('ArrowRight');
    expect(selected()).toBe('Recent');
    tap('Arrive');
    expect(selected()).toBe('Recent');
  });

  it('forgets a press that has arrived', () => {
    render(<Later />);
    tap('Hot');
    tap('Arrive');
    tap('Back');
    expect(selected()).toBe('All');
  });

  it('gives up a press that does not arrive', () => {
    vi.useFakeTimers();
    render(<Later />);
    tap('Hot');
    act(() => void vi.advanceTimersByTime(9_999));
    expect(selected()).toBe('Hot');
    act(() => void vi.advanceTimersByTime(1));
    expect(selected()).toBe('All');
    tap('Arrive');
    expect(selected()).toBe('Hot');
    vi.useRealTimers();
  });
});

describe('in a strip wider than the page', () => {
  /** Width of a tab: 10 px per letter. */
  const widthOf = (element: Element) => (element.textContent?.length ?? 0) * 10;

  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(50);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return widthOf(this);
    });
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      const before = [...(this.parentElement?.children ?? [])];
      return before.slice(0, before.indexOf(this)).reduce((sum, one) => sum + widthOf(one), 0);
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    delete document.documentElement.dataset['motion'];
  });

  it('the chosen tab stands in its middle, with less motion too', () => {
    document.documentElement.dataset['motion'] = 'less';
    render(<Games />);
    fireEvent.click(screen.getByRole('tab', { name: 'Recent' }));
    expect(screen.getByRole('tablist').scrollLeft).toBe(65);
  });

  it('the current page stands in its middle, also once numbers have widened the others', () => {
    const pages = (count: number) => (
      <MemoryRouter>
        <TabLinks
          label="Messages"
          current="/orders"
          items={[
            { label: 'Inbox', to: '/inbox', count, countLabel: 'new' },
            { label: 'Orders', to: '/orders' },
          ]}
        />
      </MemoryRouter>
    );
    const { rerender } = render(pages(0));
    const strip = screen.getByRole('list');
    expect(strip.scrollLeft).toBe(55);
    rerender(pages(3));
    expect(strip.scrollLeft).toBe(95);
  });
});
