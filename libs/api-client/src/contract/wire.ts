import * as z from 'zod/mini';

/** A decimal string, as money travels (decision 7). At most 20 digits before and 8 after the point. */
export const wireMoney = z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,8})?$/));

/** A decimal string that is not negative. */
export const wireAmount = z.string().check(z.regex(/^\d{1,20}(\.\d{1,8})?$/));

/** A share as a decimal string: `0.05` is five per cent. */
export const wireRate = z.string().check(z.regex(/^-?\d{1,4}(\.\d{1,8})?$/));

/** Milliseconds since the epoch, up to the last moment a `Date` can hold. */
export const wireTime = z.int().check(z.nonnegative(), z.maximum(8.64e15));

/** A whole number that may have crossed the wire as text, as all query values do. */
export const wireInt = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));

/** A short text: names, codes, titles. */
export const wireText = (max = 200) => z.string().check(z.maxLength(max));

/** An identifier chosen by the platform. */
export const wireId = z.string().check(z.minLength(1), z.maxLength(64));

export const wireCategory = z.enum([
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'COCKFIGHT',
]);

/** A number of things. */
export const wireCount = z.int().check(z.nonnegative());

/** Which page of a list, counted from 1. */
export const pageInput = {
  page: z._default(wireInt(1, 100_000), 1),
  size: z._default(wireInt(1, 100), 20),
};

/** From `startDate` to `endDate`, both inclusive, ms since the epoch. Without them: the last 30 days. */
export const rangeInput = {
  startDate: z.optional(wireInt(0, 8_640_000_000_000)),
  endDate: z.optional(wireInt(0, 8_640_000_000_000)),
};

const pageShape = {
  page: wireCount,
  size: wireCount,
  total: wireCount,
  totalPages: wireCount,
};

/** One page of a list. */
export const pageOf = <R extends z.ZodMiniType>(row: R) =>
  z.object({ list: z.array(row), ...pageShape });

/** One page of a list, with what all its pages add up to. */
export const totalledPageOf = <R extends z.ZodMiniType, F extends z.ZodMiniType>(
  row: R,
  footer: F,
) => z.object({ list: z.array(row), ...pageShape, footer });

/** No input. Unknown keys are dropped, never refused: platforms add cache breakers. */
export const noInput = z.object({});

/** A call whose answer carries nothing to read. */
export const noValue = z.optional(z.unknown());

/**
 * The envelope of every answer (decision 12). A 200 with `success: false` is a refusal;
 * its `value` may say more (a captcha flag, messages by field).
 */
export const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  errorCode: z.optional(z.string().check(z.maxLength(100))),
  message: z.optional(z.nullable(z.string())),
});

/** What a refusal's `value` may hold. */
export const refusalValue = z.object({
  captcha: z.optional(z.boolean()),
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfterMs: z.optional(z.number()),
  /** Tries left before something locks. */
  attemptsLeft: z.optional(z.number()),
});
