import aurora from '@lobby/brand-aurora';
import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { hold, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { screenRoutes } from '../routes';
import { allInView } from './all-in-view.setup';

const { open, address, calls, mend, settled } = screensOf(screenRoutes);

beforeEach(allInView);

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const RECENT = '/wps/relay/GCS_recentGame';
const MATCHES = '/wps/system/hotMatches';

describe('the blocks of Home', () => {
  test('stand in the order of the brand, which may leave some out', async () => {
    const brand = { ...aurora, home: ['hot', 'balance', 'matches', 'hot', 'jackpots'] };
    await open('/m/home', { brand });
    await screen.findByRole('heading', { name: 'Upcoming matches' });
    expect(titles()).toEqual(['Most played', 'Upcoming matches']);
    const [hot] = screen.getAllByRole('heading', { level: 2 });
    const login = screen.getByRole('link', { name: 'Log in' });
    expect(login.compareDocumentPosition(hot ?? login)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByRole('navigation', { name: 'Game categories' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Promotions' })).toBeNull();
  });
});

test('the announcements load also where the brand shows no most played games', async () => {
  await open('/m/home', { brand: { ...aurora, home: ['banner', 'balance', 'ticker'] } });
  expect(await screen.findByRole('region', { name: 'Promotions' })).toBeTruthy();
  expect(await screen.findByRole('group', { name: 'Announcements' })).toBeTruthy();
  expect(calls('GCSGAME_hotGamesV2')).toEqual([]);
});

describe('the games played last', () => {
  const heading = () => screen.queryByRole('heading', { name: 'Continue playing' });

  test('keep their place while they load', async () => {
    hold(RECENT);
    await open('/m/home', { user: 'player01' });
    expect(await screen.findByRole('heading', { name: 'Continue playing' })).toBeTruthy();
  });

  test('of someone new have a place until it is known that there are none, and none from then on', async () => {
    const release = hold(RECENT);
    const first = await open('/m/home', { user: 'fresh01' });
    await screen.findByRole('heading', { name: 'Continue playing' });
    release();
    await waitFor(() => expect(heading()).toBeNull());
    expect(readStored('hasPlayed')).toBe(false);
    first.unmount();
    hold(RECENT);
    await open('/m/home', { reload: true });
    await screen.findByRole('heading', { name: 'Most played' });
    expect(heading()).toBeNull();
  });

  test('are not asked for before a required change of password (D1 §4)', async () => {
    await open('/m/home', { user: 'first01' });
    await screen.findByRole('heading', { name: 'Most played' });
    await settled();
    expect(heading()).toBeNull();
    expect(calls(RECENT)).toEqual([]);
  });

  test('say that they did not load, and try again', async () => {
    await open('/m/home', { user: 'player01', answers: { [RECENT]: { value: 'none' } } });
    const row = within(await screen.findByRole('region', { name: 'Continue playing' }));
    const retry = await row.findByRole('button', { name: 'Try again' });
    mend();
    fireEvent.click(retry);
    expect(await row.findAllByRole('button', { name: /^Favourite: / })).not.toHaveLength(0);
  });

  test('are one tap away', async () => {
    await open('/m/home', { user: 'player01' });
    const row = within(await screen.findByRole('region', { name: 'Continue playing' }));
    const { games } = await api.myGames.recent({ page: 1 });
    fireEvent.click(await row.findByText(games[0]?.name ?? ''));
    await waitFor(() => expect(address()).toContain(`&game=${games[0]?.nodeId}&`));
  });

  test('are asked for by members alone', async () => {
    await open('/m/home');
    await screen.findByRole('heading', { name: 'Providers' });
    await settled();
    expect(calls(RECENT)).toEqual([]);
  });
});

describe('matches', () => {
  test('lead to the lobby that takes bets on them, past the login', async () => {
    await open('/m/home');
    const [match] = (await api.merchant.hotMatches()).list;
    const sides = `${match?.home} – ${match?.away}`;
    // The same two viewers may alternate again.
    const [first] = await screen.findAllByRole('button', { name: new RegExp(sides) });
    fireEvent.click(first ?? document.body);
    await waitFor(() => expect(address()).toContain('/m/login?returnTo='));
    const to = new URLSearchParams(address().split('?')[1]).get('returnTo');
    expect(to).toBe(`/m/play?vendor=${match?.vendorCode}&category=SPORTS`);
  });

  test('that there are none of have no row', async () => {
    await open('/m/home', { answers: { [MATCHES]: { value: { list: [] } } } });
    await screen.findByRole('heading', { name: 'Providers' });
    await settled();
    expect(titles()).not.toContain('Upcoming matches');
    mend();
  });

  test('that did not load say so, and try again', async () => {
    await open('/m/home', { answers: { [MATCHES]: { value: { list: 'none' } } } });
    const row = within(await screen.findByRole('region', { name: 'Upcoming matches' }));
    const retry = await row.findByRole('button', { name: 'Try again' });
    mend();
    fireEvent.click(retry);
    expect((await row.findAllByRole('listitem')).length).toBeGreaterThan(0);
  });
});

describe('the banners', () => {
  test('are those of every group but the streams’ (D1 §2)', async () => {
    await open('/m/home');
    const slides = within(await screen.findByRole('region', { name: 'Promotions' }));
    const all = await api.announcements.board('home');
    // The first is rendered with the page, the rest after hydration.
    await waitFor(() =>
      expect(slides.queryAllByRole('group', { hidden: true })).toHaveLength(all.banners.length),
    );
    const streams = await api.announcements.board('streams');
    const registration = await api.announcements.board('registration');
    const ids = all.banners.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(registration.banners.map(({ id }) => id)));
    for (const { id } of streams.banners) expect(ids).not.toContain(id);
    for (const { title } of all.banners)
      expect(slides.getAllByText(title, { ignore: false }).length).toBeGreaterThan(0);
  });

  test('stand above all games too', async () => {
    await open('/m/allGame');
    const slides = within(await screen.findByRole('region', { name: 'Promotions' }));
    const { banners } = await api.announcements.board('home');
    expect(slides.getAllByText(banners[0]?.title ?? '').length).toBeGreaterThan(0);
  });
});

test('live chat of a member leads to it in a page of ours', async () => {
  await open('/m/home', { user: 'player01' });
  const link = await screen.findByRole('link', { name: 'Live chat' });
  expect(link.getAttribute('href')).toBe('/m/service?chat=Live+chat');
});
