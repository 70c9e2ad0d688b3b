import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { layOut } from '@lobby/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { address, calls, findAndPress, gameOf, hearts, open, PATH } from '../screen.setup';

beforeEach(layOut);

/** The only game of a list. */
const GAME = {
  nodeId: '20001',
  gameId: 'MOONKOI_1000',
  ...Object.fromEntries([['vassalage', 'moonkoi']]),
  vendorName: 'Moonkoi',
  gameName: 'Koi Pond',
  showIcon: '/cdn/game/20001',
  gameType: 'RNG',
};

const listOf = (game: object) => ({
  answers: { [PATH.list]: { value: { games: [{ ...GAME, ...game }], pageNum: 1, totalPages: 1 } } },
});

/** Opens the info of the only game of a list. */
async function factsOf(game: object, options: { user?: 'player01' } = {}) {
  await open('/m/slot-games', { ...listOf(game), ...options });
  await findAndPress('About Koi Pond');
  const sheet = within(await screen.findByRole('dialog', { name: 'Koi Pond' }));
  const rows = () =>
    sheet
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);
  return { sheet, facts: () => Object.fromEntries(rows()) };
}

describe('the facts of a game', () => {
  test('are those that its vendor states', async () => {
    const { facts } = await factsOf({
      gameClassify: 'JP',
      rtp: '0.9651',
      volatility: 'HIGH',
      minBet: '1500',
      supportPlay: true,
      freeReject: false,
      virtualReject: false,
    });
    await waitFor(() => expect(facts()['Minimum bet']).not.toBe('–'));
    expect(facts()).toEqual({
      Provider: 'Moonkoi',
      Category: 'Slots',
      'Game type': 'Jackpots',
      'Return to player (RTP)': '96.51%',
      Volatility: 'High',
      'Minimum bet': '1.500\u00a0₫',
      'Free play': 'Available',
      Accounts: 'Open to every account',
    });
  });

  test('are “not supplied” where the platform says nothing', async () => {
    const { facts } = await factsOf({ gameClassify: 'XYZ', rtp: null });
    expect(facts()).toEqual({
      Provider: 'Moonkoi',
      Category: 'Slots',
      'Return to player (RTP)': 'Not supplied',
      Volatility: 'Not supplied',
      'Minimum bet': 'Not supplied',
      'Free play': 'Not supplied',
      Accounts: 'Not supplied',
    });
  });

  test.each([
    [
      { freeReject: true, virtualReject: true },
      'Not for trial accounts · Not for virtual accounts',
    ],
    [{ freeReject: true }, 'Not for trial accounts'],
    [{ virtualReject: true, freeReject: false }, 'Not for virtual accounts'],
    [{ virtualReject: false }, 'Not supplied'],
  ])('of whom it rejects: %j is “%s” (D2 §6)', async (game, text) => {
    const { facts } = await factsOf(game);
    expect(facts()['Accounts']).toBe(text);
  });

  test('open by a long press too, and nothing is opened', async () => {
    await open('/m/slot-games', listOf({}));
    await screen.findByRole('button', { name: 'About Koi Pond' });
    fireEvent.contextMenu(screen.getByRole('button', { name: 'Koi Pond' }));
    expect(await screen.findByRole('dialog', { name: 'Koi Pond' })).toBeTruthy();
    expect(address()).toBe('/m/slot-games');
  });

  test('lead into the game, and back to the list', async () => {
    const { sheet } = await factsOf({}, { user: 'player01' });
    fireEvent.click(sheet.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(address()).toMatch(/^\/m\/play\?vendor=moonkoi&game=20001/));
    expect(address()).not.toContain('demo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('lead into the game for play money where it has it', async () => {
    const { sheet } = await factsOf({ supportPlay: true }, { user: 'player01' });
    fireEvent.click(sheet.getByRole('button', { name: 'Try for free' }));
    await waitFor(() => expect(address()).toMatch(/^\/m\/play\?.*demo=1/));
  });

  test.each([[{ supportPlay: false }], [{}]])('offer no play money for %j', async (game) => {
    const { sheet } = await factsOf(game);
    expect(sheet.queryByRole('button', { name: 'Try for free' })).toBeNull();
  });

  test('have the heart of the game, which the tile shows as well', async () => {
    await open('/m/slot-games', { user: 'fresh01' });
    const game = gameOf((await hearts())[0]);
    await waitFor(() => expect(calls(PATH.ids)).toHaveLength(1));
    await findAndPress(`About ${game}`);
    const sheet = within(await screen.findByRole('dialog', { name: game }));
    fireEvent.click(sheet.getByRole('button', { name: `Favourite: ${game}` }));
    await waitFor(() => expect(calls(PATH.add)).toHaveLength(1));
    const pressed = screen
      .getAllByRole('button', { name: `Favourite: ${game}`, hidden: true })
      .map((heart) => heart.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['true', 'true']);
  });
});
