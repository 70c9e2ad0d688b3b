import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { clearSessionStorage, readStored, removeStored, storageAtom, writeStored } from './storage';

const RECORD = {
  token: 't',
  merchantCode: 'aurora',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
};

describe('a stored value', () => {
  test('comes back as it was written', () => {
    writeStored('session', RECORD);
    expect(readStored('session')).toEqual(RECORD);
    expect(localStorage.length).toBe(0);
  });

  test.each([
    ['that is cut off', JSON.stringify(RECORD).slice(0, -1)],
    ['of a text', '"text"'],
    ['in a list', JSON.stringify([RECORD])],
    ['in its prototype', `{"__proto__":${JSON.stringify(RECORD)}}`],
    ['without a token', JSON.stringify({ ...RECORD, token: undefined })],
    ['with an empty token', JSON.stringify({ ...RECORD, token: '' })],
    ['with a line break in its token', JSON.stringify({ ...RECORD, token: 'abc\r\nX-Evil: 1' })],
    ['with a number as token', JSON.stringify({ ...RECORD, token: 1 })],
    ['with a token of 513 characters', JSON.stringify({ ...RECORD, token: 't'.repeat(513) })],
    ['without a merchant', JSON.stringify({ ...RECORD, merchantCode: undefined })],
    [
      'with a merchant of 65 characters',
      JSON.stringify({ ...RECORD, merchantCode: 'm'.repeat(65) }),
    ],
    ['with a number as name', JSON.stringify({ ...RECORD, userName: 1 })],
    ['with a name of 129 characters', JSON.stringify({ ...RECORD, userName: 'n'.repeat(129) })],
    ['with a text as type', JSON.stringify({ ...RECORD, type: '0' })],
    ['with a fraction as type', JSON.stringify({ ...RECORD, type: 0.5 })],
    ['with a text as first login', JSON.stringify({ ...RECORD, firstTimeLogin: 'false' })],
  ])('that is corrupt reads as absent: a record %s', (_, text) => {
    sessionStorage.setItem('MC_SESSION_INFO', text);
    expect(readStored('session')).toBeNull();
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  test('of a trial login may hold the token and the merchant alone', () => {
    sessionStorage.setItem('MC_SESSION_INFO', '{"token":"t","merchantCode":"aurora"}');
    expect(readStored('session')).toMatchObject({ token: 't', type: 4 });
  });

  test('is kept in memory where the browser refuses to keep it', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('language', 'TH');
    refuse.mockRestore();
    expect(readStored('language')).toBe('TH');
    removeStored('language');
    expect(readStored('language')).toBeNull();
  });

  test('of the visit is gone after signing out, others stay', () => {
    writeStored('session', RECORD);
    writeStored('language', 'EN');
    sessionStorage.setItem('foreign', '1');
    clearSessionStorage();
    expect(readStored('session')).toBeNull();
    expect(sessionStorage.length).toBe(0);
    expect(readStored('language')).toBe('EN');
  });
});

describe('money intents', () => {
  const intent = (name: string, about = '1') => ({
    key: `key-of-${name}`,
    user: 'mai',
    name,
    about,
    at: Date.now(),
  });

  test.each([0, 500, 501, 50 * 129])(
    'are read as they were written, with %i characters',
    (length) => {
      const all = [intent('withdraw'), intent('agent.transfer', 'n'.repeat(length))];
      writeStored('moneyIntents', all);
      expect(readStored('moneyIntents')).toEqual(all);
    },
  );

  test.each([
    ['no object', null],
    ['without a key', { ...intent('deposit'), key: undefined }],
    ['with a text as time', { ...intent('deposit'), at: '1' }],
  ])('lose one that is corrupt, %s, and no other', (_, corrupt) => {
    const others = [intent('withdraw'), intent('rain.send')];
    localStorage.setItem('SHELL_moneyIntents', JSON.stringify([others[0], corrupt, others[1]]));
    expect(readStored('moneyIntents')).toEqual(others);
  });

  test('are dropped after 30 days', () => {
    const aged = (days: number) => ({ ...intent(`of${days}`), at: Date.now() - days * 86_400_000 });
    writeStored('moneyIntents', [31, 29, -1].map(aged));
    expect(readStored('moneyIntents').map(({ name }) => name)).toEqual(['of29', 'of-1']);
  });

  test('are the last 50', () => {
    const all = Array.from({ length: 51 }, (_, place) => intent(`action${place}`));
    localStorage.setItem('SHELL_moneyIntents', JSON.stringify(all));
    expect(readStored('moneyIntents')).toEqual(all.slice(1));
  });
});

test('an atom reads what is stored and writes through', () => {
  writeStored('promotionTipDismissed', true);
  const store = createStore();
  const atom = storageAtom('promotionTipDismissed');
  expect(store.get(atom)).toBe(true);
  store.set(atom, false);
  expect(readStored('promotionTipDismissed')).toBe(false);
  expect(store.get(atom)).toBe(false);
});
