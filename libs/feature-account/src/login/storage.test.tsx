import { currentViewer } from '@lobby/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { logIn, screens } from './login.setup';

const { open, address } = screens;

const refuse = (name: string) => () => {
  throw new DOMException('no', name);
};

/** Replaces both storages. */
function withStorage(storage: Partial<Storage>): void {
  for (const area of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(area, {
      getItem: () => null,
      removeItem: () => undefined,
      clear: () => undefined,
      ...storage,
    });
  }
}

/** Keys that login reads. */
const KEYS = {
  local: ['SHELL_remembered', 'SHELL_autoLogin', 'SHELL_deviceId'],
  session: ['MC_SESSION_INFO', 'SHELL_smsUntil', 'SHELL_backdrop'],
};

/** Ways in which a browser's storage may fail. */
const BROKEN: Record<string, () => void> = {
  full: () => withStorage({ setItem: refuse('QuotaExceededError') }),
  blocked: () =>
    withStorage({
      getItem: refuse('SecurityError'),
      setItem: refuse('SecurityError'),
      removeItem: refuse('SecurityError'),
      clear: refuse('SecurityError'),
    }),
  'not there': () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
  },
  corrupt: () => {
    for (const key of KEYS.local) localStorage.setItem(key, '{"a":');
    for (const key of KEYS.session) sessionStorage.setItem(key, '[1');
  },
};

describe.each(Object.keys(BROKEN))('storage that is %s', (kind) => {
  it('does not keep a player from logging in for this session', async () => {
    BROKEN[kind]?.();
    await open('/m/login');
    fireEvent.click(await screen.findByLabelText('Remember me'));
    await logIn('player01');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('player01');
  });
});
