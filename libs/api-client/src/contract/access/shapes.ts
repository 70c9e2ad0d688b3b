import * as z from 'zod/mini';
import { opt, wireInt, wireText } from '../wire';

/** A session, as login and registration return it (D1 §3). */
export const grantedSession = z.object({
  token: wireText(512),
  userName: wireText(128),
  customerType: z.int(),
  firstTimeLogin: z._default(z.boolean(), false),
});

export const optionalText = (max = 200) => z.optional(wireText(max));

/** Rule of one field, as the server supplies it (D1 §5). */
export const fieldRule = z.object({
  field: wireText(40),
  enabled: z.boolean(),
  required: z.boolean(),
  /** A regular expression without delimiters. */
  pattern: z.optional(wireText(400)),
  /** Text by language; absent: the client's general text. */
  message: z.optional(z.record(wireText(8), wireText(400))),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
});

/** Validity of a sent code, in minutes (D1 §3). */
export const sentCode = z.object({ expiredMinutes: opt(wireInt(1, 1440)) });
