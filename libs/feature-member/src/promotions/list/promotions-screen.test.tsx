import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { LIST, tools } from '../promotions.setup';

const { open, type, press, chooseTab, address, settled, mend } = tools;

const titles = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const card = (title: string | RegExp) => screen.findByRole('link', { name: title });

async function openList(at = '/m/activity', options: Parameters<typeof open>[1] = {}) {
  await open(at, options);
  await screen.findByRole('region', { name: 'Running and coming' });
  await settled();
}

/** Tabs in order, each with Aurora's number of promotions, ended ones included. */
const TABS: readonly (readonly [tab: string, key: string, count: number])[] = [
  ['All', '', 39],
  ['New players', 'new_player_promo', 3],
  ['Deposit', 'deposit_promo', 5],
  ['VIP exclusive', 'rank_promo', 4],
  ['Sports', 'sport_promo', 4],
  ['Live casino', 'live_promo', 4],
  ['Slots', 'rng_promo', 3],
  ['Fishing', 'fish_promo', 3],
  ['Lottery', 'lotto_promo', 2],
  ['Card games', 'pvp_promo', 2],
  ['Rebate', 'rebate_promo', 2],
  ['Points', 'point_promo', 2],
  ['App download', 'download_promo', 2],
  ['Other', 'other_promo', 3],
];

describe('promotions (D2 §2)', () => {
  it('have fourteen tabs', async () => {
    await openList();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      TABS.map(([tab]) => tab),
    );
  });

  test.each(TABS)('under %s are those of %s: %i', async (tab, key, count) => {
    await open(key === '' ? '/m/activity' : `/m/activity?category=${key}`);
    await screen.findByRole('tab', { name: tab, selected: true });
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(0));
    const list = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(list).toHaveLength(count);
  });

  it('are chosen by a tab, which is in the address', async () => {
    await openList();
    await chooseTab('Fishing');
    await waitFor(() => expect(address()).toBe('/m/activity?category=fish_promo'));
    await waitFor(() => expect(titles('Running and coming')).toHaveLength(2));
    await chooseTab('All');
    await waitFor(() => expect(address()).toBe('/m/activity'));
  });

  it('lead back Home, whatever came before (D1 §2)', async () => {
    await openList();
    press('Back');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('that have ended are separate, at the end', async () => {
    await openList();
    const regions = screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'));
    expect(regions).toEqual(['promotions-open', 'promotions-ended']);
    for (const title of titles('Ended')) expect(title).toMatch(/Ended on/);
    for (const title of titles('Running and coming')) expect(title).not.toMatch(/Ended on/);
  });

  it('that a member takes part in come first, with their status', async () => {
    await openList('/m/activity', { user: 'player01' });
    const mine = titles('Taking part').join();
    expect(mine).toMatch(/Applying|Signed up|Ready to claim|Being prepared/);
    // A rejected application does not count as taking part.
    expect(mine).not.toContain('Rejected');
    expect(titles('Running and coming').join()).toContain('Rejected');
    expect(screen.getAllByRole('region')[0]?.getAttribute('aria-labelledby')).toBe(
      'promotions-mine',
    );
  });

  it('are found by any part of their title, whatever the marks, as they are typed', async () => {
    await open('/m/activity', { language: 'VI' });
    await screen.findByRole('tab', { name: 'Tất cả' });
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(9));
    type('Tìm khuyến mãi', 'thuong chao');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Thưởng chào mừng'),
    ]);
    await waitFor(() => expect(address()).toBe('/m/activity?q=thuong+chao'));
  });

  it('that are not found say so, and all of them come back', async () => {
    await openList('/m/activity?category=fish_promo');
    type('Search promotions', 'xyzxyz');
    expect(await screen.findByText('No promotion found')).toBeTruthy();
    press('All promotions');
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(39));
    expect(address()).toBe('/m/activity');
  });

  it('are lists, each named by its heading', async () => {
    await openList('/m/activity', { user: 'player01' });
    for (const place of ['Taking part', 'Running and coming', 'Ended'])
      expect(within(screen.getByRole('list', { name: place })).getAllByRole('link')).toHaveLength(
        titles(place).length,
      );
  });

  it('of another tab or search are announced once the typing ends, not at first', async () => {
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await openList();
    expect(spoken().join('')).toBe('');
    await chooseTab('Fishing');
    await waitFor(() => expect(spoken()).toContain('Promotions: 3'));
    type('Search promotions', 'qqqq');
    expect(spoken().join('')).toBe('');
    await waitFor(() => expect(spoken()).toContain('No promotion found'));
    press('All promotions');
    await waitFor(() => expect(spoken()).toContain('Promotions: 39'));
  });

  it('have a title without the number before it, and the picture of sequence 2', async () => {
    const announcementImages = [
      { sequence: 1, url: '/cdn/promo/gift' },
      { sequence: 2, url: '/cdn/promo/ocean' },
    ];
    await openList('/m/activity', {
      prepare: ({ control }) =>
        control.content({
          brand: 'aurora',
          kind: 'promotion',
          title: '[7] Meet us',
          announcementImages,
        }),
    });
    const link = await card(/^Meet us/);
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/cdn/promo/ocean.webp');
  });

  it('of a host that is not allowed have no picture (decision 23)', async () => {
    const announcementImages = [{ sequence: 2, url: 'https://elsewhere.example/x' }];
    await openList('/m/activity', {
      prepare: ({ control }) =>
        control.content({ brand: 'aurora', kind: 'promotion', title: 'Far', announcementImages }),
    });
    expect((await card(/^Far/)).querySelector('img')).toBeNull();
  });

  it('mark what a member has not read, and not for guests', async () => {
    await openList('/m/activity', { user: 'player01' });
    expect(screen.getAllByText('Unread,').length).toBeGreaterThan(5);
    await openList();
    expect(screen.queryByText('Unread,')).toBeNull();
  });

  it('that fail to load can be retried', async () => {
    await open('/m/activity', { answers: { [LIST]: 503 } });
    await screen.findByRole('button', { name: 'Try again' });
    mend();
    press('Try again');
    expect(await card(/^Welcome/)).toBeTruthy();
  });

  it('say until when by the device’s clock where the brand’s is not known', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-8 * 60);
    await openList('/m/activity', {
      answers: { '/wps/system/settings/consolidated': 503 },
      prepare: ({ control }) =>
        control.content({
          brand: 'aurora',
          kind: 'promotion',
          title: 'Meet us',
          endDate: Date.UTC(2099, 4, 1, 17),
        }),
    });
    expect((await card(/^Meet us/)).textContent).toContain('Until 2 May 2099');
  });

  it('say so where there are none', async () => {
    await open('/m/activity', { answers: { [LIST]: { value: {} } } });
    expect(await screen.findByText('No promotion found')).toBeTruthy();
  });
});
