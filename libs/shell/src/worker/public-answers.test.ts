import { PUBLIC_READS } from '@lobby/api-client/contract';
import type { WorkboxPlugin } from 'workbox-core';
import { expect, test, vi } from 'vitest';
import { ageOf, answersByReader, isPublicRead } from './public-answers';

const PATHS = PUBLIC_READS.map(({ path }) => path);
const HOT = 'http://aurora.localhost/wps/relay/GCSGAME_hotGamesV2?isPlatform=2';

const readOf = (url: string, headers: Record<string, string> = {}) =>
  isPublicRead(new URL(url), new Request(url, { headers }), PATHS);

test.each([
  [HOT, {}, true],
  ['http://aurora.localhost/wps/relay/GCSGAME_gameList?gameType=RNG&gameName=', {}, true],
  // A personal response.
  [HOT, { Authorization: 'token' }, false],
  // Typed text.
  ['http://aurora.localhost/wps/relay/GCSGAME_gameList?gameName=dragon', {}, false],
  // Cached by the search.
  ['http://aurora.localhost/wps/relay/GCSGAME_gameList?pageNo=7&pageSize=100', {}, false],
  ['http://aurora.localhost/wps/relay/GCSGAME_gameList?pageNo=7&pageSize=25', {}, true],
  ['http://aurora.localhost/wps/system/status', {}, false],
  ['http://aurora.localhost/wps/wallets/gcs', {}, false],
  // Contains the time: a cached one would be wrong.
  ['http://aurora.localhost/lgw/games/mobile', {}, false],
  ['http://aurora.localhost/wps/relay/GCSGAME_hotGamesV2/more', {}, false],
] as const)('%s with %j may be kept: %s', (url, headers, may) => {
  expect(readOf(url, headers)).toBe(may);
});

type KeyOf = NonNullable<WorkboxPlugin['cacheKeyWillBeUsed']>;
type WillUpdate = NonNullable<WorkboxPlugin['cacheWillUpdate']>;

const keyOf = async (headers: Record<string, string>) => {
  const request = new Request(HOT, { headers });
  return answersByReader.cacheKeyWillBeUsed?.({ request } as Parameters<KeyOf>[0]);
};

test('an answer belongs to a language and a merchant', async () => {
  const keys = [
    await keyOf({ Language: 'VI', Merchant: 'aurora' }),
    await keyOf({ Language: 'EN', Merchant: 'aurora' }),
    await keyOf({ Language: 'VI', Merchant: 'jade' }),
  ];
  expect(new Set(keys).size).toBe(3);
  expect(await keyOf({ Merchant: 'aurora', Language: 'VI', Device: 'OTHERS' })).toBe(keys[0]);
});

test.each([
  ['{"success":true,"value":[]}', 200, true],
  ['{"success":false,"errorCode":"system.busy"}', 200, false],
  ['{"success":true}', 503, false],
  ['<html>', 200, false],
  ['null', 200, false],
])('the answer %s with status %i is kept: %s', async (text, status, may) => {
  const response = new Response(text, { status });
  const kept = await answersByReader.cacheWillUpdate?.({ response } as Parameters<WillUpdate>[0]);
  expect(kept instanceof Response).toBe(may);
  expect(await response.text(), 'the page reads its own').toBe(text);
});

test.each([
  [0, 0],
  [11_000, 11_000],
  // The device's clock was ahead and has been corrected.
  [-24 * 3_600_000, Infinity],
])('an answer that was kept %i ms ago is %i ms old', (ago, age) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const headers = { 'x-kept-at': String(Date.now() - ago) };
  expect(ageOf(new Response('{}', { headers }))).toBe(age);
  vi.useRealTimers();
});
