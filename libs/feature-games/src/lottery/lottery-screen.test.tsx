import { blankFrames } from '@lobby/testing';
import { api } from '@lobby/api-client';
import { formatDateTime } from '@lobby/i18n';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  address,
  alertText,
  calls,
  fail,
  findAndPress,
  mend,
  open,
  PATH,
  sandbox,
  settled,
} from '../screen.setup';

const LOTTERIES = '/lgw/games/mobile';
const DRAWN = '/lotto/lgw/games/opened/numero';

/** 01:30 at night in Vietnam: no draw is near. */
const NIGHT = Date.UTC(2027, 0, 4, 18, 30, 30);

/** Vendors without the play type `ent`. */
const TRADITIONAL = [
  {
    gameType: 'LOTT',
    displayName: 'Lottery',
    vendors: [
      { accountTypeName: 'orchard9', displayName: 'Orchard 9', icon: '/x', playTypes: ['trad'] },
    ],
  },
];

/** The real clock, which the sandbox uses even if a test fakes `Date`. */
const machine = Date.now;

/** Sets the sandbox's clock. */
const clockAt = (time: number) => sandbox.control.clock({ shiftMs: time - machine() });
const openAt = (time: number, options?: Parameters<typeof open>[1]) =>
  open('/m/lottery', { prepare: () => void clockAt(time), ...options });

beforeEach(blankFrames);

/** Card of a lottery. */
const card = (name: string) => screen.findByRole('listitem', { name });
const textOf = async (name: string) => (await card(name)).textContent ?? '';
const press = (element: HTMLElement, name: RegExp) =>
  fireEvent.click(within(element).getByRole('button', { name }));

