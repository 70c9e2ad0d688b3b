import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, chooseTab, open, settled, type } from '../screen.setup';

test.each<[string, () => unknown, string]>([
  ['a tab', () => chooseTab('Subscribed'), 'tab=subscribed'],
  ['a search', () => type('Search for model here', 'mai'), 'q=mai'],
])(
  'what the address says besides, such as ft=0 (D2 §2), stays with %s',
  async (_, act, expected) => {
    await open('/m/liveStream?ft=0', { user: 'player01' });
    await settled();
    await act();
    await waitFor(() => expect(address()).toBe(`/m/liveStream?ft=0&${expected}`));
  },
);
