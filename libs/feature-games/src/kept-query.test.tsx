import { layOut } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { address, chooseTab, open } from './screen.setup';

beforeEach(layOut);

const search = async () => {
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'tiger' } });
};

describe('what the address says besides, such as ft=0 (D2 §2), stays with', () => {
  test.each<[string, string, () => Promise<unknown>, string]>([
    ['a category of all games', '/m/allGame', () => chooseTab('Slots'), 'gameCategory=RNG'],
    ['a tab of the game centre', '/m/gameCenter', () => chooseTab('Fishing'), 'gameCategory=FISH'],
    ['a search', '/m/search', search, 'q=tiger'],
    ['a tab of a list', '/m/slot-games', () => chooseTab('Hot'), 'type=hot'],
  ])('%s', async (_, path, act, expected) => {
    await open(`${path}?ft=0`);
    await act();
    await waitFor(() => expect(address()).toBe(`${path}?ft=0&${expected}`));
  });
});
