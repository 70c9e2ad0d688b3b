import { api, ApiError } from '@lobby/api-client';
import { accountLabels } from '@lobby/feature-account';
import { changeLanguage, loadErrorLabel, translate } from '@lobby/i18n';
import { openAddress, sessionAtom, sessionStore } from '@lobby/session';
import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { Toaster } from '@lobby/ui-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shellLabels } from '../labels';
import shellEnglish from '../labels/en.json';
import shellVietnamese from '../labels/vi.json';
import AddressOpener from '../leaving/address-opener';
import { ERROR_TEXTS } from './error-texts.data';

/**
 * The messages of D1 §8 that calls bring: each made by the platform, each in two languages. Those of
 * fields stand beside the screens of the account, those of the gate beside the gate.
 */

type Sandbox = RenderedScreen['sandbox'];

const ROUTE = {
  path: '/m/home',
  screen: 'Messages',
  handle: { title: '', header: false, bottomBar: false, back: 'none', needs: null },
  load: () =>
    Promise.resolve({
      Component: () => (
        <>
          <AddressOpener />
          <Toaster closeLabel="Close" />
        </>
      ),
    }),
} as const;

let sandbox: Sandbox;

beforeEach(async () => {
  ({ sandbox } = await renderScreen([ROUTE], [shellLabels, accountLabels], { at: '/m/home' }));
});

const flags = (on: Record<string, boolean>) =>
  void sandbox.control.flags({ brand: 'aurora', flags: on });
const fault = (fields: Omit<Parameters<Sandbox['control']['faults']>[0][number], 'rate'>) =>
  void sandbox.control.faults([{ rate: 1, ...fields }]);
const signIn = (user: string) =>
  sessionStore.set(sessionAtom, sandbox.control.session({ user, brand: 'aurora' }).record);
const login = (userName: string, password = 'Play1234', captcha?: string) =>
  api.access.login({ userName, password, captcha });
const hotGames = () => api.games.hot();

async function failLogins(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    // The platform shows a captcha from the fourth on.
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

/** A limit that has run out before the platform has answered. */
function impatient(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), 20);
    return limit.signal;
  });
}

interface Situation {
  says: string;
  label: keyof typeof ERROR_TEXTS;
  provoke(): Promise<unknown>;
}

