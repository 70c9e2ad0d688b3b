import * as z from 'zod/mini';

/** A decimal string, as money travels (decision 7). At most 20 digits before and 8 after the point. */
export const wireMoney = z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,8})?$/));

/** Milliseconds since the epoch. */
export const wireTime = z.int().check(z.nonnegative());

/** A whole number that may have crossed the wire as text, as all query values do. */
export const wireInt = (min: number, max: number) =>
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
});
