import { GAME_CATEGORIES } from '@lobby/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { layOut } from '../game-grid/layout.setup';
import { address, hearts, open } from '../screen.setup';

beforeEach(layOut);

test('All games has a way into every category and games below', async () => {
  await open('/m/allGame');
  expect(await screen.findByRole('heading', { level: 1, name: 'All games' })).toBeTruthy();
  const categories = screen.getByRole('navigation', { name: 'Game categories' });
  expect(categories.querySelectorAll('a')).toHaveLength(GAME_CATEGORIES.length);
  expect(await hearts()).not.toHaveLength(0);
});

test('All games keeps its search in the address and empties it again', async () => {
  await open('/m/allGame?q=qqqqqq');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
  const [clear] = screen.getAllByRole('button', { name: 'Clear search' });
  fireEvent.click(clear ?? document.body);
  await waitFor(() => expect(address()).toBe('/m/allGame'));
  expect(await hearts()).not.toHaveLength(0);
});
