import * as z from 'zod/mini';

/** Money as a decimal string (decision 7). At most 20 digits before and 8 after the point. */
export const wireMoney = z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,8})?$/));

/** A non-negative decimal string. */
export const wireAmount = z.string().check(z.regex(/^\d{1,20}(\.\d{1,8})?$/));

/** Parses an invalid amount as an empty text. */
const orUnread = /* @__NO_SIDE_EFFECTS__ */ (amount: z.ZodMiniString<string>) =>
  // oxlint-disable-next-line promise/valid-params -- of a schema, not of a promise
  z.catch(amount, '');

/**
 * A display-only amount in an ANSWER: an invalid one renders as a dash and does not fail its row.
 * Use `wireAmount` or `wireMoney` for amounts that logic depends on or that are sent back.
 */
export const shownAmount = /* @__PURE__ */ orUnread(wireAmount);
/** Same as `shownAmount`, for money that may be negative. */
export const shownMoney = /* @__PURE__ */ orUnread(wireMoney);

/** A share as a decimal string: `0.05` is five per cent. */
export const wireRate = z.string().check(z.regex(/^-?\d{1,4}(\.\d{1,8})?$/));

/** Milliseconds since the epoch, up to the maximum `Date`. */
export const wireTime = z.int().check(z.nonnegative(), z.maximum(8.64e15));

/** An integer, as a number or as text, because query values are text. */
export const wireInt = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  z.coerce.number<number>().check(z.int(), z.minimum(min), z.maximum(max));

/** An optional field that is nullable on the wire. The client reads null and absent as undefined. */
export const opt = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType>(schema: S) =>
  z.optional(z.nullable(schema));

/** A field in an ANSWER whose invalid value reads as absent, and does not fail what contains it. */
export const orAbsent = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType>(schema: S) =>
  // oxlint-disable-next-line promise/valid-params -- of a schema, not of a promise
  z.catch(z.optional(schema), undefined);

/** Same as `opt`, for a display-only field in an ANSWER: an invalid value reads as absent. */
export const shown = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType>(schema: S) =>
  orAbsent(z.nullable(schema));

/** Replaces an unknown enum value. */
export const UNKNOWN = 'UNKNOWN';

/**
 * An open enum in an ANSWER: an unlisted value parses as `UNKNOWN`. An alias is
 * another name of a listed value. Inputs are closed and use `z.enum`.
 */
export const openEnum = /* @__NO_SIDE_EFFECTS__ */ <const V extends string>(
  values: readonly V[],
  aliases: Readonly<Record<string, V>> = {},
) => {
  const names = new Map(Object.entries(aliases));
  const other = z.string().check(z.overwrite((text) => names.get(text) ?? UNKNOWN));
  // The input type is the closed list, because the server writes only listed values.
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

/** A parsed category of an answer. */
export type AnsweredCategory = GameCategory | typeof UNKNOWN;

/** Alias codes of categories. */
const SECOND_CODES = ['BGS', 'ELOTT', 'ELOTTO'] as const;
/** Categories by alias code: BGS is RNG (D2 §9), ELOTT and ELOTTO are lotteries (D2 §3). */
export const FIRST_CODES: Readonly<Record<string, GameCategory>> = {
  BGS: 'RNG',
  ELOTT: 'LOTT',
  ELOTTO: 'LOTT',
};

/** A category in an input. */
export const categoryInput = z.pipe(
  z.enum([...GAME_CATEGORIES, ...SECOND_CODES]),
  z.transform((code) => FIRST_CODES[code] ?? (code as GameCategory)),
);

/** A category in an answer. */
export const wireCategory = openEnum(GAME_CATEGORIES, FIRST_CODES);

/** A non-negative integer count. */
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

/** No input. Drops unknown keys, because clients add cache busters. */
export const noInput = z.object({});

/** No value: ignores the envelope's `value`. */
export const noValue = z
  .unknown()
  .check(z.overwrite(() => undefined)) as z.ZodMiniType as z.ZodMiniType<void>;

/**
 * Envelope of every response (decision 12). A 200 with `success: false` is a refusal;
 * its `value` may carry details (a captcha flag, messages by field).
 */
export const envelope = z.object({
  /** Distinguishes a value from a refusal. */
  success: z.boolean(),
  /** The value; for a refusal, the details of its code. */
  value: z.optional(z.unknown()),
  /** Error code of a refusal. */
  errorCode: z.optional(z.string().check(z.maxLength(100))),
  /** Message for logs; clients show their own text for the code. */
  message: opt(z.string()),
});

/** Details of a refusal. */
export const refusalValue = z.object({
  /** Whether to show a captcha. */
  captcha: z.optional(z.boolean()),
  /** Details by name of an input or a bound. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Milliseconds until a retry is allowed. */
  retryAfterMs: z.optional(z.number()),
  /** Attempts left before a lock. */
  attemptsLeft: z.optional(z.number()),
});
