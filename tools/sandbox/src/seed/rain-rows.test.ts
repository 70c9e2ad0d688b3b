import { expect, it } from 'vitest';
import { planOf } from './plan';
import { rainMovements, rainRows } from './rain-rows';

it('every seeded envelope has a ledger entry, and no rain is overdrawn', () => {
  const plan = planOf('full', Date.UTC(2026, 10, 20, 9));
  const rows = new Map(rainRows(plan));
  const envelopes = rows.get('rain_envelopes') ?? [];
  expect(envelopes.length).toBeGreaterThan(30);
  for (const [eventId, userId, amount, orderNo, at] of envelopes) {
    const entry = rainMovements(Number(userId), plan).find(({ key }) => key === `rain-${eventId}`);
    expect(entry).toMatchObject({ kind: 'RED_ENVELOPE', amount, reference: orderNo, at });
    expect(Number(at)).toBeLessThan(plan.until);
  }
  for (const [id, , start, end, total] of rows.get('rains') ?? []) {
    const taken = envelopes.filter(([eventId]) => eventId === id);
    expect(taken.reduce((sum, [, , amount]) => sum + Number(amount), 0)).toBeLessThanOrEqual(
      Number(total),
    );
    for (const [, , , , at] of taken) {
      expect(Number(at) >= Number(start) && Number(at) < Number(end)).toBe(true);
    }
  }
});
