import { expect, test } from 'vitest';
import { contract, PUBLIC_READS } from './index';

const calls = Object.values<Record<string, (typeof PUBLIC_READS)[number]>>(contract).flatMap(
  (area) => Object.values(area),
);

test.each(PUBLIC_READS.map((call) => [call.path, call] as const))(
  '%s tells everyone the same and changes nothing',
  (_path, call) => {
    expect(calls).toContain(call);
    expect(call).toMatchObject({ method: 'GET', body: 'query' });
    expect(call.auth).not.toBe('session');
    expect(call).not.toMatchObject({ retry: false });
    expect(call.roles).toBeUndefined();
  },
);

test('no path is shared with a call that needs a session', () => {
  const kept = new Set(PUBLIC_READS.map(({ path }) => path));
  const owned = calls.filter(({ auth, path }) => auth === 'session' && kept.has(path));
  expect(owned.map(({ path }) => path)).toEqual([]);
});

test('whether the platform is open is asked, never remembered', () => {
  expect(PUBLIC_READS).not.toContain(contract.system.status);
});
