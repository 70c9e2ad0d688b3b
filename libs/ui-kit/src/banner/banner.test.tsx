import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Banner } from './banner';

const LABELS = {
  region: 'Offers',
  slide: (n: number, total: number) => `${n} of ${total}`,
};

const onOpen = vi.fn<(id: string) => void>();

const bannerOf = (ids: readonly string[]) => (
  <Banner
    labels={LABELS}
    slides={ids.map((id) => ({
      id,
      title: `Title ${id}`,
      text: `Text ${id}`,
      picture: { avif: `/${id}.avif`, webp: `/${id}.webp` },
      onOpen: () => onOpen(id),
    }))}
  />
);

const show = (...ids: string[]) => render(bannerOf(ids));

/** Index of the slide from the dots, or from the figures beside the buttons. */
const dot = () => {
  const figures = screen.queryByText(/^\d\/\d$/);
  if (figures) return Number(figures.textContent?.[0]) - 1;
  return [...document.querySelectorAll('[data-on]')].findIndex((one) =>
    one.matches('[data-on="true"]'),
  );
};

/** Ends the movement to the next slide; the test DOM has no transitions. */
const arrive = () =>
  fireEvent.transitionEnd(document.querySelector('[role="group"]')?.parentElement ?? document.body);

beforeEach(() => {
  onOpen.mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the banner (D1 §2)', () => {
  it('moves on every 5 s, round and round, with a dot for each', async () => {
    show('a', 'b');
    expect(document.querySelectorAll('[data-on]')).toHaveLength(2);
    await pass(4900);
    expect(dot()).toBe(0);
    await pass(100);
    await waitFor(() => expect(dot()).toBe(1));
    arrive();
    await pass(5000);
    await waitFor(() => expect(dot()).toBe(0));
  });

  it('works in no frame while a slide stands', async () => {
    show('a', 'b');
    await pass(5000);
    await waitFor(() => expect(dot()).toBe(1));
    expect(document.querySelector('[data-live="true"]')).not.toBeNull();
    arrive();
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    await pass(4000);
    expect(frames.mock.calls.length).toBeLessThan(5);
    frames.mockRestore();
  });

  it('stands while it is paused (decision 26)', async () => {
    show('a', 'b');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await pass(20_000);
    expect(dot()).toBe(0);
    expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy();
  });

  it('stands while a slide has the focus, which it would lose out of view', async () => {
    show('a', 'b');
    await pass(5000);
    await waitFor(() => expect(dot()).toBe(1));
    arrive();
    const slide = document.querySelector<HTMLElement>('[role="group"]:not([inert]) button');
    act(() => slide?.focus());
    await pass(20_000);
    expect(dot()).toBe(1);
    expect(document.activeElement).toBe(slide);
    act(() => slide?.blur());
    await pass(5000);
    await waitFor(() => expect(dot()).toBe(0));
  });

  it.each(['pointerMove', 'pointerDown', 'keyDown', 'scroll'] as const)(
    'rests after two moves that nobody sees, until a %s',
    async (input) => {
      show('a', 'b');
      for (const at of [1, 0]) {
        await pass(5000);
        await waitFor(() => expect(dot()).toBe(at));
        arrive();
      }
      await pass(60_000);
      expect(dot()).toBe(0);
      fireEvent[input](window);
      await pass(5000);
      await waitFor(() => expect(dot()).toBe(1));
    },
  );

  it('has a button each for the slide before and after while it is paused (decision 26)', async () => {
    show('a', 'b', 'c');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    press('Pause');
    press('Next');
    expect(dot()).toBe(1);
    press('Previous');
    press('Previous');
    expect(dot()).toBe(2);
    press('Next');
    expect(dot()).toBe(0);
    expect(document.querySelector('[data-live="true"]')).toBeNull();
    press('Resume');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('has them in place of the pause where nothing moves by itself', async () => {
    document.documentElement.dataset['motion'] = 'less';
    onTestFinished(() => void delete document.documentElement.dataset['motion']);
    show('a', 'b');
    await pass(20_000);
    expect(dot()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    const said = screen.getByText('1 of 2, Title a');
    press('Next');
    expect(dot()).toBe(1);
    expect([said.ariaLive ?? said.getAttribute('aria-live'), said.textContent]).toEqual([
      'polite',
      '2 of 2, Title b',
    ]);
  });

  it('has neither dots nor movement with one picture', async () => {
    show('a');
    await pass(20_000);
    expect(document.querySelector('[data-on]')).toBeNull();
    expect(document.querySelector('[data-live="true"]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('tells the slide in figures where dots would be many', () => {
    show('a', 'b', 'c', 'd');
    expect(screen.getByText('1/4')).toBeTruthy();
    expect(document.querySelector('[data-on]')).toBeNull();
  });

  it('does what its slide is for when it is pressed', () => {
    show('a');
    fireEvent.click(screen.getByRole('button', { name: /Title a/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('is made on a server, its first picture before all others', () => {
    for (const name of ['document', 'window', 'navigator', 'matchMedia'])
      vi.stubGlobal(name, undefined);
    const html = renderToString(bannerOf(['a', 'b']));
    vi.unstubAllGlobals();
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images.map((image) => /fetchPriority="(\w+)"/i.exec(image)?.[1])).toEqual(['high']);
    expect(html).toContain('Title a');
  });

  it('is nothing without pictures', () => {
    const { container } = show();
    expect(container.innerHTML).toBe('');
  });
});
