import * as z from 'zod/mini';

/** A decimal string, as money travels (decision 7). At most 20 digits before and 8 after the point. */
export const wireMoney = z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,8})?$/));

/** A decimal string that is not negative. */
export const wireAmount = z.string().check(z.regex(/^\d{1,20}(\.\d{1,8})?$/));

/** An amount that cannot be read parses as an empty text. */
const orUnread = /* @__NO_SIDE_EFFECTS__ */ (amount: z.ZodMiniString<string>) =>
  // oxlint-disable-next-line promise/valid-params -- of a schema, not of a promise
  z.catch(amount, '');

/**
 * An amount in an ANSWER that only is shown: one that cannot be read is written as a dash, and costs its row nothing
 * else. What is decided or sent on by an amount keeps `wireAmount` and `wireMoney`.
 */
export const shownAmount = /* @__PURE__ */ orUnread(wireAmount);
/** The same of money that may be negative. */
export const shownMoney = /* @__PURE__ */ orUnread(wireMoney);

/** A share as a decimal string: `0.05` is five per cent. */
export const wireRate = z.string().check(z.regex(/^-?\d{1,4}(\.\d{1,8})?$/));

/** Milliseconds since the epoch, up to the last moment a `Date` can hold. */
export const wireTime = z.int().check(z.nonnegative(), z.maximum(8.64e15));

/** A whole number, as a number or as text: query values are text. */
export const wireInt = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  z.coerce.number<number>().check(z.int(), z.minimum(min), z.maximum(max));

/** An optional field that is also nullable on the wire. Null and absent both reach the client as undefined. */
export const opt = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType>(schema: S) =>
  z.optional(z.nullable(schema));

/** Replaces a choice that the client does not know. */
export const UNKNOWN = 'UNKNOWN';

/**
 * One of several values in an ANSWER: a value that is not listed parses as `UNKNOWN`. An alias is
 * another name of a listed value. Inputs keep `z.enum`: they are closed.
 */
export const openEnum = /* @__NO_SIDE_EFFECTS__ */ <const V extends string>(
  values: readonly V[],
  aliases: Readonly<Record<string, V>> = {},
) => {
  const names = new Map(Object.entries(aliases));
  const other = z.string().check(z.overwrite((text) => names.get(text) ?? UNKNOWN));
  // The input type is the closed list: the server writes no other value.
  return z.union([z.enum(values), other]) as unknown as z.ZodMiniType<V | typeof UNKNOWN, V>;
};

/** A short text: names, codes, titles. */
export const wireText = (max = 200) => z.string().check(z.maxLength(max));

/** An identifier chosen by the platform. */
export const wireId = z.string().check(z.minLength(1), z.maxLength(64));

/** Game categories in the order of the platform's menu (D2 §3). */
export const GAME_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'COCKFIGHT',
] as const;

export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** A category in an answer, read. */
export type AnsweredCategory = GameCategory | typeof UNKNOWN;

/** Second codes of categories. */
const SECOND_CODES = ['BGS', 'ELOTT', 'ELOTTO'] as const;
/** Categories by their second codes: BGS is RNG (D2 §9), ELOTT and ELOTTO are lotteries (D2 §3). */
export const FIRST_CODES: Readonly<Record<string, GameCategory>> = {
  BGS: 'RNG',
  ELOTT: 'LOTT',
  ELOTTO: 'LOTT',
};

/** A category to ask for. */
export const categoryInput = z.pipe(
  z.enum([...GAME_CATEGORIES, ...SECOND_CODES]),
  z.transform((code) => FIRST_CODES[code] ?? (code as GameCategory)),
);

/** A category in an answer. */
export const wireCategory = openEnum(GAME_CATEGORIES, FIRST_CODES);

/** A number of things. */
export const wireCount = z.int().check(z.nonnegative());

/** Which page of a list, counted from 1. */
export const pageInput = {
  /** Number of the page, from 1. */
  page: z._default(wireInt(1, 100_000), 1),
  /** Rows of a page. */
  size: z._default(wireInt(1, 100), 20),
};

/** From `startDate` to `endDate`, both inclusive, ms since the epoch. Without them: the last 30 days. */
export const rangeInput = {
  /** Start of the range, inclusive, ms since the epoch; absent: 30 days before its end. */
  startDate: z.optional(wireInt(0, 8_640_000_000_000)),
  /** End of the range, inclusive, ms since the epoch; absent: now. */
  endDate: z.optional(wireInt(0, 8_640_000_000_000)),
};

const pageShape = {
  /** Number of the page, from 1. */
  page: wireCount,
  /** Rows of a page. */
  size: wireCount,
  /** Rows of all pages together. */
  total: wireCount,
  /** Number of pages; 0 without rows. */
  totalPages: wireCount,
};

/** One page of a list, as `pageOf` reads it. */
export interface Page<T> {
  list: T[];
  /** From 1. */
  page: number;
  /** Rows a page. */
  size: number;
  /** Rows of all pages. */
  total: number;
  totalPages: number;
}

/** One page of a list. */
export const pageOf = <R extends z.ZodMiniType>(row: R) =>
  z.object({
    /** Rows of this page, in the order of the call's summary. */
    list: z.array(row),
    ...pageShape,
  });

/** One page of a list, with the sums of all its pages. */
export const totalledPageOf = <R extends z.ZodMiniType, F extends z.ZodMiniType>(
  row: R,
  footer: F,
) =>
  z.object({
    /** Rows of this page, in the order of the call's summary. */
    list: z.array(row),
    ...pageShape,
    /** Sums over all pages. */
    footer,
  });

/** No input. Drops unknown keys: clients add cache breakers. */
export const noInput = z.object({});

/** No value: ignores the envelope's `value`. */
export const noValue = z
  .unknown()
  .check(z.overwrite(() => undefined)) as z.ZodMiniType as z.ZodMiniType<void>;

/**
 * The envelope of every answer (decision 12). A 200 with `success: false` is a refusal;
 * its `value` may say more (a captcha flag, messages by field).
 */
export const envelope = z.object({
  /** Tells a value from a refusal. */
  success: z.boolean(),
  /** The value; of a refusal, what its code says beside itself. */
  value: z.optional(z.unknown()),
  /** Why it is refused. */
  errorCode: z.optional(z.string().check(z.maxLength(100))),
  /** For logs; a client shows a text of its own for the code. */
  message: opt(z.string()),
});

/** Details of a refusal. */
export const refusalValue = z.object({
  /** Whether a captcha is to be shown. */
  captcha: z.optional(z.boolean()),
  /** By name of an input, or of a bound. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Milliseconds until it can be done again. */
  retryAfterMs: z.optional(z.number()),
  /** Tries left before something locks. */
  attemptsLeft: z.optional(z.number()),
});
