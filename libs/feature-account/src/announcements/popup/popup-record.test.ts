import type { Announcement } from '@lobby/api-client';
import { describe, expect, test } from 'vitest';
import { closed, popupsFor, recordFor, recordNameOf } from './popup-record';

const popup = (id: string, execution: Announcement['execution']): Announcement => ({
  id,
  title: `title ${id}`,
  content: `<p>${id}</p>`,
  startDate: 0,
  read: false,
  execution,
  picture: undefined,
});
const ALL = [popup('a', 'A'), popup('b', 'B'), popup('f', 'F'), popup('n', undefined)];
const session = {
  token: 't',
  merchantCode: 'aurora',
  userName: 'mai',
  type: 0,
  firstTimeLogin: false,
};

describe('who sees which popup (D1 §4)', () => {
  test.each([
    ['a guest', null, ['b']],
    ['a member', session, ['a']],
    ['a member at a first login', { ...session, firstTimeLogin: true }, ['a', 'f']],
  ])('%s', (_name, viewer, ids) => {
    expect(popupsFor(ALL, viewer).map(({ id }) => id)).toEqual(ids);
  });

  test('members and guests have a record each', () => {
    expect(recordNameOf(null)).not.toBe(recordNameOf(session));
  });
});

describe('the record of what was seen (D1 §4)', () => {
  const nothing = { show: false, list: [] };
  const first = recordFor([popup('a', 'A')], nothing);

  test('a new list shows', () => expect(first.show).toBe(true));

  test('a closed one stays closed while the list is the same', () => {
    expect(recordFor([popup('a', 'A')], closed(first)).show).toBe(false);
  });

  test.each([
    ['another popup', [popup('a', 'A'), popup('c', 'A')]],
    ['another text', [{ ...popup('a', 'A'), content: 'changed' }]],
    ['one fewer', []],
  ])('%s shows again', (_name, list) => {
    expect(recordFor(list, closed(first))).toMatchObject({ show: true });
  });
});
