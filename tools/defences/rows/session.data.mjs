const STORED = 'libs/core/src/storage/stored-keys.ts';
const STORED_RECORDS = 'libs/core/src/storage/stored-records.ts';
const STORAGE = 'libs/core/src/storage/storage.ts';
const STORAGE_TEST = 'libs/core/src/storage/storage.test.ts';
const CORRUPT = `${STORAGE_TEST} › that is corrupt reads as absent: a record %s`;
const SESSION = 'libs/session/src/session/session.ts';
const SESSION_TEST = 'libs/session/src/session/session.test.ts';
const DENIED = 'libs/session/src/access/access-denied';
const WATCH_FOLDER = 'libs/shell/src/session-watch';
const WATCH = `${WATCH_FOLDER}/use-session-watch.ts`;
const WATCH_TEST = `${WATCH_FOLDER}/session-watch.test.tsx`;
const GATE_TEST = 'libs/shell/src/status-gate/status-gate.test.tsx';

/** Defences of the session: login, stored values, access. */
export const SESSION_ROWS = [
  {
    name: 'session: stored for the tab alone',
    file: STORED,
    from: `key: 'MC_SESSION_INFO',\n    area: 'session',`,
    to: `key: 'MC_SESSION_INFO',\n    area: 'local',`,
    test: `${STORAGE_TEST} › comes back as it was written`,
  },
  {
    name: 'session: an empty token is none',
    file: STORED_RECORDS,
    from: `/^[\\x21-\\x7e]{1,512}$/`,
    to: `/^[\\x21-\\x7e]{0,512}$/`,
    test: CORRUPT,
  },
  {
    name: 'session: a token that no header can carry is none',
    file: STORED_RECORDS,
    from: `/^[\\x21-\\x7e]{1,512}$/`,
    to: `/^[^]{1,512}$/`,
    test: CORRUPT,
  },
  {
    name: 'session: stored values are parsed',
    file: STORAGE,
    from: `return z.safeParse(schema, JSON.parse(text)).data;`,
    to: `return JSON.parse(text);`,
    test: CORRUPT,
  },
  {
    name: 'session: signing out clears the storage of the visit',
    file: SESSION,
    from: `  sessionStore.set(sessionAtom, null);\n  clearPersonal();\n`,
    to: `  sessionStore.set(sessionAtom, null);\n`,
    test: `${SESSION_TEST} › an ended session clears session storage and is reported once`,
  },
  {
    name: 'session: signing out tells the other tabs',
    file: SESSION,
    from: `  otherTabs?.postMessage('signed-out');\n`,
    to: '',
    test: `${SESSION_TEST} › signing out tells the other tabs, and ends this one although the call fails`,
  },
  {
    name: 'session: a tab follows the sign-out of another',
    file: SESSION,
    from: `endSession('signed-out-elsewhere')`,
    to: `undefined`,
    test: `${SESSION_TEST} › a sign-out in another tab ends the session of this one, while subscribed`,
  },
  {
    name: 'session: a tab that missed a sign-out ends its session',
    file: SESSION,
    from: `if (missedSignOut()) endByOtherTab();`,
    to: '',
    test: `${SESSION_TEST} › a tab that opens again after a sign-out elsewhere, %s later, is signed out`,
  },
  {
    name: 'session: a login that was closed begins none',
    file: 'libs/feature-account/src/sign-in/sign-in-page.tsx',
    from: `      left.current = true;`,
    to: '',
    test: 'libs/feature-account/src/login/closed-login.test.tsx › puts nobody in, remembers nothing, and ends the session at the platform (decision 95)',
  },
  {
    name: 'session: a kept page shows nobody of before',
    file: SESSION,
    from: `kept !== storedToken() || missedSignOut()`,
    to: `missedSignOut()`,
    test: `${SESSION_TEST} › stays hidden and loads anew if %s meanwhile`,
  },
  {
    name: 'session: the account’s data leaves the cache with it',
    file: WATCH,
    from: `queries.removeQueries({ queryKey: accountKey });`,
    to: '',
    test: `${WATCH_TEST} › takes the token, the trial’s name, the member’s data and the storage of the visit`,
  },
  {
    name: 'guard: a guest comes back with the query of the address',
    file: 'libs/session/src/access/guard.ts',
    from: `const address = pathname + search;`,
    to: `const address = search && pathname;`,
    test: 'libs/shell/src/guarded-routes.test.ts › a guest who opens $path with a query is back at it after login (D1 §6)',
  },
  {
    name: 'publish: what is one person’s is not published',
    file: 'libs/shell/src/publish/render-page.tsx',
    from: `return isPublic(query) && state.status`,
    to: `return state.status`,
    test: 'tools/publish/publisher.test.ts › a form is published without what is one person’s: its captcha',
  },
  {
    name: 'guard: stands before every screen',
    file: 'libs/feature-kit/src/navigation/screen-route.ts',
    from: `middleware: [guard(needs)]`,
    to: `middleware: []`,
    test: `${WATCH_TEST} › send a guest Home without a word (D1 §2)`,
  },
  {
    name: 'guard: runs again when the session ends',
    file: WATCH,
    from: `    rerun();\n`,
    to: ``,
    test: `${WATCH_TEST} › %s before the watch begins leaves the page too`,
  },
  {
    name: 'guard: a page of agents is theirs alone',
    file: `${DENIED}.ts`,
    from: `(agent && !type.agentArea) ||`,
    to: '',
    test: `${WATCH_TEST} › send %s Home, and say why`,
  },
  {
    name: 'guard: a password that must be changed first closes the screen',
    file: `${DENIED}.ts`,
    from: `return session.firstTimeLogin && !need.beforeChange ? 'change-password' : null;`,
    to: `return null;`,
    test: `${WATCH_TEST} › leads from a page that needs a session to the change, and keeps the page`,
  },
  {
    name: 'guard: an unknown type of account has the least rights',
    file: 'libs/session/src/access/account-types.ts',
    from: `return ACCOUNT_TYPES[code] ?? UNKNOWN;`,
    to: `return ACCOUNT_TYPES[code] ?? ACCOUNT_TYPES[0] ?? UNKNOWN;`,
    test: `${DENIED}.test.ts › an unknown account type may never do more than a trial`,
  },
  {
    name: 'guard: a flag that is off closes the screen',
    file: `${DENIED}.ts`,
    from: `if (need.flag && !flags[need.flag]) return 'switched-off';`,
    to: '',
    test: `${DENIED}.test.ts › a flag that is off hides even from guests`,
  },
  {
    name: 'account types: a virtual account is not asked for unread messages',
    file: 'libs/session/src/queries/unread.ts',
    from: `flags.inbox && accountType(session.type).unreadCount;`,
    to: `flags.inbox;`,
    test: 'libs/shell/src/home/home-screen.test.tsx › asks for no unread messages of a virtual account: type %i (D1 §6)',
  },
  {
    name: 'status: looked at again every 5 minutes',
    file: 'libs/session/src/queries/status.query.ts',
    from: `  refetchInterval: STATUS_REFRESH_MS,\n`,
    to: '',
    test: `${GATE_TEST} › is looked at every 5 minutes while the page is visible (D1 §4)`,
  },
  {
    name: 'status: a refusal for maintenance closes the gate',
    file: 'libs/feature-kit/src/query-client/query-client.ts',
    from: `        refreshStatus(error);\n        void checkAccount(client, error);`,
    to: `        void checkAccount(client, error);`,
    test: 'libs/feature-kit/src/query-client/query-client.test.ts › with %s makes the status stale: %s',
  },
];
