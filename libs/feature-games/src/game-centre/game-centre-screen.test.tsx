import { blankFrames, layOut } from '@lobby/testing';
import { api } from '@lobby/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { address, alertText, chooseTab, fail, findAndPress, open, PATH } from '../screen.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

const tabNames = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
const heads = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);

describe('the game centre', () => {
  test('has a tab for all and one for each category, in the platform’s order', async () => {
    await open('/m/gameCenter');
    const names = await tabNames();
    const groups = await api.games.vendors();
    const own = groups.filter(({ category }) => !['ESPORTS', 'COCKFIGHT'].includes(category));
    expect(names).toEqual(['All', ...own.map(({ name }) => name)]);
    expect(heads()).toEqual(groups.map(({ name }) => name));
  });

  test('shows the category of the address, and keeps the chosen one in it', async () => {
    await open('/m/gameCenter?gameCategory=LIVE');
    expect(await screen.findByRole('link', { name: 'Velour' })).toBeTruthy();
    expect(heads()).toEqual(['Live casino']);
    await chooseTab('Fishing');
    await waitFor(() => expect(address()).toBe('/m/gameCenter?gameCategory=FISH'));
    expect(heads()).toEqual(['Fishing']);
    await chooseTab('All');
    await waitFor(() => expect(address()).toBe('/m/gameCenter'));
  });

  test.each(['SPORTS', 'ESPORTS', 'COCKFIGHT'])(
    '%s is under sports, with esports and cockfights (D2 §9)',
    async (code) => {
      await open(`/m/gameCenter?gameCategory=${code}`);
      expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Sports');
      expect(heads().toSorted()).toEqual(['Cockfighting', 'Esports', 'Sports']);
    },
  );

  test.each([
    ['Slots', '/m/slotsCenter'],
    ['Lottery', '/m/lottery'],
  ])('the tab %s leads to %s (D2 §2)', async (name, path) => {
    await open('/m/gameCenter');
    await chooseTab(name);
    await waitFor(() => expect(address()).toBe(path));
  });

  test.each([
    ['RNG', '/m/slotsCenter'],
    ['BGS', '/m/slotsCenter'],
    ['LOTT', '/m/lottery'],
    ['ELOTT', '/m/lottery'],
  ])('an address with %s leads to %s', async (code, path) => {
    await open(`/m/gameCenter?gameCategory=${code}`);
    await waitFor(() => expect(address()).toBe(path));
  });

  test.each(['', '__proto__', 'rng', '%00'])('an address with "%s" shows all', async (code) => {
    await open(`/m/gameCenter?gameCategory=${code}`);
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('All');
  });

  test('arrow keys move the focus and choose nothing', async () => {
    await open('/m/gameCenter');
    const [all] = await screen.findAllByRole('tab');
    all?.focus();
    fireEvent.keyDown(all ?? document.body, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).not.toBe('All');
    expect(address()).toBe('/m/gameCenter');
    fireEvent.click(document.activeElement ?? document.body);
    await waitFor(() => expect(address()).not.toBe('/m/gameCenter'));
  });

  test('says when the vendors do not load, and tries again', async () => {
    await open('/m/gameCenter', { answers: { [PATH.vendors]: 'offline' } });
    expect(await alertText()).toContain('Couldn’t load the providers');
    fail(PATH.vendors, { delayMs: 0 });
    await findAndPress('Try again');
    expect(await tabNames()).toContain('Live casino');
  });

  test.each([
    ['is no list', { value: 'x' }],
    ['breaks off', { kind: 'truncate' }],
  ] as const)('says when the answer %s', async (_, how) => {
    await open('/m/gameCenter', { answers: { [PATH.vendors]: how } });
    expect(await alertText()).toContain('Couldn’t load the providers');
  });

  test('without vendors says so', async () => {
    await open('/m/gameCenter', { answers: { [PATH.vendors]: { value: [] } } });
    expect(await screen.findByText('No providers here yet')).toBeTruthy();
  });

  test('a lobby opened here leads back here', async () => {
    await open('/m/gameCenter?gameCategory=LIVE', { user: 'player01' });
    fireEvent.click(await screen.findByRole('link', { name: 'Velour' }));
    await waitFor(() => expect(address()).toBe('/m/play?vendor=velour&category=LIVE'));
    await findAndPress('Leave game');
    await waitFor(() => expect(address()).toBe('/m/gameCenter?gameCategory=LIVE'));
  });
});

test('icons come from the image hosts, the next one, then a letter (D2 §3)', async () => {
  await open('/m/gameCenter?gameCategory=LIVE');
  const link = await screen.findByRole('link', { name: 'Velour' });
  const seen: (string | null)[] = [];
  for (let image = link.querySelector('img'); image; image = link.querySelector('img')) {
    seen.push(image.getAttribute('src'));
    fireEvent.error(image);
  }
  expect(seen[0]).toMatch(/\/cdn\/LIVE-VELOUR\.png$/);
  expect(within(link).getByText('V')).toBeTruthy();
});
