import { api, type GameQuery } from '@lobby/api-client';
import { layOut, scrollPage } from '@lobby/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  address,
  alertText,
  chooseTab,
  fail,
  findAndPress,
  gameOf,
  hearts,
  mend,
  open,
  PATH,
} from '../screen.setup';

beforeEach(layOut);

const drawer = () => screen.findByRole('dialog', { name: 'Filter games' });

/** Opens the filter and waits for its options. */
async function openFilter() {
  await findAndPress(/^Filter/);
  const dialog = within(await drawer());
  await dialog.findByRole('group', { name: 'Provider' });
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openFilter>>;

const chip = (dialog: Dialog, group: string, name: string) =>
  within(dialog.getByRole('group', { name: group })).getByRole('button', { name });

function choose(dialog: Dialog, choices: Record<string, string>): void {
  for (const [group, name] of Object.entries(choices)) fireEvent.click(chip(dialog, group, name));
}

const confirm = (dialog: Dialog) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Show games' }));

const names = async () => (await hearts()).map(gameOf);

/** Names of the first games in the platform's list. */
async function listed(query: Omit<GameQuery, 'page'>): Promise<string[]> {
  const { games } = await api.games.list({ ...query, page: 1 });
  return games.map(({ name }) => name);
}

describe('the filter of slots', () => {
  test('narrows by provider, class and least stake together, in the address (D2 §2)', async () => {
    await open('/m/gameList?type=hot');
    const dialog = await openFilter();
    choose(dialog, { Provider: 'Moonkoi', 'Game type': 'Table games', 'Minimum bet': '0.1' });
    confirm(dialog);
    await waitFor(() =>
      expect(address()).toBe(
        '/m/gameList?vassalage=moonkoi&gameClassify=TG&minBet=0.1&gameType=RNG',
      ),
    );
    const wanted = await listed({
      category: 'RNG',
      vendorCode: 'moonkoi',
      gameClass: 'TG',
      minBet: '0.1',
    });
    expect(wanted.length).toBeGreaterThan(0);
    await waitFor(async () => expect(await names()).toEqual(wanted));
    expect(screen.getByRole('button', { name: 'Filter, 3' })).toBeTruthy();
    // Announced, as the focus is elsewhere (WCAG 4.1.3).
    const said = `${wanted.length} game${wanted.length === 1 ? '' : 's'} shown`;
    expect(await screen.findByText(said)).toBeTruthy();
  });

  test('offers the classes and least stakes of the documents', async () => {
    await open('/m/gameList');
    const dialog = await openFilter();
    const chips = (group: string) =>
      within(dialog.getByRole('group', { name: group }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(chips('Minimum bet')).toEqual(['All', '0.01', '0.05', '0.1', '0.5', '0.75', '1']);
    expect(chips('Game type')).toHaveLength(6);
    expect(chips('Provider')).toHaveLength(21);
  });

  test('that is closed without its button changes nothing', async () => {
    await open('/m/gameList');
    const dialog = await openFilter();
    choose(dialog, { Provider: 'Moonkoi' });
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/m/gameList');
    const again = await openFilter();
    expect(chip(again, 'Provider', 'Moonkoi').getAttribute('aria-pressed')).toBe('false');
  });

  test('survives a reload, and its chips take it away one by one (D2 §4)', async () => {
    const filtered = '/m/gameList?gameType=RNG&vassalage=moonkoi&gameClassify=TG';
    await open(filtered);
    await screen.findByRole('button', { name: 'Remove filter: Table games' });
    cleanup();
    await open(filtered, { reload: true });
    await findAndPress('Remove filter: Table games');
    await waitFor(() => expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=moonkoi'));
    const wanted = await listed({ category: 'RNG', vendorCode: 'moonkoi' });
    await waitFor(async () => expect((await names())[0]).toBe(wanted[0]));
    await findAndPress(/^Remove provider filter/);
    await waitFor(() => expect(address()).toBe('/m/gameList?gameType=RNG'));
  });

  test('is dropped by another tab, and cleared at once (D2 §4)', async () => {
    await open('/m/gameList?gameType=RNG&vassalage=moonkoi&minBet=0.1');
    await chooseTab('Hot');
    await waitFor(() => expect(address()).toBe('/m/gameList?gameType=RNG&type=hot'));
    cleanup();
    await open('/m/gameList?gameType=RNG&vassalage=moonkoi&minBet=0.1');
    await findAndPress('Clear all');
    await waitFor(() => expect(address()).toBe('/m/gameList?gameType=RNG'));
  });

  test('begins at the start of the list', async () => {
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await open('/m/gameList');
    await hearts();
    scrollPage(600);
    const dialog = await openFilter();
    choose(dialog, { Provider: 'Moonkoi' });
    expect(shown).not.toHaveBeenCalled();
    confirm(dialog);
    await waitFor(() => expect(address()).toContain('vassalage=moonkoi'));
    expect(shown.mock.contexts.map((one) => (one as HTMLElement).id)).toEqual(['list-start']);
  });

  test('that finds nothing says so, and is cleared', async () => {
    await open('/m/gameList?gameType=RNG&vassalage=tidepool&gameClassify=JP');
    expect(await screen.findByText('No games match these filters.')).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
    fireEvent.click(clear ?? document.body);
    await waitFor(() => expect(address()).toBe('/m/gameList?gameType=RNG'));
  });
});

describe('the filter of other lists', () => {
  test.each([
    '/m/gameList?gameType=LIVE',
    '/m/gameList?gameType=ALL',
    '/m/gameList?gameType=COCKFIGHT',
  ])('at %s has no class and no least stake (D2 §2)', async (path) => {
    await open(path);
    const dialog = await openFilter();
    expect(dialog.queryByRole('group', { name: 'Game type' })).toBeNull();
    expect(dialog.queryByRole('group', { name: 'Minimum bet' })).toBeNull();
  });

  test('goes to the list of another category with its provider', async () => {
    await open('/m/gameList?minBet=1');
    const dialog = await openFilter();
    choose(dialog, { Category: 'Fishing', Provider: 'Tidepool' });
    confirm(dialog);
    await waitFor(() => expect(address()).toBe('/m/fishing-games?vassalage=tidepool'));
    expect(await hearts()).not.toHaveLength(0);
  });

  test('goes to the lotteries as soon as they are chosen (D2 §2)', async () => {
    await open('/m/gameList');
    choose(await openFilter(), { Category: 'Lottery' });
    await waitFor(() => expect(address()).toBe('/m/lottery'));
  });

  test('offers a category of two platform codes once (D2 §3)', async () => {
    const group = (gameType: string, code: string) => ({
      gameType,
      displayName: 'Slots',
      vendors: [{ accountTypeName: code, displayName: code, icon: '/n' }],
    });
    const value = [group('RNG', 'moonkoi'), group('BGS', 'tidepool')];
    await open('/m/gameList', { answers: { [PATH.vendors]: { value } } });
    const dialog = await openFilter();
    expect(chip(dialog, 'Category', 'Slots')).toBeTruthy();
    expect(chip(dialog, 'Provider', 'moonkoi')).toBeTruthy();
    expect(chip(dialog, 'Provider', 'tidepool')).toBeTruthy();
  });

  test('looks for a name', async () => {
    await open('/m/gameList?gameType=LIVE&type=hot');
    const dialog = await openFilter();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Game name' }), {
      target: { value: '  Tiger ' },
    });
    confirm(dialog);
    await waitFor(() => expect(address()).toBe('/m/gameList?gameType=LIVE&q=Tiger'));
    const search = screen.getByRole<HTMLInputElement>('searchbox', { hidden: true });
    await waitFor(() => expect(search.value).toBe('Tiger'));
  });
});

test('without its providers the filter says so, and tries again', async () => {
  await open('/m/gameList', { answers: { [PATH.vendors]: 503 } });
  fail(PATH.vendors, 503);
  await findAndPress(/^Filter/);
  expect(await alertText()).toContain('Couldn’t load the providers');
  mend();
  await findAndPress('Try again');
  const dialog = within(await drawer());
  expect(await dialog.findByRole('group', { name: 'Provider' })).toBeTruthy();
});
