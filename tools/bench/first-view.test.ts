import { expect, it } from 'vitest';
import { tripsOf } from './first-view.mjs';

const sent = (path: string, at: number, end: number) => ({
  url: `http://aurora.localhost${path}`,
  path,
  kind: '',
  at,
  wall: at,
  end,
  bytes: 0,
  isCached: false,
});

it('counts a trip where a request began after an answer of the trip before', () => {
  const page = sent('/m/home', 0, 1);
  const script = sent('/frame.js', 1.1, 2.2);
  const call = sent('/wps/system/status', 1.2, 2.1);
  const picture = sent('/cdn/game.avif', 2.3, 3.3);
  const never = sent('/cdn/lost.avif', 1.3, 0);
  const trips = tripsOf([picture, call, script, page, never]);
  expect([page, script, call, never, picture].map((one) => trips.get(one))).toEqual([
    1, 2, 2, 2, 3,
  ]);
});
