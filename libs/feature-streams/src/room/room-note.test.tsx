import { blankFrames } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, PATH, wireHost } from '../screen.setup';

beforeEach(blankFrames);

const NOTICE = 'The host speaks Vietnamese.';

test.each([
  ['shows', NOTICE, 1],
  ['has no line for', '', 0],
])('a room %s the notice that comes with it (D1 §7)', async (_, message, shown) => {
  const value = { chatUrl: 'http://chat.localhost/chat/room/', message };
  await open('/m/liveStream/room?host=1', {
    user: 'player01',
    answers: { [PATH.hosts]: { value: [wireHost('1')] }, [PATH.launch]: { value } },
  });
  await screen.findByTitle('Host 1');
  const told = screen.getAllByRole('status').filter(({ textContent }) => textContent === NOTICE);
  expect(told).toHaveLength(shown);
});
