import * as z from 'zod/mini';
import { grantedSession } from '../access/shapes';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import { opt, wireCount, wireText, wireTime } from '../wire';

const FLAG = 'PASSKEY3';

const call = callsOf({
  module: 'COMM3',
  docs: DOCUMENTED && { flag: FLAG, section: 'decision 65' },
});

/** Bytes as base64url, as WebAuthn's JSON has them. */
const bytes = (max = 4096) => z.string().check(z.maxLength(max), z.regex(/^[\w-]*$/));

/** Credential id that the authenticator assigned to a passkey. */
const credentialId = bytes(1400);

const passkey = z.object({
  /** Identifier of the passkey, the authenticator's own. */
  credentialId,
  /** Name set by the owner, else browser and system. */
  name: wireText(40),
  /** When it was made. */
  createdAt: wireTime,
  /** When it was last used to log in; absent: never. */
  lastUsedAt: opt(wireTime),
});

/** Challenge with its site and timeout. */
const challenge = {
  /** Host name of the brand's page, which the passkey is for. */
  siteId: wireText(253),
  /** Random bytes to sign; valid once. */
  challenge: bytes(128),
  /** Milliseconds that the challenge is valid. */
  timeoutMs: wireCount,
};

const creationOptions = z.object({
  ...challenge,
  /** Name of the brand. */
  siteName: wireText(64),
  /** Opaque, stable handle of the account. */
  userHandle: bytes(128),
  /** User name, which the browser shows. */
  userName: wireText(128),
  /** Signature algorithms by their COSE numbers, the preferred first. */
  algorithms: strictList(z.array(z.int())),
  /** Existing passkeys of the account, so that an authenticator does not create a second one. */
  known: strictList(z.array(credentialId)),
});

/** Fields shared by both authenticator responses. */
const answered = {
  /** Identifier of the passkey. */
  id: credentialId,
  /** Same as `id`. */
  rawId: credentialId,
  /** WebAuthn credential type. */
  type: z.literal('public-key'),
};

/** Calls about passkeys. */
export const securityPasskeys = {
  passkeys: call({
    path: '/wps/member/passkeys',
    value: z.object({
      /** Passkeys of the account, the newest first. */
      list: z.array(passkey),
      /** Maximum number of passkeys per account. */
      max: wireCount,
      /** Whether adding one requires the password; true if the account has one. */
      needsPassword: z.boolean(),
    }),
    docs: DOCUMENTED && { summary: 'Passkeys of the account' },
  }),
  passkeyOptions: call({
    method: 'POST',
    path: '/wps/member/passkey/options',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Login password, if the account has one. */
        password: z.optional(wireText(128)),
      }),
    value: creationOptions,
    docs: DOCUMENTED && {
      errors: ['account.no.permission', 'password.old.wrong', 'passkey.limit', 'too.many.requests'],
      summary: 'Options to make a passkey with, proved by the password',
    },
  }),
  addPasskey: call({
    method: 'PUT',
    path: '/wps/member/passkey',
    input:
      DOCUMENTED &&
      z.object({
        /** Name for the list; absent: browser and system. */
        name: z.optional(wireText(40)),
        /** `RegistrationResponseJSON` of WebAuthn. */
        response: z.object({
          ...answered,
          /** Attestation of the new credential. */
          response: z.object({
            /** Client data: challenge and origin. */
            clientDataJSON: bytes(),
            /** The public key. */
            attestationObject: bytes(16_384),
          }),
        }),
      }),
    value: passkey,
    docs: DOCUMENTED && {
      errors: ['passkey.wrong', 'passkey.limit'],
      summary: 'Add a passkey that the browser made',
    },
  }),
  removePasskey: call({
    method: 'DELETE',
    path: '/wps/member/passkey',
    input:
      DOCUMENTED &&
      z.object({
        /** Identifier of the passkey. */
        credentialId,
      }),
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'Remove a passkey: nobody logs in by it any more',
    },
  }),
  passkeyLoginOptions: call({
    method: 'POST',
    path: '/wps/session/login/passkey/options',
    auth: 'none',
    input:
      DOCUMENTED &&
      z.object({
        /** Identifier that the client made for this device. */
        loginDeviceId: z.optional(wireText(64)),
      }),
    value: z.object(challenge),
    docs: DOCUMENTED && {
      errors: ['too.many.requests'],
      summary: 'Options to log in by passkey with',
    },
  }),
  passkeyLogin: call({
    method: 'POST',
    path: '/wps/session/login/passkey',
    auth: 'none',
    input:
      DOCUMENTED &&
      z.object({
        /** `AuthenticationResponseJSON` of WebAuthn. */
        response: z.object({
          ...answered,
          /** Assertion of the authenticator. */
          response: z.object({
            /** Client data: challenge and origin. */
            clientDataJSON: bytes(),
            /** Authenticator data: signature counter and user-verification flag. */
            authenticatorData: bytes(),
            /** Signature over both. */
            signature: bytes(),
          }),
        }),
        /** Identifier that the client made for this device. */
        loginDeviceId: z.optional(wireText(64)),
      }),
    value: grantedSession,
    docs: DOCUMENTED && {
      errors: [
        'passkey.wrong',
        'login.no.permission',
        'login.member.only',
        'login.agent.only',
        'account.excluded',
        'too.many.requests',
      ],
      summary: 'Log in by passkey',
    },
  }),
};
