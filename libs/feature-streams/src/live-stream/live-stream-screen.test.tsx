import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from '@lobby/ui-kit';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import {
  address,
  alertText,
  calls,
  chooseTab,
  fail,
  findAndPress,
  hearts,
  hostsNow,
  mend,
  open,
  PATH,
  press,
  settled,
  type,
  wireHost,
} from '../screen.setup';

const AT = '/m/liveStream';
const SEARCH = 'Search for model here';

const panel = () => screen.findByRole('tabpanel');
const hostLists = () => calls(PATH.hosts).map(({ query }) => query);

describe('the live streams', () => {
  test('show every host on air once, and the platform’s two lists', async () => {
    await open(AT);
    const grid = await panel();
    await hearts();
    expect(await within(grid).findByRole('heading', { name: 'Hot' })).toBeTruthy();
    expect(await within(grid).findByRole('heading', { name: 'Recommended' })).toBeTruthy();
    for (const { name } of await hostsNow('active=1&streaming=1'))
      expect(within(grid).getAllByRole('button', { name }).length).toBeGreaterThan(0);
  });
});
