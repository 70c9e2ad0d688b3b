import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { visitor } from '../testing/visitor';
import { nextStream } from './hosts';

interface Host {
  id: string;
  name: string;
  active: boolean;
  streaming: boolean;
  roomType: string;
  cover: string;
  gameName: string;
  nextStreamAt: number | null;
}

let sandbox: Sandbox;
const now = Date.UTC(2026, 10, 20, 12);
beforeAll(() => {
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterAll(() => {
  sandbox.close();
});

const hosts = (input: object = {}, brand: 'aurora' | 'ember' = 'aurora') =>
  visitor(sandbox, { brand }).value<Host[]>('streams.models', input);

it('has sixty hosts, those on air first, the others with a time ahead', async () => {
  const all = await hosts();
  expect(all).toHaveLength(60);
  const streaming = all.map((host) => host.streaming);
  expect(streaming).toEqual([...streaming].sort((a, b) => Number(b) - Number(a)));
  expect(all.every((host) => host.streaming === (host.nextStreamAt === null))).toBe(true);
  expect(all.every(({ nextStreamAt }) => nextStreamAt === null || nextStreamAt > now)).toBe(true);
  expect(new Set(all.map(({ roomType }) => roomType))).toEqual(
    new Set(['normal', 'vip', 'private']),
  );
  expect(new Set(all.map(({ name }) => name)).size).toBe(60);
});

it('filters by state, kind and name without diacritics', async () => {
  expect((await hosts({ streaming: 1 })).every(({ streaming }) => streaming)).toBe(true);
  expect((await hosts({ active: 0 })).every(({ active }) => !active)).toBe(true);
  expect((await hosts({ type: 'hot' })).length).toBeLessThan(60);
  expect((await hosts({ name: ' bao ngoc' })).map(({ name }) => name)).toEqual(['Bảo Ngọc']);
});

it('names hosts and their tables as the brand’s players read them', async () => {
  const [host] = await hosts({ name: '詠晴' }, 'ember');
  expect(host?.cover).toMatch(/^\/cdn\/host\/ember-h\d\d$/);
  expect(host?.gameName).toMatch(/[\u4e00-\u9fff]/);
});

it('a stream whose hour has come is scheduled for tomorrow', () => {
  const day = 24 * 60 * 60_000;
  const midnight = now - (now % day);
  expect(nextStream(12 * 60, now)).toBe(midnight + day + 12 * 60 * 60_000);
  expect(nextStream(12 * 60 + 1, now)).toBe(midnight + 12 * 60 * 60_000 + 60_000);
});
