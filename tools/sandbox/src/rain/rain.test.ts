import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BRAND_CODES, brandOf } from '../brands/brands';
import { dayOf, startOfDay } from '../paging/range';
import { planOf } from '../seed/plan';
import { teamPeople } from '../seed/team-people';
import { platformAt } from '../testing/platform-at';
import { signedInAs } from '../testing/visitor';
import { calendarRain, calendarRains } from './calendar';
import { statusAt } from './rains';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MORNING = Date.UTC(2026, 10, 20, 1);
const platform = platformAt(MORNING);

interface Rain {
  eventId: string;
  startAt: number;
  endAt: number;
  status: string;
  total: string;
  perUserMax: string;
  mine: { joined: boolean; amount: string | null };
  rules: string;
}

const as = (user: string) => signedInAs(platform.sandbox, user);
const rains = async (user: string) =>
  (await as(user).value<{ serverTime: number; list: Rain[] }>('agent.rains')).list;
const entriesOf = (user: string) =>
  platform.sandbox.control
    .ledger({ user, brand: 'aurora' })
    .transactions.filter(({ key }) => key.startsWith('rain-'));

it('there are two rains a day, and always a future and a past one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BRAND_CODES),
      fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 }),
      (code, at) => {
        const brand = brandOf(code);
        const list = calendarRains(brand, at);
        const statuses = list.map((rain) => statusAt(rain, at));
        expect(statuses).toContain('COMING');
        expect(statuses).toContain('ENDED');
        const noon = startOfDay(brand, dayOf(brand, at)) + 12 * HOUR_MS;
        expect(list.map(({ start_at: start }) => (start - noon) / HOUR_MS)).toEqual([
          -24, -16, 0, 8, 24, 32,
        ]);
        for (const rain of list) expect(calendarRain(brand, rain.id, at)).toEqual(rain);
      },
    ),
  );
});

it.each([
  'aurora-20000-13',
  'aurora-99999-12',
  'aurora-020777-12',
  'jade-20777-12',
  'aurora--1-12',
  'aurora',
  '',
])('the rain %j is unknown in aurora', (id) => {
  expect(calendarRain(brandOf('aurora'), id, MORNING)).toBeUndefined();
});

it('a rain is open for ten minutes from its start', async () => {
  const today = (await rains('agent01'))[2];
  const join = () => as('agent01').call('agent.joinRain', { eventId: today?.eventId });
  expect(today).toMatchObject({ status: 'COMING', mine: { joined: false, amount: null } });
  expect(await join()).toMatchObject({ errorCode: 'rain.not.open' });
  platform.now = (today?.startAt ?? 0) + 10 * MINUTE_MS - 1;
  const { value } = await join();
  const amount = (value as { amount: string }).amount;
  expect((await rains('agent01'))[2]).toMatchObject({
    status: 'OPEN',
    mine: { joined: true, amount },
  });
  expect((await rains('general01'))[2]?.mine).toEqual({ joined: false, amount: null });
  platform.now += 1;
  expect((await rains('agent01'))[2]).toMatchObject({ status: 'ENDED', mine: { amount } });
  expect(await as('general01').call('agent.joinRain', { eventId: today?.eventId })).toMatchObject({
    errorCode: 'rain.not.open',
  });
});

it('each agent gets one envelope, for any number of requests', async () => {
  const rain = { brand: 'aurora', startsInMs: 0, durationMs: HOUR_MS } as const;
  const { eventId } = platform.sandbox.control.rain(rain);
  const me = as('agent01').withKey('one-envelope');
  const first = await me.call('agent.joinRain', { eventId });
  expect(await me.call('agent.joinRain', { eventId })).toEqual(first);
  const others = await Promise.all(
    Array.from({ length: 8 }, () => as('agent01').call('agent.joinRain', { eventId })),
  );
  expect(others.map(({ errorCode }) => errorCode)).toEqual(Array(8).fill('rain.taken'));
  const { amount } = first.value as { amount: string };
  expect(entriesOf('agent01')).toMatchObject([{ txCode: 'RED_ENVELOPE', amount }]);
  const history = await as('agent01').value('agent.rainHistory');
  expect(history).toMatchObject({ list: [{ eventId, amount }], total: 1, footer: { amount } });
});

