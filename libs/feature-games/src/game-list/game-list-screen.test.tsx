import { api } from '@lobby/api-client';
import { layOut, ROW_HEIGHT, scrollPage } from '@lobby/testing';
import { changeLanguage } from '@lobby/i18n';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  address,
  alertText,
  calls,
  chooseTab,
  fail,
  gameOf,
  hearts,
  mend,
  open,
  PATH,
  press,
  settled,
} from '../screen.setup';

beforeEach(layOut);

/** Number of rows of the whole list, rendered or not; a row has three portrait tiles at 390 px. */
function rows(): number {
  const panel = screen.getByRole('tabpanel');
  const heights = [...panel.querySelectorAll('div')].map(({ style }) => parseFloat(style.height));
  return Math.round(Math.max(0, ...heights.filter(Number.isFinite)) / ROW_HEIGHT);
}

const ROWS_OF_25 = 9;
const ROWS_OF_50 = 17;
const ROWS_OF_75 = 25;

describe('a list', () => {
  test('shows 25 games and has the next 25 at hand', async () => {
    await open('/m/slot-games');
    await hearts();
    expect(rows()).toBe(ROWS_OF_25);
    await waitFor(() => expect(calls(PATH.list)).toHaveLength(2));
    expect(rows()).toBe(ROWS_OF_25);
  });

  test('grows near its end, at most once a second', async () => {
    await open('/m/slot-games');
    await hearts();
    await waitFor(() => expect(calls(PATH.list)).toHaveLength(2));
    // Read before the list grows: a busy machine notices the growth late.
    const askedAt = Date.now();
    scrollPage(ROWS_OF_25 * ROW_HEIGHT - 900);
    await waitFor(() => expect(rows()).toBe(ROWS_OF_50));
    await waitFor(() => expect(calls(PATH.list)).toHaveLength(3));
    scrollPage(ROWS_OF_50 * ROW_HEIGHT - 900);
    await waitFor(() => expect(rows()).toBe(ROWS_OF_75));
    expect(Date.now() - askedAt).toBeGreaterThan(900);
  });

  test('keeps what is shown when the next page fails, and tries again', async () => {
    await open('/m/slot-games');
    await hearts();
    await waitFor(() => expect(calls(PATH.list)).toHaveLength(2));
    fail(PATH.list, { kind: 'malformed' });
    scrollPage(ROWS_OF_25 * ROW_HEIGHT - 900);
    expect(await alertText()).toContain('Couldn’t load more games');
    expect(rows()).toBe(ROWS_OF_50);
    mend();
    press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('that answers nonsense says so, and tries again', async () => {
    await open('/m/slot-games?q=nobody-has-this-name');
    fail(PATH.list, { value: { games: 'no' } });
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search games' }), {
      target: { value: 'moon' },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    mend();
    press('Try again');
    expect(await hearts()).not.toHaveLength(0);
  });

  test('of another language is refetched', async () => {
    await open('/m/slot-games');
    const before = gameOf((await hearts())[0]);
    await waitFor(() => expect(calls(PATH.list)).toHaveLength(2));
    await act(() => changeLanguage('VI'));
    await screen.findAllByRole('button', { name: /^Yêu thích: / });
    await waitFor(() => expect(calls(PATH.list).length).toBeGreaterThan(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: before })).toBeNull());
  });
});