describe('the lotteries', () => {
  test('are listed by region in the platform’s order', async () => {
    await openAt(NIGHT);
    await card('Northern Vietnam');
    const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    expect(heads).toEqual(['North', 'Centre', 'South', 'Fast draws']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(16);
  });

  test('say when they are drawn next by the platform’s clock, not the phone’s', async () => {
    await openAt(Date.UTC(2027, 0, 4, 9, 0));
    // 18:15 in Vietnam is 11:15 UTC.
    expect(await textOf('Northern Vietnam')).toMatch(/Next draw.*in 2 h 15 min/);
    expect(await textOf('Northern Vietnam')).toContain('Bets close');
  });

  describe('write draw and closing as everybody’s clock says them', () => {
    afterEach(() => void vi.useRealTimers());

    test.each([
      ['right', 0],
      ['40 s late', -40_000],
      ['three hours late', -3 * 3_600_000],
      ['three hours early', 3 * 3_600_000],
    ])('on a phone that is %s', async (_, wrong) => {
      const time = Date.UTC(2027, 0, 4, 9, 0);
      vi.useFakeTimers({ toFake: ['Date'], now: time + wrong });
      await openAt(time);
      const { list } = await api.lottery.list();
      const north = list.find(({ gameCode }) => gameCode === 'VN_NORTH');
      expect(north?.nextDrawTime).toBe(Date.UTC(2027, 0, 4, 11, 15));
      const said = await textOf('Northern Vietnam');
      expect(said).toContain(`Next draw ${formatDateTime(north?.nextDrawTime ?? 0, 'EN')} in 2 h`);
      expect(said).toContain(`Bets close ${formatDateTime(north?.closeTime ?? 0, 'EN')}`);
    });
  });

  test.each([
    [-30 * 60_000, /30:00|29:5\d/, /Bets close/],
    [-10 * 60_000, /10:00|09:5\d/, /Bets on this draw are closed/],
  ])('%d ms before the draw say so', async (before, left, bets) => {
    await openAt(Date.UTC(2027, 0, 4, 11, 15) + before);
    expect(await textOf('Northern Vietnam')).toMatch(left);
    expect(await textOf('Northern Vietnam')).toMatch(bets);
  });

  test('show the special prize of the last draw', async () => {
    await openAt(NIGHT);
    const { list } = await api.lottery.drawnNumbers({ gameCode: 'VN_NORTH', size: 1 });
    const special = list[0]?.prizes[0]?.numbers[0] ?? 'none';
    await waitFor(async () => expect(await textOf('Northern Vietnam')).toContain(special));
  });

  test('lead to their bets, and a guest to the login first', async () => {
    await openAt(NIGHT);
    const link = within(await card('Northern Vietnam')).getByRole('link', { name: /^Play/ });
    const path = new URL(link.getAttribute('href') ?? '', 'http://lobby.invalid');
    expect(path.pathname).toBe('/m/play');
    expect(Object.fromEntries(path.searchParams)).toMatchObject({
      category: 'LOTT',
      lottery: 'VN_NORTH',
    });
    fireEvent.click(link);
    await waitFor(() => expect(address()).toMatch(/^\/m\/login\?returnTo=%2Fm%2Fplay/));
  });

  test.each([
    ['Elott', 'ent', {}],
    ['Lott', 'trad', { [PATH.vendors]: { value: TRADITIONAL } }],
  ])(
    'are launched by their own launch, in the prize mode of the vendors (D2 §4): %s',
    async (lottoPrizeMode, playType, answers) => {
      const fetched = vi.spyOn(sandbox, 'fetch');
      await openAt(NIGHT, { user: 'player01', answers });
      fireEvent.click(within(await card('Northern Vietnam')).getByRole('link', { name: /^Play/ }));
      await waitFor(() => expect(calls(PATH.launch)).toHaveLength(1));
      const launch = fetched.mock.calls.find(([{ url }]) => url.includes(PATH.launch));
      expect(Object.fromEntries(new URL(launch?.[0].url ?? '').searchParams)).toMatchObject({
        launchMode: 'LOTT',
        lottoArea: 'VN',
        lottoGameCode: 'VN_NORTH',
        lottoPrizeMode,
        lottoView: 'betting',
        playType,
      });
      await findAndPress('Leave game');
      await waitFor(() => expect(address()).toBe('/m/lottery'));
    },
  );

  test('under maintenance say so and lead nowhere', async () => {
    const groups = [
      {
        gameType: 'LOTT',
        displayName: 'Lottery',
        vendors: (await vendorsOfLotteries()).map((code) => ({
          accountTypeName: code,
          displayName: code,
          icon: '/x',
          maintenance: true,
        })),
      },
    ];
    await open('/m/lottery', { answers: { [PATH.vendors]: { value: groups } } });
    await waitFor(async () => expect(await textOf('Northern Vietnam')).toContain('Maintenance'));
    expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull();
  });

  test('have a way to the games of lotteries', async () => {
    await open('/m/lottery');
    const link = await screen.findByRole('link', { name: 'All lottery games' });
    expect(link.getAttribute('href')).toBe('/m/gameList?gameType=LOTT');
  });

  test.each([
    ['fail', 503],
    ['are offline', 'offline'],
    ['are malformed', { value: { list: 'x' } }],
  ] as const)('that %s can be tried again', async (_, how) => {
    await open('/m/lottery', { answers: { [LOTTERIES]: how } });
    expect(await alertText()).toContain('Couldn’t load the lotteries');
    fail(LOTTERIES, { delayMs: 0 });
    await findAndPress('Try again');
    expect(await card('Northern Vietnam')).toBeTruthy();
  });

  test('may be none', async () => {
    await open('/m/lottery', {
      answers: { [LOTTERIES]: { value: { serverTime: NIGHT, list: [] } } },
    });
    expect(await screen.findByText('No lotteries yet')).toBeTruthy();
  });

  test('are shown without their last draws', async () => {
    await open('/m/lottery', { answers: { [DRAWN]: 503 } });
    expect(await alertText()).toContain('Couldn’t load the drawn numbers');
    expect(await card('Northern Vietnam')).toBeTruthy();
    fail(DRAWN, { delayMs: 0 });
    await findAndPress('Try again');
    await waitFor(async () =>
      expect(await textOf('Northern Vietnam')).toContain('Last special prize'),
    );
  });
});

/** Opens the lotteries and returns their vendors. */
async function vendorsOfLotteries(): Promise<string[]> {
  await open('/m/lottery');
  const { list } = await api.lottery.list();
  return [...new Set(list.map(({ vendorCode }) => vendorCode))];
}

describe('drawn numbers', () => {
  test('are shown by prize, the newest draw first, earlier ones at a press', async () => {
    await openAt(NIGHT);
    press(await card('Northern Vietnam'), /^Drawn numbers/);
    const sheet = await screen.findByRole('dialog', { name: 'Northern Vietnam' });
    const { list } = await api.lottery.drawnNumbers({ gameCode: 'VN_NORTH', size: 6 });
    const first = await within(sheet).findByRole('table', {
      name: `Drawn numbers of draw ${list[0]?.issueNo}`,
    });
    const rows = within(first)
      .getAllByRole('row')
      .map((row) => row.textContent);
    const names = ['Special prize', ...[1, 2, 3, 4, 5, 6, 7].map((rank) => `Prize ${rank}`)];
    const said = (list[0]?.prizes ?? []).map((one, at) => `${names[at]}${one.numbers.join('')}`);
    expect(rows).toEqual(said);
    expect(within(sheet).getAllByRole('table')).toHaveLength(5);
    await findAndPress('Earlier draws');
    const sixth = { name: `Drawn numbers of draw ${list[5]?.issueNo}` };
    expect(await within(sheet).findByRole('table', sixth)).toBeTruthy();
  });

  test('that do not load can be tried again', async () => {
    await openAt(NIGHT);
    await card('Northern Vietnam');
    await settled();
    fail(DRAWN, 503);
    press(await card('Northern Vietnam'), /^Drawn numbers/);
    const sheet = await screen.findByRole('dialog');
    expect((await within(sheet).findByRole('alert')).textContent).toContain(
      'Couldn’t load the drawn numbers',
    );
  });

  test.each([
    ['there', {}],
    ['late', { delayMs: 200 }],
  ])('of one lottery that are %s never stand for those of another', async (_, how) => {
    await openAt(NIGHT);
    await card('Hue');
    await settled();
    if ('delayMs' in how) fail(DRAWN, how);
    press(await card('Northern Vietnam'), /^Drawn numbers/);
    const first = await screen.findByRole('dialog');
    if (!('delayMs' in how)) await within(first).findAllByRole('table');
    fireEvent.keyDown(first, { key: 'Escape' });
    mend();
    press(await card('Hue'), /^Drawn numbers/);
    const sheet = await screen.findByRole('dialog', { name: 'Hue' });
    const { list } = await api.lottery.drawnNumbers({ gameCode: 'VN_HUE', size: 1 });
    const special = list[0]?.prizes[0]?.numbers[0] ?? 'none';
    expect(await within(sheet).findByText(special)).toBeTruthy();
    await settled();
    expect(within(sheet).getByText(special)).toBeTruthy();
  });
});

describe('a draw that is due', () => {
  afterEach(() => void vi.useRealTimers());

  test('is asked for, and shows its numbers and the one after it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openAt(NIGHT);
    expect(await textOf('Fast draw, 1 minute')).toMatch(/00:(30|2\d)/);
    await settled();
    expect(calls(LOTTERIES)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    expect(await textOf('Fast draw, 1 minute')).toContain('Being drawn');
    clockAt(NIGHT + 32_000);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(async () => expect(await textOf('Fast draw, 1 minute')).toContain('Next draw'));
    expect(calls(LOTTERIES)).toHaveLength(2);
    const { list } = await api.lottery.drawnNumbers({ gameCode: 'VN_FAST_1', size: 1 });
    expect(list[0]?.drawTime).toBe(NIGHT + 30_000);
    const special = list[0]?.prizes[0]?.numbers[0] ?? 'none';
    await waitFor(async () => expect(await textOf('Fast draw, 1 minute')).toContain(special));
  });
});
