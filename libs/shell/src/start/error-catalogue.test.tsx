import { api, ApiError } from '@lobby/api-client';
import { changeLanguage, errorKey, errorText, loadLabels, type ErrorKey } from '@lobby/i18n';
import { openExternalLink } from '@lobby/feature-kit';
import { sessionAtom, sessionStore } from '@lobby/session';
import { hold, labelText, screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ExternalLinkDialog from '../external-link/external-link-dialog';

/**
 * Every error of D1 §8 that a call returns, triggered in the sandbox, in two languages. Field errors are tested with
 * the account screens, those of the status gate with the gate.
 */

const { open, press, fail, sandbox } = screensOf([screenAt('/m/home', ExternalLinkDialog)]);

beforeEach(() => open('/m/home', { toaster: true }));

const flags = (on: Record<string, boolean>) =>
  void sandbox.control.flags({ brand: 'aurora', flags: on });
const signIn = (user: string) =>
  sessionStore.set(sessionAtom, sandbox.control.session({ user, brand: 'aurora' }).record);
const login = (userName: string, password = 'Play1234', captcha?: string) =>
  api.access.login({ userName, password, captcha });
const hotGames = () => api.games.hot();

async function failLogins(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    // A captcha is required from the fourth attempt on.
    if (time >= 3) await api.access.captcha();
    const captcha = time >= 3 ? sandbox.control.captcha()[0]?.answer : undefined;
    await login('player01', 'Wrong1234', captcha).catch(() => undefined);
  }
}

const registration = {
  countryDialingCode: '84',
  registerUrl: 'localhost',
  registerMethod: 'H5',
  username: 'newcomer1',
  password: 'Play1234',
  confirmPassword: 'Play1234',
} as const;

/** Shortens the request timeout to 20 ms. */
function shortenTimeout(): void {
  const wait = globalThis.setTimeout;
  const shorter = (work: () => void, ms?: number) => wait(work, ms === 10_000 ? 20 : ms);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(shorter as typeof setTimeout);
}

interface ErrorCase {
  /** The documents' wording. */
  says: string;
  label: ErrorKey;
  /** Makes a call that fails. */
  provoke(): Promise<unknown>;
}

