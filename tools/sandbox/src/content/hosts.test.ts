import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { visitor } from '../testing/visitor';
import { turn } from '../testing/turn';

interface Host {
  id: string;
  name: string;
  active: boolean;
  streaming: boolean;
  roomType: string;
  cover: string;
  gameName: string;
  price: string | null;
  nextStreamAt: number | null;
}

const HOUR = 3_600_000;
let sandbox: Sandbox;
const now = Date.UTC(2026, 10, 20, 12);
beforeAll(() => {
  sandbox = createSandbox({ strict: true, now: () => now });
});
beforeEach(() => {
  sandbox.reset();
});
afterAll(() => {
  sandbox.close();
});

const hosts = (input: object = {}, brand: 'aurora' | 'ember' = 'aurora') =>
  visitor(sandbox, { brand }).value<Host[]>('streams.models', input);

it('has sixty hosts, those on air first, the others with a future time', async () => {
  const all = await hosts();
  expect(all).toHaveLength(60);
  const streaming = all.map((host) => host.streaming);
  expect(streaming).toEqual([...streaming].sort((a, b) => Number(b) - Number(a)));
  for (const { active, streaming: onAir, nextStreamAt } of all) {
    expect(nextStreamAt === null).toBe(onAir || !active);
    expect(nextStreamAt ?? Infinity).toBeGreaterThan(now);
  }
  expect(new Set(all.map(({ roomType }) => roomType))).toEqual(
    new Set(['normal', 'vip', 'private']),
  );
  expect(new Set(all.map(({ name }) => name)).size).toBe(60);
  expect(all.every((host) => (host.roomType === 'private') === (host.price !== null))).toBe(true);
});

it('filters by state, kind and name without diacritics', async () => {
  expect((await hosts({ streaming: 1 })).every(({ streaming }) => streaming)).toBe(true);
  expect((await hosts({ active: 0 })).every(({ active }) => !active)).toBe(true);
  expect((await hosts({ type: 'hot' })).length).toBeLessThan(60);
  expect((await hosts({ name: ' bao ngoc' })).map(({ name }) => name)).toEqual(['Bảo Ngọc']);
});

it('names hosts and their tables in the brand’s language', async () => {
  const [host] = await hosts({ name: '詠晴' }, 'ember');
  expect(host?.cover).toMatch(/^\/cdn\/host\/ember-h\d\d$/);
  expect(host?.gameName).toMatch(/[\u4e00-\u9fff]/);
});

it('is on air exactly from the announced time', async () => {
  const [next] = (await hosts())
    .filter(({ nextStreamAt }) => nextStreamAt !== null)
    .sort((a, b) => (a.nextStreamAt ?? 0) - (b.nextStreamAt ?? 0));
  const streaming = async () => (await hosts()).find(({ id }) => id === next?.id)?.streaming;
  const inMs = (next?.nextStreamAt ?? 0) - now;
  sandbox.control.clock({ shiftMs: inMs - 1 });
  expect(await streaming()).toBe(false);
  sandbox.control.clock({ shiftMs: inMs });
  expect(await streaming()).toBe(true);
  sandbox.control.clock({ shiftMs: inMs + 12 * HOUR });
  expect(await streaming()).toBe(false);
});

it('has each type of room on air at any hour', async () => {
  for (let hour = 1; hour <= 24; hour += 1) {
    sandbox.control.clock({ shiftMs: hour * HOUR });
    const onAir = await hosts({ streaming: 1 });
    expect(new Set(onAir.map(({ roomType }) => roomType)).size, `${hour}`).toBe(3);
  }
});

it('the control page overrides the timetable until its next change', async () => {
  const [first] = await hosts({ streaming: 1 });
  const [away] = await hosts({ active: 0 });
  const of = async (id = '') => (await hosts()).find((host) => host.id === id);
  await turn(sandbox, 'host', { brand: 'aurora', host: first?.id, air: 'off' });
  await turn(sandbox, 'host', { brand: 'aurora', host: away?.id, air: 'on' });
  expect(await of(first?.id)).toMatchObject({ streaming: false, nextStreamAt: null });
  expect(await of(away?.id)).toMatchObject({ streaming: true, active: true });
  expect(sandbox.control.knobs.hosts({})).toContainEqual(
    expect.objectContaining({ host: away?.id, air: 'on', by: 'control page' }),
  );
  for (const host of [first?.id, away?.id]) {
    await turn(sandbox, 'host', { brand: 'aurora', host });
  }
  expect(await of(first?.id)).toMatchObject({ streaming: true });
  expect(await of(away?.id)).toMatchObject({ streaming: false, active: false });
  expect((await turn(sandbox, 'host', { host: 'none' })).status).toBe(404);
});
