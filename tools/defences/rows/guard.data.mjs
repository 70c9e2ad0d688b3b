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
  test: `${HEADERS}.test.ts › %s has the whole set of headers`,
});

/** Defences against callers: tries without end, foreign pages, files that are none. */
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
    test: `${HEADERS}.test.ts › %s has the whole set of headers`,
  },
  {
    name: 'headers: TLS again over TLS',
    file: `${HEADERS}.ts`,
    from: `if (protocol === 'https:') headers.set(...TRANSPORT);`,
    to: '',
    test: `${HEADERS}.test.ts › over TLS browsers are told to come back over TLS`,
  },
  {
    name: 'login: a try is counted before its proof',
    file: `${ACCESS}/login.ts`,
    from: `  noteFailure(db, brand.code, who, now);\n  const user = await loginMethod.verify(form, context);\n`,
    to: `  const user = await loginMethod.verify(form, context);\n  noteFailure(db, brand.code, who, now);\n`,
    test: `${ACCESS}/login.test.ts › of a hundred logins at once three are tried, then a captcha is asked for`,
  },
  {
    name: 'login: a captcha is of its device',
    file: `${ACCOUNTS}/captchas.ts`,
    from: `expires_at > ? AND device IS ?`,
    to: `expires_at > ? AND (1 OR device IS ?)`,
    test: `${ACCESS}/login.test.ts › a captcha is its device’s alone: others, and those who name none, cannot answer it`,
  },
  {
    name: 'callers: limited by device and address',
    file: `${ACCOUNTS}/caller-limits.ts`,
    from: `if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });`,
    to: '',
    test: `${ACCOUNTS}/caller-limits.test.ts › one device is shown sixty captchas in ten minutes`,
  },
  {
    name: 'passkeys: a challenge is good for one answer',
    file: `${ACCESS}/passkey-challenges.ts`,
    from: `DELETE FROM passkey_challenges`,
    to: `UPDATE passkey_challenges SET expires_at = expires_at`,
    test: `${PASSKEY_TEST} › is answered once`,
  },
  {
    name: 'passkeys: of the page’s origin',
    file: `${ACCESS}/passkey-login.ts`,
    from: `expectedOrigin: origin,`,
    to: `expectedOrigin: [origin, 'https://aurora.localhost'],`,
    test: `${PASSKEY_TEST} › of a page at %s`,
  },
  {
    name: 'passkeys: with a person who was verified',
    file: `${ACCESS}/passkey-login.ts`,
    from: `requireUserVerification: true`,
    to: `requireUserVerification: false`,
    test: `${PASSKEY_TEST} › without a person who was verified`,
  },
  {
    name: 'passkeys: one answer for a counter',
    file: `${ACCESS}/passkey-login.ts`,
    from: `if (used === 0) throw refuse('passkey.wrong');`,
    to: '',
    test: `${PASSKEY_TEST} › of two at once with one counter, as of a copy, but for one`,
  },
  {
    name: 'passkeys: made by who knows the password',
    file: `${ACCESS}/passkeys.ts`,
    from: `if (!(await passwordMatches(given, user.password))) throw refuse('password.old.wrong');`,
    to: '',
    test: `${PASSKEY_TEST} › a passkey asks for the password, ten times in half an hour`,
  },
  {
    name: 'uploads: written anew, without what else a file holds',
    file: `${UPLOADS}/uploads.ts`,
    from: `type && (await writeAnew(type, bytes))`,
    to: `type && { type, bytes }`,
    test: `${UPLOADS}/uploads.test.ts › a photograph is kept upright and without the place where it was taken`,
  },
];
