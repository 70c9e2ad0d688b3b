import aurora from '@lobby/brand-aurora';
import { readStored, writeStored } from '@lobby/core';
import { createQueryClient } from '@lobby/feature-kit';
import { currentViewer, setBrand, signOut, startSession } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { autoLoginAtStart } from '../index';
import { rememberLogin } from './remembered';
import { logins, screens } from './login.setup';

const { open, calls, fail, mend } = screens;

const encoded = { ...aurora, rememberPassword: 'encoded' as const };
const userName = () => currentViewer().session?.userName;

let queries: QueryClient;

/** A guest's page in a brand that stores passwords. */
beforeEach(async () => {
  queries = createQueryClient();
  await open('/m/notice', { brand: encoded, queries });
});

describe('auto-login (decision 10)', () => {
  it('logs in once at start', async () => {
    rememberLogin('player01', 'Play1234');
    await autoLoginAtStart(queries);
    expect(userName()).toBe('player01');
    await autoLoginAtStart(queries);
    expect(logins()).toHaveLength(1);
  });

  it('sends nothing if no login is remembered', async () => {
    await autoLoginAtStart(queries);
    expect(logins()).toEqual([]);
  });

  it('is turned off by a refusal', async () => {
    rememberLogin('player01', 'Wrong1234');
    await autoLoginAtStart(queries);
    expect(readStored('autoLogin')).toBe(false);
    await autoLoginAtStart(queries);
    expect(logins()).toHaveLength(1);
    expect(userName()).toBeUndefined();
  });

  it('is tried again after a server error', async () => {
    rememberLogin('player01', 'Play1234');
    fail('/wps/session/login', 502);
    await autoLoginAtStart(queries);
    expect(readStored('autoLogin')).toBe(true);
    mend();
    await autoLoginAtStart(queries);
    expect(userName()).toBe('player01');
  });

  it('is turned off by signing out (D1 §4)', async () => {
    rememberLogin('player01', 'Play1234');
    await autoLoginAtStart(queries);
    await signOut();
    expect(readStored('autoLogin')).toBe(false);
    await autoLoginAtStart(queries);
    expect(userName()).toBeUndefined();
  });

  it('keeps a session that began while the call ran', async () => {
    rememberLogin('player01', 'Play1234');
    const waiting = autoLoginAtStart(queries);
    startSession({ token: 'by hand', userName: 'vip01', type: 0, firstTimeLogin: false });
    await waiting;
    expect(userName()).toBe('vip01');
  });

  it('starts no session if it was turned off while the call ran', async () => {
    rememberLogin('player01', 'Play1234');
    const waiting = autoLoginAtStart(queries);
    writeStored('autoLogin', false);
    await waiting;
    expect(userName()).toBeUndefined();
  });

  it('starts no session for a first login, and is turned off (D1 §4)', async () => {
    rememberLogin('first01', 'Play1234');
    await autoLoginAtStart(queries);
    expect(userName()).toBeUndefined();
    expect(readStored('autoLogin')).toBe(false);
  });

  it('deletes a stored password that the brand no longer keeps', async () => {
    rememberLogin('player01', 'Play1234');
    writeStored('autoLogin', false);
    setBrand(aurora);
    await autoLoginAtStart(queries);
    expect(localStorage.getItem('SHELL_remembered')).not.toContain('remPass');
    expect(logins()).toEqual([]);
  });

  it('leaves no password in an address or in session storage', async () => {
    rememberLogin('player01', 'Play1234');
    await autoLoginAtStart(queries);
    expect(location.href).not.toContain('Play1234');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Play1234');
    for (const { path } of calls('')) expect(path).not.toContain('Play1234');
  });
});
