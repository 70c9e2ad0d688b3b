import * as z from 'zod/mini';
import { DAY_MS } from '../time';

/** Session (D1 §3). A trial login has only token and merchant. */
export const sessionRecord = () =>
  z.object({
    token: z.string().check(z.regex(/^[\x21-\x7e]{1,512}$/)),
    merchantCode: z.string().check(z.maxLength(64)),
    userName: z._default(z.string().check(z.maxLength(128)), ''),
    type: z._default(z.int(), 4),
    firstTimeLogin: z._default(z.boolean(), false),
    /**
     * Whether the session began with a first login; unlike `firstTimeLogin`, stays true after the change of password.
     */
    firstVisit: z.optional(z.literal(true)),
  });

/** The stored session. */
export type SessionRecord = z.output<ReturnType<typeof sessionRecord>>;

/** Popups of a visit (D1 §3). */
export const popupList = () =>
  z.array(z.object({ title: z.string(), content: z.string() })).check(z.maxLength(50));

/** Popups seen by members or by guests, and whether to show them (D1 §4). */
export const popupRecord = () => z.object({ show: z.boolean(), list: popupList() });

/** Background video of the login screens: position in seconds by page, and whether it is paused (D1 §2). */
export const backdrop = () =>
  z.object({
    paused: z.boolean(),
    at: z.record(z.string(), z.number().check(z.nonnegative())),
  });

/** Kinds of contracts prompted after login (D1 §4). */
export const promptedContracts = () => z.array(z.enum(['salary', 'dividend', 'hour']));

/** A money intent whose outcome is not known yet (decision 21); contains no password. */
const moneyIntent = () =>
  z.object({
    key: z.string().check(z.minLength(8), z.maxLength(64)),
    user: z.string().check(z.maxLength(128)),
    /** Name of the action. */
    name: z.string().check(z.maxLength(64)),
    /**
     * Values that identify the intent across presses; no length limit: an intent that does not parse would be sent
     * twice.
     */
    about: z.string(),
    /** When it was last sent, ms since the epoch. */
    at: z.number(),
  });

/** A stored money intent. */
export type MoneyIntent = z.output<ReturnType<typeof moneyIntent>>;

/** Most intents that are kept. */
const MOST_INTENTS = 50;

/** Age at which an intent is dropped, ms: its outcome is in the records by then, or there is none. */
const OLD_MS = 30 * DAY_MS;

/** An intent in a list; an empty list if it does not parse or is old. */
function readIntent(stored: unknown): MoneyIntent[] {
  const { success, data } = z.safeParse(moneyIntent(), stored);
  return success && Date.now() - data.at < OLD_MS ? [data] : [];
}

/** The latest money intents of 30 days; one that does not parse does not affect the others. */
export const moneyIntents = () =>
  z
    .array(z.unknown())
    .check(
      z.overwrite((list) => list.flatMap(readIntent).slice(-MOST_INTENTS)),
    ) as z.ZodMiniType as z.ZodMiniType<MoneyIntent[]>;

/** The account's own invitation code and links, with their owner. */
export const ownLinks = () =>
  z.object({
    user: z.string().check(z.maxLength(128)),
    referralCode: z.string().check(z.maxLength(64)),
    links: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(10)),
  });
