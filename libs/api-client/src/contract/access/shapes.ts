import * as z from 'zod/mini';
import { opt, wireText } from '../wire';

/** Session token: printable ASCII without spaces, so that a header can carry it. */
export const sessionToken = z.string().check(z.regex(/^[\x21-\x7e]{1,512}$/));

/** A session, as login and registration return it (D1 §3). */
export const grantedSession = z.object({
  /** Token of the session, for the header `Authorization`. */
  token: sessionToken,
  /** User name of the account, as it was registered. */
  userName: wireText(128),
  /** Account type (decision 9). */
  customerType: z.int(),
  /** Whether the password must be changed before anything else. */
  firstTimeLogin: z._default(z.boolean(), false),
});

/** An optional text of up to `max` characters. */
export const optionalText = (max = 200) => z.optional(wireText(max));

/** Rule of one field, as the server supplies it (D1 §5). */
export const fieldRule = z.object({
  /** Name of the field, as in the input of the call it is for. */
  field: wireText(40),
  /** Whether the form shows the field. */
  enabled: z.boolean(),
  /** Whether it must be filled in. */
  required: z.boolean(),
  /** A regular expression without delimiters. */
  pattern: z.optional(wireText(400)),
  /** Text by language; absent: the client's general text. */
  message: z.optional(z.record(wireText(8), wireText(400))),
  /** Least number of characters. */
  minLength: z.optional(z.int()),
  /** Largest number of characters. */
  maxLength: z.optional(z.int()),
});

/** Validity of a sent code, in minutes (D1 §3). */
export const sentCode = z.object({
  /** Minutes the code is valid; absent: not told. */
  expiredMinutes: opt(z.coerce.number<number>()),
});
