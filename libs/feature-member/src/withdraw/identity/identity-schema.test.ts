import { HOUR_MS } from '@lobby/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { identitySchema, latestBirthday } from './identity-schema';

const DOCUMENTS = {
  kind: 'PASSPORT',
  realName: 'Trần Vivian',
  documentNumber: '079190001234',
  images: [],
  selfie: [],
};

/** Whether a birthday is accepted by a clock that is some hours from UTC; undefined while it is not known. */
function isAccepted(birthday: string, hours: number | undefined): boolean {
  const offsetMs = hours === undefined ? undefined : hours * HOUR_MS;
  const schema = identitySchema({ minAge: 18, images: 0, selfie: false, offsetMs });
  return schema.safeParse({ ...DOCUMENTS, birthday }).success;
}

describe('a birthday of the day on which one turns 18', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 20) });
  });

  test.each([
    ['2008-11-21', 7, true],
    ['2008-11-22', 7, false],
    ['2008-11-20', -3, true],
    ['2008-11-21', -3, false],
  ])('%s by a clock at %i hours from UTC: %s', (birthday, hours, isGood) => {
    expect(isAccepted(birthday, hours)).toBe(isGood);
  });

  test('is left to the platform while the brand’s clock is not known', () => {
    expect(isAccepted('2008-11-22', undefined)).toBe(true);
    expect(isAccepted('x', undefined)).toBe(false);
    expect(latestBirthday(18, undefined)).toBeUndefined();
  });
});

test.each([
  [18, '2010-02-28'],
  [20, '2008-02-29'],
])('the latest birthday of an age of %i on 29 February is a day of its year', (minAge, latest) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2028, 1, 29, 12) });
  expect(latestBirthday(minAge, 0)).toBe(latest);
});