const SITUATIONS: readonly Situation[] = [
  {
    says: 'wrong username or password',
    label: 'error.wrongLogin',
    provoke: () => login('player01', 'Wrong1234'),
  },
  {
    says: 'wrong captcha',
    label: 'error.wrongCaptcha',
    provoke: async () => {
      await failLogins(3);
      return login('player01', 'Play1234', '0');
    },
  },
  {
    says: 'Enter a captcha',
    label: 'error.captchaRequired',
    provoke: async () => {
      await failLogins(3);
      return login('player01');
    },
  },
  {
    says: 'Account does not exist or is locked',
    label: 'error.accountLocked',
    provoke: async () => {
      await failLogins(10);
      return login('player01');
    },
  },
  {
    says: 'Account already in use',
    label: 'error.mobileTaken',
    provoke: () => {
      flags({ MOBILENUMREG3: true, MOBILENUMPASSREG3: true });
      return api.access.registerByMobile({ ...registration, mobileNum: '0912345601' });
    },
  },
  {
    says: 'The account has logged out, please log in again',
    label: 'error.signedOut',
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
    label: 'error.signedOut',
    provoke: () => api.wallet.balance(),
  },
  {
    says: 'account lacks login permission',
    label: 'error.noLoginPermission',
    provoke: () => login('locked01'),
  },
  {
    says: 'this account does not have permission or the feature is temporarily unavailable',
    label: 'error.notAvailable',
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
      return api.agent.downlineDetail('999999');
    },
  },
  {
    says: 'the username already exists',
    label: 'error.userNameTaken',
    provoke: () => api.access.register({ ...registration, username: 'player01' }),
  },
  {
    says: 'Invalid invitation code',
    label: 'error.invitationInvalid',
    provoke: () => api.access.checkInvitation('NOBODY'),
  },
  {
    says: 'invalid agent link, Referrer link error',
    label: 'error.invitationInvalid',
    provoke: () => api.access.checkInvitation('NOBODY', 'elsewhere.example'),
  },
  {
    says: 'Incorrect agent information',
    label: 'error.invitationInvalid',
    provoke: () => api.access.register({ ...registration, affiliateCode: 'NOBODY' }),
  },
  {
    says: 'Account, password, e-mail or name format incorrect',
    label: 'error.fieldInvalid',
    provoke: () => api.access.register({ ...registration, username: '1' }),
  },
  {
    says: 'The mobile num is not valid',
    label: 'error.fieldInvalid',
    provoke: () => api.access.sendResetCode({ mobileNumber: '12' }),
  },
  {
    says: 'Verification code error',
    label: 'error.smsWrongCode',
    provoke: () =>
      api.access.resetPassword({
        mobileNumber: '0912345601',
        code: '000000',
        newPassword: 'Fresh2026',
      }),
  },
  {
    says: 'System error, try again later',
    label: 'error.busy',
    provoke: () => {
      fault({ path: '/wps/session/login', kind: 'status', status: 500, body: 'not an envelope' });
      return login('player01');
    },
  },
  {
    says: 'Unknown error',
    label: 'error.unknown',
    provoke: () => {
      const body = { success: false, errorCode: 'nobody.knows' };
      fault({ path: '/wps/session/login', kind: 'replace', body });
      return login('player01');
    },
  },
  {
    says: 'an answer that cannot be read',
    label: 'error.unreadable',
    provoke: () => {
      fault({ path: '/wps/session/login', kind: 'malformed' });
      return login('player01');
    },
  },
  {
    says: 'System upgrading, please try again later',
    label: 'error.maintenance',
    provoke: () => {
      sandbox.control.status({ brand: 'aurora', maintenance: true });
      return login('player01');
    },
  },
  {
    says: 'the system is busy',
    label: 'error.busy',
    provoke: () => {
      fault({ path: '/wps/session/login', kind: 'status' });
      return login('player01');
    },
  },
  {
    says: 'too many attempts',
    label: 'error.tooMany',
    provoke: async () => {
      const account = { userName: 'player01', email: 'mai@example.com' };
      for (let time = 0; time < 5; time++) await api.access.recoverByEmail(account);
      return api.access.recoverByEmail(account);
    },
  },
  {
    says: 'IP or location restriction',
    label: 'error.region',
    provoke: () => {
      sandbox.control.status({ brand: 'aurora', regionRestriction: true });
      return login('player01');
    },
  },
  {
    says: 'no internet connection',
    label: 'error.offline',
    provoke: () => {
      fault({ path: '/wps/session/login', kind: 'reset' });
      return login('player01');
    },
  },
  {
    says: 'unstable connection',
    label: 'error.timeout',
    provoke: () => {
      impatient();
      fault({ path: '/wps/relay/GCSGAME_hotGamesV2', kind: 'delay', latencyMs: 500 });
      return hotGames();
    },
  },
  {
    says: 'A non-member cannot log in to the member site',
    label: 'error.membersOnly',
    provoke: () => {
      flags({ MEMBERSITE3: true });
      return login('agent01');
    },
  },
  {
    says: 'a non-agent cannot log in to the agent site',
    label: 'error.agentsOnly',
    provoke: () => {
      flags({ AGENTSITE3: true });
      return login('player01');
    },
  },
  {
    says: 'account has no permission to enter',
    label: 'error.noPermission',
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
  test.each(SITUATIONS)('$says', async ({ label, provoke }) => {
    const error: unknown = await provoke().then(
      () => 'answered',
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(ApiError);
    const found = await loadErrorLabel(error);
    expect(found).toBe(label);
    const [inEnglish, inVietnamese] = ERROR_TEXTS[label];
    expect(translate(found, 'common')).toBe(inEnglish);
    await act(() => changeLanguage('VI'));
    expect(translate(await loadErrorLabel(error), 'common')).toBe(inVietnamese);
  });

  test.each([
    ['The requested url is empty', ''],
    ['an address of nowhere', 'javascript:alert(1)'],
  ])('%s', async (_, address) => {
    for (const [language, texts] of [
      ['EN', shellEnglish],
      ['VI', shellVietnamese],
    ] as const) {
      await act(() => changeLanguage(language));
      act(() => openAddress(address));
      const text = texts['leave.refused'];
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    }
  });
});
