import { captchaAnswers } from '../accounts/captchas';
import { mailsTo } from '../accounts/mails';
import { keepSmsCode, smsCodes } from '../accounts/sms-codes';
import { userByName } from '../accounts/users';
import { BRAND_CODES, type BrandCode, brandOf } from '../brands/brands';
import type { Faults } from '../faults/inject';
import type { Fault } from '../faults/fault';
import type { Sandboxed } from '../calls/core';
import { failedJobs } from '../jobs/failed-jobs';
import {
  type AppInfo,
  brandSetting,
  changeBrandSetting,
  type Status,
  type Templates,
} from '../platform/brand-settings';
import { setSandboxSetting } from '../database/settings';
import { type NewRain, placeRain } from '../rain/place-rain';
import { ACCOUNTS } from '../seed/accounts.data';
import { ledgerOf } from '../wallet/ledger';
import { storedImage } from '../uploads/uploads';
import { toWire } from '../wallet/money';
import { walletOf } from '../wallet/wallets';
import { addContent, type NewContent } from './add-content';
import { type Clock, type ClockMove, moveClock } from './clock';
import { ControlError } from './control-error';
import { turnKnobs } from './knobs/turn-knobs';
import { sessionRecord, STORAGE_KEY } from './session-record';

interface Knobs {
  core: Sandboxed;
  faults: Faults;
  clock: Clock;
  reset(): void;
}

/** Functions of the control calls; tests call them directly. */
export function createControl({ core, faults, clock, reset }: Knobs) {
  const known = (brand: BrandCode, name: string) => {
    const user = userByName(core.db, brand, name);
    if (user === undefined) throw new ControlError(`${brand} has no account ${name}`);
    return user;
  };

  const balanceOf = (brand: BrandCode, name: string) => {
    const user = userByName(core.db, brand, name);
    const wallet = user && walletOf(core.db, user.id, 'MAIN');
    return toWire(wallet?.balance ?? 0, brandOf(brand).currency.digits);
  };

  return {
    reset,

    /** One function per row of the knob table (`knobs/knobs.ts`). */
    knobs: turnKnobs(core, (ms) => moveClock(core, clock, { shiftMs: clock.shiftMs + ms })),

    /** Creates a session record without the login screen. */
    session: ({ user, brand }: { user: string; brand: BrandCode }) => ({
      storageKey: STORAGE_KEY,
      record: sessionRecord(core.db, known(brand, user), core.now()),
    }),

    sms: (mobileNum?: string) => smsCodes(core.db, mobileNum),

    /** Sends a code without rate limit. */
    sendSms: (sms: { brand: BrandCode; mobileNum: string; purpose: string }) => {
      keepSmsCode(core.db, sms.brand, { mobile: sms.mobileNum, purpose: sms.purpose }, core.now());
      return smsCodes(core.db, sms.mobileNum);
    },

    /** Mails to an account, newest first; `temporaryPassword` comes from a recovery mail. */
    mails: ({ user, brand }: { user: string; brand: BrandCode }) =>
      mailsTo(core.db, known(brand, user).id),

    /** Picture of an upload, for the list of the control page. */
    upload: (id: string) => storedImage(core.db, id),

    captcha: () => captchaAnswers(core.db),

    flags: (change: {
      brand: BrandCode;
      flags: Record<string, boolean>;
      templates?: Partial<Templates> | undefined;
      appInfo?: Partial<AppInfo> | undefined;
    }) => {
      core.answers.clear();
      return {
        flags: changeBrandSetting(core.db, change.brand, 'flags', change.flags),
        templates: changeBrandSetting(core.db, change.brand, 'templates', change.templates ?? {}),
        appInfo: changeBrandSetting(core.db, change.brand, 'appInfo', change.appInfo ?? {}),
      };
    },

    status: ({ brand, ...change }: { brand: BrandCode } & Partial<Status>) =>
      changeBrandSetting(core.db, brand, 'status', change),

    /** Shifts the platform's clock; persists across restarts until a reset. */
    clock: (move: ClockMove) => {
      core.answers.clear();
      return moveClock(core, clock, move);
    },

    content: (content: NewContent) => {
      core.answers.clear();
      return { id: addContent(core.db, content, core.now()) };
    },

    /** Adds a red envelope rain to the calendar. */
    rain: (asked: NewRain) => {
      const placed = placeRain(core.db, asked, core.now());
      if (placed === undefined) throw new ControlError('invalid amount', 400);
      return placed;
    },

    faults: (list: readonly Fault[]) => {
      setSandboxSetting(core.db, 'faults', list);
      faults.set(list);
      return faults.list();
    },

    ledger: ({ user, brand, all }: { user: string; brand: BrandCode; all?: boolean }) => ({
      user,
      brand,
      ...ledgerOf(core.db, brandOf(brand), known(brand, user).id, all),
    }),

    /** Jobs that threw, newest first. */
    failedJobs: () => failedJobs(core.db),

    calls: (since = 0) => core.calls.since(since),

    /** Seeded accounts, one row per brand; all have the same password. */
    accounts: () =>
      ACCOUNTS.flatMap((account) =>
        BRAND_CODES.map((brand) => ({
          brand,
          userName: account.name,
          type: account.type,
          note: account.note,
          balance: balanceOf(brand, account.name),
        })),
      ),

    /** Current settings. `port` is the port of the request. */
    state: (port = 0) => ({
      port,
      memoryBytes: process.memoryUsage.rss(),
      clock: { now: core.now(), shiftMs: clock.shiftMs },
      faults: faults.list(),
      brands: BRAND_CODES.map((code) => ({
        code,
        name: brandOf(code).name,
        host: `${code}.localhost`,
        encryptionKey: brandOf(code).encryptionKey,
        currency: brandOf(code).currency,
        flags: brandSetting(core.db, code, 'flags'),
        templates: brandSetting(core.db, code, 'templates'),
        appInfo: brandSetting(core.db, code, 'appInfo'),
        status: { ...brandSetting(core.db, code, 'status'), location: brandOf(code).country },
      })),
    }),
  };
}

export type Control = ReturnType<typeof createControl>;
