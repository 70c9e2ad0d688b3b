import { describeList, type ListCase } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { PATH, tools } from './screen.setup';

// Without one the row is near at once.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));

const LIST = {
  waiting: 'Loading the streams',
  failed: 'Couldn’t load the streams',
  /** Hosts with texts in the language; their names are the same in all. */
  rows: async () =>
    (await screen.findAllByRole('button', { name: /^(?:Subscribe|Theo dõi): / })).map(
      (heart) => heart.getAttribute('aria-label') ?? '',
    ),
};

const LISTS: Readonly<Record<string, ListCase>> = {
  'the hosts': {
    ...LIST,
    address: '/m/liveStream',
    call: PATH.hosts,
    empty: { value: [], said: 'No stream right now' },
  },
  'the hosts one is subscribed to': {
    ...LIST,
    address: '/m/liveStream?tab=subscribed',
    user: 'player01',
    call: PATH.subscribed,
    empty: { value: [], said: 'You haven’t subscribed to a host yet' },
  },
  'Home’s row of hosts': { ...LIST, address: '/m/home', call: PATH.hosts },
};

for (const [name, list] of Object.entries(LISTS)) describeList(tools, name, list);
