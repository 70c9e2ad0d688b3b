import * as z from 'zod/mini';
import { LANGUAGES } from '../language';
import { MOTION_CHOICES, TEXT_SIZES } from '../preferences';

interface StoredKey<S extends z.ZodMiniType> {
  key: string;
  area: 'local' | 'session';
  schema: S;
  initial: z.output<S>;
}

function stored<S extends z.ZodMiniType>(declaration: StoredKey<S>): StoredKey<S> {
  return declaration;
}

/** Session record (D1 §3). A trial login keeps only the token and the merchant. */
const sessionRecord = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
  merchantCode: z.string().check(z.maxLength(64)),
  userName: z._default(z.string().check(z.maxLength(128)), ''),
  type: z._default(z.int(), 4),
  firstTimeLogin: z._default(z.boolean(), false),
});

export type SessionRecord = z.output<typeof sessionRecord>;

const popupList = z
  .array(z.object({ title: z.string(), content: z.string() }))
  .check(z.maxLength(50));

/** Popups seen by one kind of visitor, and whether to show them (D1 §4). */
const popupRecord = z.object({ show: z.boolean(), list: popupList });

/** Moving picture behind the forms of getting in: seconds played by page, and whether it was stopped (D1 §2). */
const backdrop = z.object({
  paused: z.boolean(),
  at: z.record(z.string(), z.number().check(z.nonnegative())),
});

/** Contracts that a member may be asked about after login (D1 §4). */
const promptedContracts = z.array(z.enum(['salary', 'dividend', 'hour']));

/** Every stored key, once. What does not parse reads as absent (decision 8). */
export const STORED_KEYS = {
  session: stored({
    key: 'MC_SESSION_INFO',
    area: 'session',
    schema: z.nullable(sessionRecord),
    initial: null,
  }),
  trialUserName: stored({
    key: 'SHELL_trialUserName',
    area: 'session',
    schema: z.nullable(z.string()),
    initial: null,
  }),
  scrollTop: stored({
    key: 'SCROLLTOP',
    area: 'session',
    schema: z.record(z.string(), z.number()),
    initial: {},
  }),
  backdrop: stored({
    key: 'SHELL_backdrop',
    area: 'session',
    schema: backdrop,
    initial: { paused: false, at: {} },
  }),
  /** Prompts still to be shown in this session; nothing until the platform was asked. */
  contractPrompts: stored({
    key: 'SHELL_contractPrompts',
    area: 'session',
    schema: z.nullable(promptedContracts),
    initial: null,
  }),
  /** The invitation code that this visit began with (D1 §3). */
  invitation: stored({
    key: 'SHELL_invitation',
    area: 'session',
    schema: z.nullable(z.string().check(z.maxLength(64))),
    initial: null,
  }),
  language: stored({
    key: 'SHELL_language',
    area: 'local',
    schema: z.nullable(z.enum(LANGUAGES)),
    initial: null,
  }),
  deviceId: stored({
    key: 'SHELL_deviceId',
    area: 'local',
    schema: z.nullable(z.uuid()),
    initial: null,
  }),
  testMerchant: stored({
    key: 'SHELL_testMerchant',
    area: 'local',
    schema: z.nullable(z.string().check(z.maxLength(64))),
    initial: null,
  }),
  autoLogin: stored({ key: 'SHELL_autoLogin', area: 'local', schema: z.boolean(), initial: false }),
  remembered: stored({
    key: 'SHELL_remembered',
    area: 'local',
    schema: z.nullable(
      z.object({
        type: z.enum(['username', 'sms']),
        username: z.string().check(z.maxLength(128)),
        countryDialingCode: z.optional(z.string().check(z.maxLength(8))),
        /** Of brands that keep passwords as a merchant's other clients do (decision 10). */
        remPass: z.optional(z.string().check(z.maxLength(2000))),
        sass: z.optional(z.string().check(z.maxLength(64))),
      }),
    ),
    initial: null,
  }),
  /** The popups of this visit, for a merchant's other pages of this origin (D1 §3). */
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
  /** When each purpose's next SMS may be asked for, ms since the epoch. */
  smsUntil: stored({
    key: 'SHELL_smsUntil',
    area: 'session',
    schema: z.record(z.string(), z.number()),
    initial: {},
  }),
  updateDismissed: stored({
    key: 'SHELL_updateDismissed',
    area: 'session',
    schema: z.boolean(),
    initial: false,
  }),
  textSize: stored({
    key: 'SHELL_textSize',
    area: 'local',
    schema: z.enum(TEXT_SIZES),
    initial: '100',
  }),
  motion: stored({
    key: 'SHELL_motion',
    area: 'local',
    schema: z.enum(MOTION_CHOICES),
    initial: 'system',
  }),
  sound: stored({ key: 'SHELL_sound', area: 'local', schema: z.boolean(), initial: false }),
  systemStatus: stored({
    key: 'SHELL_systemStatus',
    area: 'local',
    schema: z.nullable(
      z.object({
        maintenance: z.boolean(),
        regionRestriction: z.boolean(),
        info: z.string(),
        location: z.string(),
      }),
    ),
    initial: null,
  }),
  promotionTipDismissed: stored({
    key: 'SHELL_promotionTip',
    area: 'local',
    schema: z.boolean(),
    initial: false,
  }),
} as const;

export type StoredName = keyof typeof STORED_KEYS;
export type Stored<N extends StoredName> = z.output<(typeof STORED_KEYS)[N]['schema']>;
