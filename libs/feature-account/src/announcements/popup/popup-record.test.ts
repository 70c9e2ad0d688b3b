import type { Announcement } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { closedRecord, MAX_POPUPS, popupsFor, recordFor, recordNameOf } from './popup-record';

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
    ['one who has changed the password', { ...session, firstVisit: true as const }, ['a', 'f']],
  ])('%s', (_name, viewer, ids) => {
    expect(popupsFor(ALL, viewer).map(({ id }) => id)).toEqual(ids);
  });

  test('members and guests have a record each', () => {
    expect(recordNameOf(null)).toBe('guestPopups');
    expect(recordNameOf(session)).toBe('memberPopups');
  });
});

describe('the record of what was seen (D1 §4)', () => {
  const nothing = { show: false, list: [] };
  const first = [popup('a', 'A')];

  it('shows a new list', () => expect(recordFor(first, nothing).show).toBe(true));

  it('holds title and content of each, and nothing else', () => {
    expect(recordFor(first, nothing).list).toEqual([{ title: 'title a', content: '<p>a</p>' }]);
  });

  it('stays closed while the list is the same', () => {
    expect(recordFor(first, closedRecord(first)).show).toBe(false);
  });

  test.each([
    ['another popup', [...first, popup('c', 'A')]],
    ['another text', [{ ...popup('a', 'A'), content: 'changed' }]],
    ['another title', [{ ...popup('a', 'A'), title: 'changed' }]],
    ['one fewer', []],
  ])('shows again after %s', (_name, list) => {
    expect(recordFor(list, closedRecord(first))).toMatchObject({ show: true });
  });

  it('comes back from storage as it was, whatever the texts are', () => {
    const texts = fc.array(fc.record({ title: fc.string(), content: fc.string() }), {
      maxLength: MAX_POPUPS + 10,
    });
    fc.assert(
      fc.property(texts, (list) => {
        const due = popupsFor(
          list.map((said) => ({ ...popup('x', 'A'), ...said })),
          session,
        );
        writeStored('memberPopups', closedRecord(due));
        expect(recordFor(due, readStored('memberPopups')).show).toBe(false);
      }),
    );
  });
});
