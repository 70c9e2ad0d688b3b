import { api } from '@lobby/api-client';
import { blankFrames, layOut } from '@lobby/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { address, gameOf, hearts, open } from '../screen.setup';

const DAY_MS = 86_400_000;
const user = 'player01';

beforeEach(() => {
  layOut();
  blankFrames();
});

const closed = () => screen.findByRole('link', { name: 'See limits and breaks' });

test('a game ends when a break begins in another tab, whatever this tab has stored', async () => {
  await open('/m/slot-games', { user });
  const game = gameOf((await hearts())[0]);
  fireEvent.click(screen.getByText(game));
  await screen.findByTitle(game);
  const played = address();
  await api.protection.timeOut({ until: Date.now() + 2 * DAY_MS });
  window.dispatchEvent(new Event('visibilitychange'));
  expect((await closed()).getAttribute('href')).toBe('/m/saferPlay');
  expect(document.querySelector('iframe')).toBeNull();
  sessionStorage.clear();
  await open(played, { user, reload: true });
  expect(await closed()).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});
