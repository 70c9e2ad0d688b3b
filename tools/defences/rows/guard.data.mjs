const ACCESS = 'tools/sandbox/src/access';
const ACCOUNTS = 'tools/sandbox/src/accounts';
const UPLOADS = 'tools/sandbox/src/uploads';
const HEADERS = 'tools/sandbox/src/server/answer-headers';
const PASSKEY_TEST = `${ACCESS}/passkeys.test.ts`;

/** @param {string} name @param {string} header */
const header = (name, header) => ({
  name: `headers: ${name}`,
  file: 'tools/sandbox/src/server/page-headers.json',
  from: `"${header}":`,
  to: `"other-${header}":`,
  test: `${HEADERS}.test.ts › %s has all headers`,
});

/** Defences against callers: unlimited attempts, other pages, invalid files. */
export const GUARD = [
  header('opener', 'cross-origin-opener-policy'),
  header('readers', 'cross-origin-resource-policy'),
  header('sensors', 'permissions-policy'),
  header('referrer', 'referrer-policy'),
  header('types', 'x-content-type-options'),
  {
    name: 'headers: frames of no page',
    file: `${HEADERS}.ts`,
    from: `; frame-ancestors 'none'`,
    to: '',
    test: `${HEADERS}.test.ts › %s has all headers`,
  },
  {
    name: 'headers: TLS again over TLS',
    file: `${HEADERS}.ts`,
    from: `if (protocol === 'https:') headers.set(...TRANSPORT);`,
    to: '',
    test: `${HEADERS}.test.ts › over TLS sends Strict-Transport-Security`,
  },
  {
    name: 'login: a try is counted before its proof',
    file: `${ACCESS}/login.ts`,
    from: `  recordFailure(db, brand.code, who, now);\n  const user = await loginMethod.verify(form, context);\n`,
    to: `  const user = await loginMethod.verify(form, context);\n  recordFailure(db, brand.code, who, now);\n`,
    test: `${ACCESS}/login.test.ts › of a hundred concurrent logins three are tried, then a captcha is required`,
  },
  {
    name: 'login: a captcha is of its device',
    file: `${ACCOUNTS}/captchas.ts`,
    from: `expires_at > ? AND device IS ?`,
    to: `expires_at > ? AND (1 OR device IS ?)`,
    test: `${ACCESS}/login.test.ts › a captcha is invalid on other devices and without a device`,
  },
  {
    name: 'callers: limited by device and address',
    file: `${ACCOUNTS}/caller-limits.ts`,
    from: `if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });`,
    to: '',
    test: `${ACCOUNTS}/caller-limits.test.ts › a device gets sixty captchas in ten minutes`,
  },
  {
    name: 'passkeys: a challenge is good for one answer',
    file: `${ACCESS}/passkey-challenges.ts`,
    from: `DELETE FROM passkey_challenges`,
    to: `UPDATE passkey_challenges SET expires_at = expires_at`,
    test: `${PASSKEY_TEST} › is valid once`,
  },
  {
    name: 'passkeys: of the page’s origin',
    file: `${ACCESS}/passkey-login.ts`,
    from: `expectedOrigin: origin,`,
    to: `expectedOrigin: [origin, 'https://aurora.localhost'],`,
    test: `${PASSKEY_TEST} › from a page at %s`,
  },
  {
    name: 'passkeys: with a person who was verified',
    file: `${ACCESS}/passkey-login.ts`,
    from: `requireUserVerification: true`,
    to: `requireUserVerification: false`,
    test: `${PASSKEY_TEST} › without user verification`,
  },
  {
    name: 'passkeys: one answer for a counter',
    file: `${ACCESS}/passkey-login.ts`,
    from: `if (used === 0) throw refuse('passkey.wrong');`,
    to: '',
    test: `${PASSKEY_TEST} › if a concurrent one had the same counter`,
  },
  {
    name: 'passkeys: made by who knows the password',
    file: `${ACCESS}/passkeys.ts`,
    from: `if (!(await passwordMatches(given, user.password))) throw refuse('password.old.wrong');`,
    to: '',
    test: `${PASSKEY_TEST} › creating a passkey requires the password, with ten tries in 30 minutes`,
  },
  {
    name: 'uploads: written anew, without what else a file holds',
    file: `${UPLOADS}/uploads.ts`,
    from: `type && (await reencode(type, bytes))`,
    to: `type && { type, bytes }`,
    test: `${UPLOADS}/uploads.test.ts › a photograph is stored upright and without its location`,
  },
];
