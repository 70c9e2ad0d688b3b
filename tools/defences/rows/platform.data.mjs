const ACCESS = 'tools/sandbox/src/access';
const ACCOUNTS = 'tools/sandbox/src/accounts';
const LOGIN_TEST = `${ACCESS}/login.test.ts`;
const CALLS = 'tools/sandbox/src/pipeline/answer-call.ts';
const CALLS_TEST = 'tools/sandbox/src/pipeline/contract-calls.test.ts';
const SMS = 'libs/feature-kit/src/sms/use-sms-code.ts';
const SMS_TEST =
  'libs/feature-kit/src/sms/use-sms-code.test.tsx › a code is requested once, however often it is asked for until the countdown ends (D1 §4)';
const UPLOADS = 'tools/sandbox/src/uploads';
const PERSON_TEST = 'tools/sandbox/src/protection/person.test.ts';

/** Defences of the platform, and rules of this code. */
export const PLATFORM = [
  {
    name: 'platform: a session call without a session is refused',
    file: CALLS,
    from: `if (viewer === undefined && refusesGuests) throw refuse('login.not.session');`,
    to: '',
    test: `${CALLS_TEST} › refuses a guest if it requires a session`,
  },
  {
    name: 'platform: calls of another brand are refused',
    file: CALLS,
    from: `Merchant: (value, _, { code }) => value === code`,
    to: `Merchant: (value) => value !== ''`,
    test: `${CALLS_TEST} › refuses the header %s: %s (D1 §2)`,
  },
  {
    name: 'platform: maintenance closes every call',
    file: 'tools/sandbox/src/platform/open.ts',
    from: `if (status.maintenance) throw refuse('system.maintenance');`,
    to: '',
    test: `${CALLS_TEST} › is refused during maintenance, except calls of the system`,
  },
  {
    name: 'platform: roles are enforced',
    file: CALLS,
    from: `viewer !== undefined && !MAY[call.roles](viewer.type)`,
    to: `viewer === undefined`,
    test: 'tools/sandbox/src/team/who-sees-what.test.ts › %s answers agents only, also virtual ones',
  },
  {
    name: 'platform: flags are enforced',
    file: CALLS,
    from: `if (call.flag !== undefined && !flagIsOn(db, brand.code, call.flag)) {`,
    to: `if (call.flag === '') {`,
    test: 'tools/sandbox/src/inbox/inbox.test.ts › %s requires an account with real money and its flag',
  },
  {
    name: 'platform: nothing before a required change of password',
    file: CALLS,
    from: `viewer?.firstLogin === true && call.auth === 'session' && !BEFORE_CHANGE.has(call)`,
    to: `viewer === undefined && BEFORE_CHANGE.has(call)`,
    test: 'tools/sandbox/src/pipeline/before-change.test.ts › an expired password is reported like a first login, and refuses the same calls',
  },
  {
    name: 'platform: a session ends after half an hour',
    file: `${ACCOUNTS}/sessions.ts`,
    from: `const expired = now - session.seen_at > SESSION_IDLE_MS;`,
    to: `const expired = now - session.seen_at > SESSION_IDLE_MS * 2;`,
    test: `${LOGIN_TEST} › a session ends after 30 minutes without a call, at logout, and is invalid in another brand`,
  },
  {
    name: 'platform: a game ends with its session',
    file: 'tools/sandbox/src/play/tables.ts',
    from: `REFERENCES sessions ON DELETE CASCADE`,
    to: ``,
    test: 'tools/sandbox/src/play/ended-session.test.ts › by %s',
  },
  {
    name: 'platform: what an account merely claims reaches nobody',
    file: 'tools/sandbox/src/protection/person.ts',
    from: `WHERE user_id = ? AND proved = 1`,
    to: `WHERE user_id = ?`,
    test: `${PERSON_TEST} › by a self-exclusion after setting another’s address`,
  },
  {
    name: 'platform: a break does not end by registering anew',
    file: `${ACCESS}/register.ts`,
    from: `inheritBreaks(db, user.id, now, true);`,
    to: '',
    test: `${PERSON_TEST} › cannot open a new account with the address or number of one in a break`,
  },
  {
    name: 'platform: other documents make nobody older',
    file: 'tools/sandbox/src/identity/checks.ts',
    from: `ELSE under_age END`,
    to: `ELSE 0 END`,
    test: 'tools/sandbox/src/identity/identity.test.ts › an underage account cannot play or deposit until another check approves it',
  },
  {
    name: 'login: a captcha after three failures',
    file: `${ACCESS}/login-guard.ts`,
    from: `CAPTCHA_AFTER = 3`,
    to: `CAPTCHA_AFTER = 5`,
    test: `${LOGIN_TEST} › requires a captcha after three failures`,
  },
  {
    name: 'login: a captcha is good for one try',
    file: `${ACCOUNTS}/captchas.ts`,
    from: `db.run('UPDATE captchas SET used = 1 WHERE id = ?', open.id);`,
    to: '',
    test: `${LOGIN_TEST} › a captcha is valid once, for five minutes, on the same device`,
  },
  {
    name: 'login: locked after ten failures',
    file: `${ACCESS}/login-guard.ts`,
    from: `LOCK_AFTER = 10`,
    to: `LOCK_AFTER = 100`,
    test: `${LOGIN_TEST} › an account is locked for 15 minutes after ten failures`,
  },
  {
    name: 'login: locked for 15 minutes',
    file: `${ACCESS}/login-guard.ts`,
    from: `LOCK_MS = 15 * 60_000`,
    to: `LOCK_MS = 150 * 60_000`,
    test: `${LOGIN_TEST} › an account is locked for 15 minutes after ten failures`,
  },
  {
    name: 'sms: a code is void after five wrong tries',
    file: `${ACCOUNTS}/sms-codes.ts`,
    from: `MAX_WRONG = 5`,
    to: `MAX_WRONG = 50`,
    test: `${ACCOUNTS}/sms-codes.test.ts › is void after five wrong tries`,
  },
  {
    name: 'sms: one a minute, five an hour',
    file: `${ACCOUNTS}/sms-codes.ts`,
    from: `if (wait > 0) throw refuse('sms.too.often', { retryAfterMs: wait });`,
    to: '',
    test: `${ACCOUNTS}/sms-codes.test.ts › a number gets one code a minute and five an hour, also if no account has it`,
  },
  {
    name: 'sms: a code is good for its purpose',
    file: `${ACCOUNTS}/sms-codes.ts`,
    from: `WHERE s.brand = ? AND ltrim(s.mobile, '0') = ? AND s.purpose = ? ORDER`,
    to: `WHERE s.brand = ? AND ltrim(s.mobile, '0') = ? AND s.purpose <> ? || '.' ORDER`,
    test: `${ACCOUNTS}/sms-codes.test.ts › is valid only for its purpose, number and brand`,
  },
  {
    name: 'sms: the same digits in another country are another number',
    file: `${ACCOUNTS}/mobile-numbers.ts`,
    from: 'dialing === ownDialing(brand) ? number : `+${dialing}${number}`;',
    to: 'number;',
    test: `${ACCESS}/numbers-abroad.test.ts › a foreign number gets SMS codes`,
  },
  {
    name: 'sms: one request at a time',
    file: SMS,
    from: `secondsLeft === 0 && client.isMutating({ mutationKey }) === 0`,
    to: `secondsLeft === 0`,
    test: SMS_TEST,
  },
  {
    name: 'sms: none while the countdown runs',
    file: SMS,
    from: `secondsLeft === 0 && client.isMutating({ mutationKey }) === 0`,
    to: `client.isMutating({ mutationKey }) === 0`,
    test: SMS_TEST,
  },
  {
    name: 'payment password: locked after five wrong tries',
    file: 'tools/sandbox/src/security/tries.ts',
    from: `MAX_TRIES = 5`,
    to: `MAX_TRIES = 50`,
    test: 'tools/sandbox/src/security/payment-password.test.ts › five wrong payment passwords lock it, also for the right one',
  },
  {
    name: 'uploads: a picture by its content',
    file: `${UPLOADS}/uploads.ts`,
    from: `type && (await reencode(type, bytes))`,
    to: `{ type: type ?? 'image/png', bytes } as Image`,
    test: `${UPLOADS}/uploads.test.ts › refuses %s`,
  },
  {
    name: 'transport: a tampered body is not opened',
    file: 'tools/sandbox/src/calls/sealed-body.ts',
    from: `if (!timingSafeEqual(mac, bytes.subarray(-SEAL_BYTES))) return undefined;`,
    to: `timingSafeEqual(mac, bytes.subarray(-SEAL_BYTES));`,
    test: 'tools/sandbox/src/calls/sealed-body.test.ts › a changed body is refused',
  },
  {
    name: 'lint: text as HTML is refused',
    file: 'tools/lint/restrictions.mjs',
    from: `':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"])',`,
    to: '',
    test: 'tools/lint/config.test.ts › report %s in %s',
  },
  {
    name: 'lint: a feature imports no other',
    file: 'tools/lint/boundaries.mjs',
    from: `feature: ['kit',`,
    to: `feature: ['feature', 'kit',`,
    test: 'tools/lint/config.test.ts › $from: exactly $may',
  },
];
