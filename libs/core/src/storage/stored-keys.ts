import * as z from 'zod/mini';
import { LANGUAGES } from '../language';
import { MOTION_CHOICES, TEXT_SIZES } from '../preferences';
import {
  backdrop,
  moneyIntents,
  ownLinks,
  popupList,
  popupRecord,
  promptedContracts,
  sessionRecord,
} from './stored-records';

interface StoredKey<S extends z.ZodMiniType> {
  key: string;
  /** `local` lasts; `session` ends with the tab. */
  area: 'local' | 'session';
  /** Builds the schema. Called at the first read of the key: building all schemas would slow the start of a page. */
  schema: () => S;
  /** Value while nothing valid is stored. */
  initial: z.output<S>;
}

function stored<S extends z.ZodMiniType>(declaration: StoredKey<S>): StoredKey<S> {
  return declaration;
}

/** A time, ms since the epoch; 0 for none. */
const storedTime = (key: string, area: StoredKey<z.ZodMiniNumber>['area']) =>
  stored({ key, area, schema: () => z.number(), initial: 0 });

/** All stored keys. Values that do not parse count as absent (decision 8). */
export const STORED_KEYS = {
  session: stored({
    key: 'MC_SESSION_INFO',
    area: 'session',
    schema: () => z.nullable(sessionRecord()),
    initial: null,
  }),
  /** When this tab's session began; ms since the epoch. */
  sessionStartedAt: storedTime('SHELL_sessionStartedAt', 'session'),
  /** Time of the last sign-out in this browser, which ends the sessions of every tab; ms since the epoch. */
  signedOutAt: storedTime('SHELL_signedOutAt', 'local'),
  trialUserName: stored({
    key: 'SHELL_trialUserName',
    area: 'session',
    schema: () => z.nullable(z.string()),
    initial: null,
  }),
  scrollTop: stored({
    key: 'SCROLLTOP',
    area: 'session',
    schema: () => z.record(z.string(), z.number()),
    initial: {},
  }),
  /** Of this visit to the site: time in games in ms, amount won minus staked, and the game with an open round. */
  playVisit: stored({
    key: 'SHELL_playVisit',
    area: 'session',
    schema: () =>
      z.object({
        playedMs: z.number().check(z.nonnegative()),
        net: z.optional(z.string().check(z.regex(/^-?\d{1,30}(\.\d{1,8})?$/))),
        openRound: z.optional(z.string().check(z.maxLength(200))),
      }),
    initial: { playedMs: 0 },
  }),
  /** Whether the last response had recently played games: Home reserves their space while it loads them. */
  hasPlayed: stored({
    key: 'SHELL_hasPlayed',
    area: 'session',
    schema: () => z.boolean(),
    initial: true,
  }),
  /** Age of the session at the last answered reality check, ms. */
  realityCheckedAt: stored({
    key: 'SHELL_realityCheckedAt',
    area: 'session',
    schema: () => z.number().check(z.nonnegative()),
    initial: 0,
  }),
  /** Time until which screens hide the deposit, during a break or with a deposit limit used up; ms since the epoch. */
  depositClosedUntil: storedTime('SHELL_depositClosedUntil', 'session'),
  /** End of a self-exclusion known on this device; ms since the epoch, `FOREVER` if permanent. */
  excludedUntil: storedTime('SHELL_excludedUntil', 'local'),
  /** Start of the session that has used its popup, and the time of the last limit notice; ms since the epoch. */
  popupBudget: stored({
    key: 'SHELL_interruptions',
    area: 'session',
    schema: () => z.object({ popupOf: z.nullable(z.number()), limitToldAt: z.number() }),
    initial: { popupOf: null, limitToldAt: 0 },
  }),
  /** Quiet mode: no popups, sounds or automatic movement. */
  quiet: stored({ key: 'SHELL_quiet', area: 'local', schema: () => z.boolean(), initial: false }),
  backdrop: stored({
    key: 'SHELL_backdrop',
    area: 'session',
    schema: backdrop,
    initial: { paused: false, at: {} },
  }),
  /** Pending contracts whose prompts were not dismissed in this session; null until loaded. */
  contractPrompts: stored({
    key: 'SHELL_contractPrompts',
    area: 'session',
    schema: () => z.nullable(promptedContracts()),
    initial: null,
  }),
  /** Invitation code of the address this visit started with (D1 §3). */
  invitation: stored({
    key: 'SHELL_invitation',
    area: 'session',
    schema: () => z.nullable(z.string().check(z.maxLength(64))),
    initial: null,
  }),
  /** The account's own invitation code and links, to show, copy and share offline. */
  ownInvitation: stored({
    key: 'SHELL_ownInvitation',
    area: 'session',
    schema: () => z.nullable(ownLinks()),
    initial: null,
  }),
  /** Drafts by user name (empty for a guest) and field name; no secrets. */
  drafts: stored({
    key: 'SHELL_drafts',
    area: 'session',
    schema: () => z.record(z.string(), z.record(z.string(), z.string().check(z.maxLength(4000)))),
    initial: {},
  }),
  language: stored({
    key: 'SHELL_language',
    area: 'local',
    schema: () => z.nullable(z.enum(LANGUAGES)),
    initial: null,
  }),
  deviceId: stored({
    key: 'SHELL_deviceId',
    area: 'local',
    schema: () => z.nullable(z.uuid()),
    initial: null,
  }),
  testMerchant: stored({
    key: 'SHELL_testMerchant',
    area: 'local',
    schema: () => z.nullable(z.string().check(z.maxLength(64))),
    initial: null,
  }),
  autoLogin: stored({
    key: 'SHELL_autoLogin',
    area: 'local',
    schema: () => z.boolean(),
    initial: false,
  }),
  remembered: stored({
    key: 'SHELL_remembered',
    area: 'local',
    schema: () =>
      z.nullable(
        z.object({
          type: z.enum(['username', 'sms']),
          username: z.string().check(z.maxLength(128)),
          countryDialingCode: z.optional(z.string().check(z.maxLength(8))),
          /** Only in brands with `rememberPassword: 'encoded'` (decision 10). */
          remPass: z.optional(z.string().check(z.maxLength(2000))),
          sass: z.optional(z.string().check(z.maxLength(64))),
        }),
      ),
    initial: null,
  }),
  /** Popups of this visit, for a merchant's other pages of this origin (D1 §3). */
  popupList: stored({ key: 'ANNOUNT', area: 'session', schema: popupList, initial: [] }),
  memberPopups: stored({
    key: 'SHELL_PU_A',
    area: 'local',
    schema: popupRecord,
    initial: { show: false, list: [] },
  }),
  guestPopups: stored({
    key: 'SHELL_PU_B',
    area: 'local',
    schema: popupRecord,
    initial: { show: false, list: [] },
  }),
  /** Earliest time of the next SMS by purpose and number, ms since the epoch, and how long it was to wait. */
  smsUntil: stored({
    key: 'SHELL_smsUntil',
    area: 'session',
    schema: () => z.record(z.string(), z.object({ until: z.number(), waitMs: z.number() })),
    initial: {},
  }),
  moneyIntents: stored({
    key: 'SHELL_moneyIntents',
    area: 'local',
    schema: moneyIntents,
    initial: [],
  }),
  updateDismissed: stored({
    key: 'SHELL_updateDismissed',
    area: 'session',
    schema: () => z.boolean(),
    initial: false,
  }),
  /** Whether the download bar was dismissed (D2 §4). */
  downloadBarHidden: stored({
    key: 'hideDownloadBar',
    area: 'local',
    schema: () => z.boolean(),
    initial: false,
  }),
  /** When the note about the home screen was dismissed; ms since the epoch. */
  installDismissedAt: storedTime('SHELL_installDismissedAt', 'local'),
  /** Whether the one-time offer of notifications was answered. */
  pushOffered: stored({
    key: 'SHELL_pushOffered',
    area: 'local',
    schema: () => z.boolean(),
    initial: false,
  }),
  /** When the page last reloaded automatically, for a newer version or a missing file; ms since the epoch. */
  reloadedAt: storedTime('SHELL_reloadedAt', 'session'),
  textSize: stored({
    key: 'SHELL_textSize',
    area: 'local',
    schema: () => z.enum(TEXT_SIZES),
    initial: '100',
  }),
  motion: stored({
    key: 'SHELL_motion',
    area: 'local',
    schema: () => z.enum(MOTION_CHOICES),
    initial: 'system',
  }),
  /** Whether the account's amounts are shown as dots. */
  amountsHidden: stored({
    key: 'SHELL_amountsHidden',
    area: 'local',
    schema: () => z.boolean(),
    initial: false,
  }),
  sound: stored({ key: 'SHELL_sound', area: 'local', schema: () => z.boolean(), initial: false }),
  systemStatus: stored({
    key: 'SHELL_systemStatus',
    area: 'local',
    schema: () =>
      z.nullable(
        z.object({
          maintenance: z.boolean(),
          regionRestriction: z.boolean(),
          info: z.string(),
          location: z.string(),
        }),
      ),
    initial: null,
  }),
  /** Image hosts that the settings named last. */
  imageHosts: stored({
    key: 'SHELL_imageHosts',
    area: 'local',
    schema: () => z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
    initial: [],
  }),
  /** Recent searches on this device, newest first. */
  recentSearches: stored({
    key: 'SHELL_recentSearches',
    area: 'local',
    schema: () => z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(8)),
    initial: [],
  }),
  promotionTipDismissed: stored({
    key: 'SHELL_promotionTip',
    area: 'local',
    schema: () => z.boolean(),
    initial: false,
  }),
} as const;

/** Name of a stored key. */
export type StoredName = keyof typeof STORED_KEYS;
/** Value of a stored key. */
export type Stored<N extends StoredName> = z.output<ReturnType<(typeof STORED_KEYS)[N]['schema']>>;