const PEOPLE = [
  'agent01',
  'general01',
  ...teamPeople(planOf('small', MORNING))
    .filter(({ brand, type }) => brand === 'aurora' && type === 1)
    .map(({ name }) => name)
    .slice(0, 5),
];

it('envelopes never exceed the event’s total or the limit of one', async () => {
  const round = fc.record({
    total: fc.integer({ min: 0, max: 60 }),
    most: fc.integer({ min: 1, max: 30 }),
    asked: fc.shuffledSubarray([...PEOPLE, ...PEOPLE], { minLength: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(round, async ({ total, most, asked }) => {
      const { eventId } = platform.sandbox.control.rain({
        brand: 'aurora',
        startsInMs: 0,
        durationMs: 1_000,
        total: String(total * 250),
        perUserMax: String(most * 250),
      });
      const answers = await Promise.all(
        asked.map((user) => as(user).call('agent.joinRain', { eventId })),
      );
      const given = answers
        .filter(({ success }) => success)
        .map(({ value }) => Number((value as { amount: string }).amount));
      expect(given.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(total * 250);
      for (const amount of given) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(most * 250);
      }
      for (const { success, errorCode } of answers) {
        if (!success) expect(['rain.taken', 'reward.sold.out']).toContain(errorCode);
      }
      const posted = PEOPLE.flatMap((user) =>
        entriesOf(user).filter(({ key }) => key === `rain-${eventId}`),
      );
      expect(posted.map(({ amount }) => Number(amount)).sort()).toEqual([...given].sort());
    }),
    { numRuns: 40 },
  );
});

it('the whole amount is paid if enough players ask', async () => {
  const { eventId } = platform.sandbox.control.rain({
    brand: 'aurora',
    startsInMs: 0,
    durationMs: HOUR_MS,
    total: '1500',
    perUserMax: '500',
  });
  for (const user of PEOPLE.slice(0, 3)) await as(user).value('agent.joinRain', { eventId });
  const late = PEOPLE.at(-1) ?? '';
  expect(await as(late).call('agent.joinRain', { eventId })).toMatchObject({
    errorCode: 'reward.sold.out',
  });
  const rain = await as(late).value<Rain>('agent.rain', { eventId });
  expect(rain).toMatchObject({ status: 'EMPTY', total: '1500', perUserMax: '500' });
});

it('a rain belongs to one brand', async () => {
  const { eventId } = platform.sandbox.control.rain({
    brand: 'jade',
    startsInMs: 0,
    durationMs: HOUR_MS,
  });
  expect(await as('agent01').call('agent.joinRain', { eventId })).toMatchObject({
    errorCode: 'record.not.found',
  });
  const jade = await signedInAs(platform.sandbox, 'agent01', 'jade').call('agent.joinRain', {
    eventId,
  });
  expect(jade.success).toBe(true);
});

it('a control call adds a rain', async () => {
  const put = async (body: object) => {
    const init = { method: 'PUT', body: JSON.stringify(body) };
    const response = await platform.sandbox.fetch(
      new Request('http://localhost/__sandbox/rain', init),
    );
    return { status: response.status, body: (await response.json()) as { eventId: string } };
  };
  const { status, body } = await put({ brand: 'aurora', startsInMs: -DAY_MS, durationMs: 5_000 });
  expect(status).toBe(200);
  const rain = await as('agent01').value<Rain>('agent.rain', { eventId: body.eventId });
  expect(rain).toMatchObject({
    status: 'ENDED',
    startAt: platform.now - DAY_MS,
    endAt: platform.now - DAY_MS + 5_000,
  });
  expect((await put({ startsInMs: 0, durationMs: 0 })).status).toBe(400);
  expect((await put({ startsInMs: 0, durationMs: 1, total: '0.5' })).status).toBe(400);
});