const CASES: readonly ErrorCase[] = [
  {
    says: 'wrong username or password',
    label: 'error.login.wrong',
    provoke: () => login('player01', 'Wrong1234'),
  },
  {
    says: 'wrong captcha',
    label: 'error.captcha.wrong',
    provoke: async () => {
      await failLogins(3);
      return login('player01', 'Play1234', '0');
    },
  },
  {
    says: 'Enter a captcha',
    label: 'error.login.captcha.required',
    provoke: async () => {
      await failLogins(3);
      return login('player01');
    },
  },
  {
    says: 'Account does not exist or is locked',
    label: 'error.login.account.locked',
    provoke: async () => {
      await failLogins(10);
      return login('player01');
    },
  },
  {
    says: 'Account already in use',
    label: 'error.register.mobile.taken',
    provoke: () => {
      flags({ MOBILENUMREG3: true, MOBILENUMPASSREG3: true });
      return api.access.registerByMobile({ ...registration, mobileNum: '0912345601' });
    },
  },
  {
    says: 'The account has logged out, please log in again',
    label: 'error.login.not.session',
    provoke: async () => {
      signIn('player01');
      const { token } = sessionStore.get(sessionAtom) ?? {};
      await api.access.logout();
      expect(token).toBeTruthy();
      return api.wallet.balance();
    },
  },
  {
    says: 'You are not logged in, please login first',
    label: 'error.login.not.session',
    provoke: () => api.wallet.balance(),
  },
  {
    says: 'account lacks login permission',
    label: 'error.login.no.permission',
    provoke: () => login('locked01'),
  },
  {
    says: 'this account does not have permission or the feature is temporarily unavailable',
    label: 'error.function.not.available',
    provoke: () => {
      flags({ SMSLOGIN3: false });
      return api.access.sendLoginCode({ mobileNumber: '0912345601' });
    },
  },
  {
    says: 'the user does not exist or is disabled',
    label: 'error.downline.unknown',
    provoke: () => {
      signIn('agent01');
      return api.agent.downlineDetail({ memberId: '999999' });
    },
  },
  {
    says: 'the username already exists',
    label: 'error.register.username.taken',
    provoke: () => api.access.register({ ...registration, username: 'player01' }),
  },
  {
    says: 'Invalid invitation code',
    label: 'error.invitation.code.invalid',
    provoke: () => api.access.checkInvitation('NOBODY'),
  },
  {
    says: 'invalid agent link, Referrer link error',
    label: 'error.invitation.code.invalid',
    provoke: () => api.access.checkInvitation('NOBODY', 'elsewhere.example'),
  },
  {
    says: 'Incorrect agent information',
    label: 'error.invitation.code.invalid',
    provoke: () => api.access.register({ ...registration, affiliateCode: 'NOBODY' }),
  },
  {
    says: 'Account, password, e-mail or name format incorrect',
    label: 'error.register.field.invalid',
    provoke: () => api.access.register({ ...registration, username: '1' }),
  },
  {
    says: 'The mobile num is not valid',
    label: 'error.field.invalid',
    provoke: () => api.access.sendResetCode({ mobileNumber: '12' }),
  },
  {
    says: 'Verification code error',
    label: 'error.sms.code.wrong',
    provoke: () =>
      api.access.resetPassword({
        mobileNumber: '0912345601',
        code: '000000',
        newPassword: 'Fresh2026',
      }),
  },
  {
    says: 'System error, try again later',
    label: 'error.http',
    provoke: () => {
      fail('/wps/session/login', { kind: 'status', status: 500, body: 'not an envelope' });
      return login('player01');
    },
  },
  {
    says: 'Unknown error',
    label: 'error.unknown',
    provoke: () => {
      const body = { success: false, errorCode: 'not.documented' };
      fail('/wps/session/login', { kind: 'replace', body });
      return login('player01');
    },
  },
  {
    says: 'an answer that cannot be read',
    label: 'error.contract',
    provoke: () => {
      fail('/wps/session/login', { kind: 'malformed' });
      return login('player01');
    },
  },
  {
    says: 'System upgrading, please try again later',
    label: 'error.system.maintenance',
    provoke: () => {
      sandbox.control.status({ brand: 'aurora', maintenance: true });
      return login('player01');
    },
  },
  {
    says: 'the system is busy',
    label: 'error.system.busy',
    provoke: () => {
      fail('/wps/session/login', { kind: 'status' });
      return login('player01');
    },
  },
  {
    says: 'too many attempts',
    label: 'error.too.many.requests',
    provoke: async () => {
      const account = { userName: 'player01', email: 'mai@example.com' };
      for (let time = 0; time < 5; time++) await api.access.recoverByEmail(account);
      return api.access.recoverByEmail(account);
    },
  },
  {
    says: 'IP or location restriction',
    label: 'error.system.region',
    provoke: () => {
      sandbox.control.status({ brand: 'aurora', regionRestriction: true });
      return login('player01');
    },
  },
  {
    says: 'no internet connection',
    label: 'error.offline',
    provoke: () => {
      fail('/wps/session/login', 'offline');
      return login('player01');
    },
  },
  {
    says: 'unstable connection',
    label: 'error.timeout',
    provoke: () => {
      shortenTimeout();
      hold('/wps/relay/GCSGAME_hotGamesV2');
      return hotGames();
    },
  },
  {
    says: 'A non-member cannot log in to the member site',
    label: 'error.login.member.only',
    provoke: () => {
      flags({ MEMBERSITE3: true });
      return login('agent01');
    },
  },
  {
    says: 'a non-agent cannot log in to the agent site',
    label: 'error.login.agent.only',
    provoke: () => {
      flags({ AGENTSITE3: true });
      return login('player01');
    },
  },
  {
    says: 'account has no permission to enter',
    label: 'error.account.no.permission',
    provoke: async () => {
      const { token, userName, type } = await api.access.createTrial();
      const record = { token, userName, type, merchantCode: 'aurora', firstTimeLogin: false };
      sessionStore.set(sessionAtom, record);
      return api.access.changePassword({
        oldPassword: 'Play1234',
        newPassword: 'Fresh2026',
        confirmation: 'Fresh2026',
      });
    },
  },
  {
    says: 'modify.new.old.same',
    label: 'error.modify.new.old.same',
    provoke: () => {
      signIn('player01');
      return api.access.changePassword({
        oldPassword: 'Play1234',
        newPassword: 'Play1234',
        confirmation: 'Play1234',
      });
    },
  },
];

describe('the error catalogue (D1 §8)', () => {
  test.each(CASES)('$says', async ({ label, provoke }) => {
    const error: unknown = await provoke().then(
      () => 'no error',
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(ApiError);
    await loadLabels(['errors']);
    expect(errorKey(error)).toBe(label);
    expect(await errorText(error)).toBe(labelText('EN', `errors:${label}`));
    await act(() => changeLanguage('VI'));
    expect(await errorText(error)).toBe(labelText('VI', `errors:${label}`));
  });

  test.each([
    ['The requested url is empty', ''],
    ['an address that is not allowed', 'javascript:alert(1)'],
  ])('%s', async (_, address) => {
    for (const language of ['EN', 'VI'] as const) {
      await act(() => changeLanguage(language));
      act(() => openExternalLink(address));
      const text = labelText(language, 'shell-overlays:leave.refused');
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
      press(labelText(language, 'common:action.close'));
    }
  });
});
