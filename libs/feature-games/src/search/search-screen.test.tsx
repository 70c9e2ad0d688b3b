import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { layOut } from '../game-grid/layout.setup';
import { clearParts } from '../search-index/index-store';
import { address, calls, fail, gameOf, hearts, open, PATH, press, settled } from '../screen.setup';

beforeEach(async () => {
  layOut();
  await clearParts();
});

const box = () => screen.findByRole('searchbox', { name: 'Search games' });

/** Types into the search box. */
async function search(text: string): Promise<void> {
  fireEvent.change(await box(), { target: { value: text } });
}

const shownGames = async () => (await hearts()).map(gameOf);

describe('search', () => {
  test('begins with hot games and providers, ready to be typed into', async () => {
    await open('/m/search');
    expect(await screen.findByRole('heading', { name: 'Most played' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Providers' })).toBeTruthy();
    expect(document.activeElement).toBe(await box());
  });

  test('finds a game of the index with every key, without asking the platform', async () => {
    await open('/m/search');
    await settled();
    const asked = calls(PATH.list).length;
    await search('golden arow');
    expect(await shownGames()).toContain('Golden Arowana');
    expect(calls(PATH.list)).toHaveLength(asked);
    await waitFor(() => expect(address()).toBe('/m/search?q=golden+arow'));
    expect(calls(PATH.list)).toHaveLength(asked + 1);
  });
});
