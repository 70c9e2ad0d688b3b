import aurora from '@lobby/brand-aurora';
import { readStored, writeStored } from '@lobby/core';
import { setBrand } from '@lobby/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  autoLoginCredentials,
  forgetRemembered,
  updateRememberedPassword,
  rememberedName,
  rememberedPassword,
  rememberedMethod,
  rememberLogin,
  rememberPhone,
} from './remembered';

const as = (rememberPassword: 'browser' | 'encoded') => setBrand({ ...aurora, rememberPassword });

/** Fakes the browser's password manager. */
function passwordManager(saved: { id: string; password: string } | null = null) {
  const get = vi.fn(async (_options: unknown) => saved);
  const store = vi.fn(async (_credential: unknown) => undefined);
  vi.stubGlobal(
    'PasswordCredential',
    class {
      id: string;
      password: string;
      constructor(data: { id: string; password: string }) {
        this.id = data.id;
        this.password = data.password;
      }
    },
  );
  vi.stubGlobal('navigator', { ...navigator, credentials: { get, store } });
  return { get, store };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('a brand that stores no passwords (decision 10)', () => {
  beforeEach(() => as('browser'));

  it('stores the name only, and offers the password to the browser', () => {
    const { store } = passwordManager();
    rememberLogin('player01', 'Play1234');
    expect(readStored('remembered')).toEqual({ type: 'username', username: 'player01' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Play1234');
    expect(store).toHaveBeenCalledWith({ id: 'player01', password: 'Play1234' });
  });

  it('reads the browser’s password without a prompt', async () => {
    const { get } = passwordManager({ id: 'Player01', password: 'Play1234' });
    rememberLogin('player01', 'Play1234');
    expect(await autoLoginCredentials()).toEqual({ userName: 'player01', password: 'Play1234' });
    expect(get).toHaveBeenCalledWith({ password: true, mediation: 'silent' });
  });

  it('ignores the browser’s password of another account', async () => {
    passwordManager({ id: 'vip01', password: 'Play1234' });
    rememberLogin('player01', 'Play1234');
    expect(await autoLoginCredentials()).toBeUndefined();
  });

  it('stores the name if the browser has no password manager', async () => {
    rememberLogin('player01', 'Play1234');
    expect(rememberedName('username')).toBe('player01');
    expect(await autoLoginCredentials()).toBeUndefined();
  });

  it('deletes a password that was stored before', () => {
    as('encoded');
    rememberLogin('player01', 'Play1234');
    as('browser');
    expect(rememberedPassword()).toBe('');
    expect(readStored('remembered')).toEqual({ type: 'username', username: 'player01' });
    expect(localStorage.getItem('SHELL_remembered')).not.toContain('remPass');
  });
});

describe('a brand that stores encoded passwords (decision 10)', () => {
  beforeEach(() => as('encoded'));

  it('stores the documented fields, and no readable password (D1 §3)', () => {
    rememberLogin('player01', 'Play1234');
    const stored = readStored('remembered');
    expect(Object.keys(stored ?? {}).sort()).toEqual(['remPass', 'sass', 'type', 'username']);
    expect(localStorage.getItem('SHELL_remembered')).not.toContain('Play1234');
    expect(rememberedPassword()).toBe('Play1234');
  });

  it('returns credentials only while auto-login is on', async () => {
    rememberLogin('player01', 'Play1234');
    expect(await autoLoginCredentials()).toEqual({ userName: 'player01', password: 'Play1234' });
    writeStored('autoLogin', false);
    expect(await autoLoginCredentials()).toBeUndefined();
  });

  it('replaces a changed password of the same account (D1 §4)', () => {
    rememberLogin('player01', 'Play1234');
    updateRememberedPassword('Player01', 'Other5678');
    expect(rememberedPassword()).toBe('Other5678');
    updateRememberedPassword('player02', 'Fourth345');
    expect(rememberedPassword()).toBe('Other5678');
    forgetRemembered();
    updateRememberedPassword('player01', 'Third9012');
    expect(readStored('remembered')).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['another kind', '{"type":"face","username":"x"}'],
    ['too long a name', JSON.stringify({ type: 'username', username: 'x'.repeat(200) })],
  ])('reads a record that is corrupt as none: %s', async (_kind, text) => {
    localStorage.setItem('SHELL_remembered', text);
    writeStored('autoLogin', true);
    expect(rememberedMethod()).toBeUndefined();
    expect(await autoLoginCredentials()).toBeUndefined();
  });

  it('returns no credentials for a record whose password is unreadable', async () => {
    rememberLogin('player01', 'Play1234');
    const stored = readStored('remembered');
    const other = { ...stored, ['sass']: 'other' };
    writeStored('remembered', { type: 'username', username: 'player01', ...other });
    expect(rememberedName('username')).toBe('player01');
    expect(await autoLoginCredentials()).toBeUndefined();
  });
});

describe('a number', () => {
  it('is stored with its dialling code, without password or auto-login', async () => {
    as('encoded');
    rememberLogin('player01', 'Play1234');
    rememberPhone('0912345601', '84');
    expect(readStored('remembered')).toEqual({
      type: 'sms',
      username: '0912345601',
      countryDialingCode: '84',
    });
    expect([rememberedName('sms'), rememberedName('username')]).toEqual(['0912345601', '']);
    expect(await autoLoginCredentials()).toBeUndefined();
  });
});

it('forgetting deletes the record and turns auto-login off', () => {
  as('encoded');
  rememberLogin('player01', 'Play1234');
  forgetRemembered();
  expect(localStorage.getItem('SHELL_remembered')).toBeNull();
  expect([rememberedMethod(), rememberedPassword(), readStored('autoLogin')]).toEqual([
    undefined,
    '',
    false,
  ]);
});
