import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  alertText,
  findAndPress,
  hearts,
  hostsNow,
  mend,
  open,
  PATH,
  sandbox,
  settled,
  wireHost,
} from '../screen.setup';

// Without one the row is near at once.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));

test('shows the first ten on air, and the way to all streams', async () => {
  await open('/m/home');
  const onAir = await hostsNow('active=1&streaming=1');
  const shown = await hearts();
  expect(shown).toHaveLength(Math.min(10, onAir.length));
  expect(screen.getByRole('heading', { name: 'Live now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/m/liveStream');
});

test('shows ten of eleven', async () => {
  const value = Array.from({ length: 11 }, (_, i) => wireHost(String(i)));
  await open('/m/home', { answers: { [PATH.hosts]: { value } } });
  expect(await hearts()).toHaveLength(10);
});

test('is not there when nobody is on air', async () => {
  const fetched = vi.spyOn(sandbox, 'fetch');
  await open('/m/home', { answers: { [PATH.hosts]: { value: [] } } });
  await waitFor(() =>
    expect(fetched.mock.calls.some(([{ url }]) => url.includes(PATH.hosts))).toBe(true),
  );
  await settled();
  expect(screen.queryByRole('heading', { name: 'Live now' })).toBeNull();
});

test('that fails says so in one line and tries again', async () => {
  await open('/m/home', { answers: { [PATH.hosts]: 503 } });
  expect(await alertText()).toContain('Couldn’t load the streams');
  mend();
  await findAndPress('Try again');
  expect(await hearts()).not.toHaveLength(0);
});