describe('a list left on its third page', () => {
  const LEFT_AT = ROWS_OF_75 * ROW_HEIGHT - 2000;

  /** Opens a list, scrolls until three pages are shown, then to a position on the third. */
  async function scrollToPage3(): Promise<void> {
    await open('/m/slot-games', { user: 'player01' });
    await hearts();
    for (const end of [ROWS_OF_25, ROWS_OF_50]) {
      await waitFor(() => {
        scrollPage(end * ROW_HEIGHT - 900);
        expect(rows()).toBeGreaterThan(end);
      });
    }
    scrollPage(LEFT_AT);
    expect(rows()).toBe(ROWS_OF_75);
    await settled();
  }

  test('is at its place again after a game, without a call', async () => {
    await scrollToPage3();
    const before = calls(PATH.list).length;
    fireEvent.click(screen.getByText(gameOf((await hearts()).at(-1))));
    await screen.findByRole('region', { name: 'Game' });
    scrollPage(0);
    press('Leave game');
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    await hearts();
    await waitFor(() => expect(window.scrollY).toBe(LEFT_AT));
    expect(rows()).toBe(ROWS_OF_75);
    expect(calls(PATH.list)).toHaveLength(before);
  });

  test('gives its place to no other tab, nor to its own that is chosen again', async () => {
    await scrollToPage3();
    fireEvent.click(screen.getByText(gameOf((await hearts()).at(-1))));
    await screen.findByRole('region', { name: 'Game' });
    scrollPage(0);
    press('Leave game');
    await hearts();
    await waitFor(() => expect(window.scrollY).toBe(LEFT_AT));
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await chooseTab('Hot');
    scrollPage(0);
    await waitFor(() => expect([0, ROWS_OF_75]).not.toContain(rows()));
    await chooseTab('All');
    scrollPage(0);
    await waitFor(() => expect(rows()).toBe(ROWS_OF_75));
    await settled();
    expect(scrollTo).not.toHaveBeenCalledWith(0, LEFT_AT);
  });

  test('is at its place again after a reload: three pages and the next are fetched', async () => {
    await scrollToPage3();
    const from = calls(PATH.list).length;
    cleanup();
    scrollPage(0);
    /** Number of rows at each scroll restoration. */
    const restored: number[] = [];
    const scrollTo = window.scrollTo.bind(window);
    vi.spyOn(window, 'scrollTo').mockImplementation((...at: unknown[]) => {
      const [, top] = at.map(Number);
      if (top === LEFT_AT) restored.push(rows());
      scrollTo(0, top ?? 0);
    });
    await open('/m/slot-games', { reload: true });
    await hearts();
    await waitFor(() => expect(window.scrollY).toBe(LEFT_AT));
    expect(restored).toEqual([ROWS_OF_75]);
    expect(rows()).toBe(ROWS_OF_75);
    await waitFor(() => expect(calls(PATH.list)).toHaveLength(from + 4));
    await settled();
    expect(calls(PATH.list)).toHaveLength(from + 4);
  });
});

describe('the result of a list is announced', () => {
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  test('after a search and a change of tab, not at first', async () => {
    await open('/m/slot-games');
    await hearts();
    await settled();
    expect(spoken().join('')).toBe('');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqqqqq' } });
    await waitFor(() => expect(spoken()).toContain('Nothing found'));
    const [clear] = screen.getAllByRole('button', { name: 'Clear search' });
    fireEvent.click(clear ?? document.body);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await chooseTab('Hot');
    await waitFor(() => expect(spoken().join('')).toMatch(/^\d+ games? shown$/));
  });
});

describe('a game that cannot be played says so on its tile', () => {
  const described = (name: string, text: string) =>
    screen.getByRole('button', { name, description: new RegExp(text) });

  test('because its provider is in maintenance', async () => {
    await open('/m/slot-games');
    const [game] = (await hearts()).map(gameOf);
    const { vendorCode } = (await api.games.list({ page: 1, category: 'RNG' })).games[0] ?? {};
    cleanup();
    await open('/m/slot-games', {
      answers: {
        [PATH.vendors]: {
          value: [
            {
              gameType: 'RNG',
              displayName: 'Slots',
              vendors: [
                { accountTypeName: vendorCode, displayName: 'N', icon: '/n', maintenance: true },
              ],
            },
          ],
        },
      },
    });
    await hearts();
    await waitFor(() => expect(described(game ?? '', 'Maintenance')).toBeTruthy());
  });
});

describe('search', () => {
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search games' }), {
      target: { value },
    });

  test('shows what is known at once and keeps the text in the address', async () => {
    await open('/m/slot-games');
    const name = gameOf((await hearts())[0]);
    const before = calls(PATH.list).length;
    type(`  ${name.toUpperCase()} `);
    expect(screen.getByRole('button', { name: `Favourite: ${name}` })).toBeTruthy();
    expect(rows()).toBe(1);
    expect(calls(PATH.list).length).toBeLessThanOrEqual(Math.max(before, 2));
    await waitFor(() => expect(address()).toContain('q='));
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe(name.toUpperCase());
  });

  test('that finds nothing says so and is cleared', async () => {
    await open('/m/slot-games');
    await hearts();
    type('qqqqqq');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[0] ?? document.body);
    expect(await hearts()).not.toHaveLength(0);
  });
});
