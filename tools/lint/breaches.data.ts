type Breach = readonly [rule: string, file: string, code: string];

const BOUNDARIES = '@nx/enforce-module-boundaries';

/** The same rule breached by several texts in a file. */
const all = (rule: string, file: string, codes: readonly string[]): Breach[] =>
  codes.map((code) => [rule, file, code]);
const imports = (rule: string, file: string, code: string): Breach => [
  `lobby/package-${rule}`,
  file,
  code,
];

const WORDS = [
  ['vassalage', 'vendor'],
  ['numeroOf', 'drawnNumber'],
  ['agentRebeat', 'rebate'],
  ['getDevidendContract', 'dividend'],
  ['dividentRate', 'dividend'],
  ['depositTransactioNReport', 'depositRecord'],
  ['sass', 'passwordSalt'],
  ['remPass', 'rememberedPassword'],
] as const;

/** Texts that break exactly one rule. */
export const BREACHES: readonly Breach[] = [
  ...['components', 'hooks', 'utils', 'helpers', 'common', 'misc'].map((folder): Breach => [
    'lobby/no-drawers',
    `libs/shell/src/home/${folder}/a.ts`,
    'export const a = 1;',
  ]),
  ['lobby/no-drawers', 'tools/sandbox/src/utils/a.test.ts', 'export const a = 1;'],
  ...WORDS.map(([theirs, ours]): Breach => [
    `lobby/platform-word-${ours}`,
    'libs/session/src/a.ts',
    `export const a = { ${theirs}: 1 };`,
  ]),
  [
    'lobby/platform-word-vendor',
    'apps/aurora/src/main.tsx',
    'export const a = <b vassalage={1} />;',
  ],
  ...['libs/feature-games', 'libs/ui-kit', 'libs/shell'].map((lib): Breach => [
    'lobby/no-cast',
    `${lib}/src/a.ts`,
    'export const a = (b: unknown) => b as string;',
  ]),
  ['lobby/no-cast', 'libs/ui-kit/src/a.ts', 'export const a = (b: unknown) => <string>b;'],
  ...all('lobby/colour-literal', 'libs/ui-kit/src/a.tsx', [
    "export const a = '#fff';",
    "export const a = '1px solid #1D2646';",
    'export const a = `linear-gradient(#0f3440aa, transparent)`;',
    "export const a = 'rgb(3 6 18 / .74)';",
    "export const a = 'hsl(120, 50%, 50%)';",
  ]),
  ['lobby/colour-literal', 'apps/aurora/src/main.tsx', "export const a = '#123456';"],
  ...all('lobby/colour-name', 'libs/ui-kit/src/a.tsx', [
    "export const a = { color: 'teal' };",
    "export const a = { border: '1px solid navy' };",
    'export const a = (width: string) => ({ boxShadow: `0 0 ${width} Teal` });',
    'export const a = <path fill="rebeccapurple" />;',
  ]),
  ['max-lines', 'libs/core/src/a.ts', 'export {};\n'.repeat(301)],
  ['max-lines', 'libs/core/src/a.test.ts', 'export {};\n'.repeat(401)],
  ...all('lobby/storage', 'libs/session/src/a.ts', [
    "export const a = localStorage.getItem('a');",
    "export const a = window.sessionStorage.getItem('a');",
  ]),

  ...all('lobby/literal-text', 'libs/feature-games/src/a.tsx', [
    'export const a = <p>Log in</p>;',
    'export const a = <>Đăng nhập</>;',
    "export const a = <p>{'登入'}</p>;",
    "export const a = (b: boolean) => <p>{b ? 'Log in' : null}</p>;",
    "export const a = (b: boolean) => <p>{b && 'Log in'}</p>;",
    'export const a = (b: string) => <p>{`Welcome ${b}`}</p>;',
    'export const a = <button aria-label="Close" />;',
    'export const a = <input placeholder="name" />;',
    'export const a = <form data-busy="Sending" />;',
    'export const a = <form data-busy="one moment" />;',
    'export const a = <img alt="A game" src="a.png" />;',
    'export const a = <iframe title="Game" />;',
    "export const A = (b: { label: string }) => b.label; export const a = <A label={'Name'} />;",
    'export const a = (b: string) => <img alt={`Game ${b}`} src="a.png" />;',
  ]),
  ...all('lobby/html-sink', 'libs/feature-games/src/a.tsx', [
    "export const a = (b: Element) => void (b.innerHTML = '');",
    "export const a = (b: Element) => void (b.outerHTML += '');",
    "export const a = (b: Element) => b.insertAdjacentHTML('beforeend', '');",
    "export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    "export const a = { dangerouslySetInnerHTML: { __html: '' } };",
    "export const a = () => document.write('');",
  ]),
  ...all('lobby/secure-context', 'libs/feature-games/src/a.ts', [
    'export const a = crypto.randomUUID();',
    'export const { digest } = crypto.subtle;',
  ]),
  ...all('lobby/transport', 'libs/feature-games/src/a.ts', [
    "export const a = () => fetch('/wps');",
    "export const a = () => window.fetch('/wps');",
    "export const a = () => globalThis.fetch('/wps');",
    'export const a = new XMLHttpRequest();',
  ]),
  ['lobby/transport', 'libs/api-client/src/games/a.ts', "export const a = () => fetch('/wps');"],
  ...all('lobby/new-window', 'libs/feature-member/src/a.ts', [
    "export const a = () => open('/wps');",
    "export const a = () => window.open('/wps');",
  ]),
  ...all('lobby/page-address', 'libs/feature-member/src/a.ts', [
    "export const a = () => void (location.href = '/m/home');",
    "export const a = () => void (window.location.href = '/m/home');",
    "export const a = () => void (location = '/m/home');",
    "export const a = () => void (document.location = '/m/home');",
    "export const a = () => location.assign('/m/home');",
    "export const a = () => window.location.replace('/m/home');",
  ]),
  ...all('lobby/real-sleep', 'libs/shell/src/a.test.tsx', [
    'export const a = () => new Promise((r) => setTimeout(r, 100));',
    'export const a = () => new Promise((r) => { setTimeout(() => r(1), 100); });',
    'export const a = (ms: number) => new Promise((r) => globalThis.setTimeout(r, ms));',
    "import { setTimeout as a } from 'node:timers/promises'; export { a };",
  ]),
  ...all('lobby/unbounded-wait', 'libs/session/src/a.ts', [
    'export const a = (b: any) => setTimeout(b, Math.max(0, b.until - Date.now()));',
    'export const a = (b: any) => setInterval(b, b.until - Date.now());',
    'export const a = { refetchInterval: (b: any) => b.state.data?.lockedMs || false };',
    'export const a = { refetchInterval: (b: any) => Math.max(b.endsAt - 1, 0) };',
  ]),
  ['lobby/real-sleep', 'e2e/src/a.spec.ts', 'export const a = (b: any) => b.waitForTimeout(1500);'],
  ...all('lobby/module-mock', 'tools/sandbox/src/a.test.ts', [
    "vi.mock('./a');",
    "vi.doMock('./a');",
  ]),
  ...all('lobby/disable-reason', 'libs/core/src/a.ts', [
    '// oxlint-disable-next-line no-var\nexport const a = 1;',
    '/* oxlint-disable */\nexport const a = 1;',
    '// oxlint-disable-next-line no-var --\nexport const a = 1;',
  ]),

  ...all('lobby/sandbox-testing', 'tools/sandbox/src/pages/a.ts', [
    "export { a } from '../testing/visitor';",
    "import type { a } from '../testing/examples'; export type b = a;",
    "export const a = () => import('../../testing/visitor');",
  ]),
  ['lobby/sandbox-testing', 'tools/sandbox/src/app.ts', "export { a } from './testing/visitor';"],
  ...all('lobby/nameless-insert', 'tools/sandbox/src/play/a.ts', [
    "export const a = 'INSERT INTO bets VALUES (?, ?)';",
    "export const a = 'INSERT OR REPLACE INTO bets VALUES (?, ?)';",
    'export const a = `insert into bets\n select * from b`;',
    'export const a = (table: string) => `INSERT INTO ${table} SELECT 1`;',
  ]),

  imports('zod', 'libs/core/src/a.ts', "export * from 'zod';"),
  imports('zod', 'libs/feature-games/src/a.ts', "import * as z from 'zod'; export { z };"),
  imports('axios', 'libs/session/src/a.ts', "import 'axios';"),
  imports('crypto-whole', 'libs/api-client/src/a.ts', "import 'crypto-js';"),
  imports('crypto', 'libs/session/src/a.ts', "import 'crypto-js/md5';"),
  imports('wrapped', 'libs/feature-games/src/a.ts', "import 'swiper/css';"),
  imports('wrapped', 'libs/feature-member/src/a.ts', "export const a = () => import('dompurify');"),
  imports(
    'contract',
    'tools/sandbox/src/a.ts',
    "import { door } from '@lobby/api-client'; export { door };",
  ),
  imports('brand', 'libs/shell/src/a.ts', "import '@lobby/brand-aurora';"),
  imports('door', 'libs/shell/src/a.ts', "export { a } from '@lobby/core/src/money';"),
  imports('door', 'libs/core/src/b.ts', "export { door } from '@lobby/i18n/src/format';"),
  imports('door', 'e2e/src/a.spec.ts', "export * from '@lobby/session/contract';"),

  [BOUNDARIES, 'libs/feature-games/src/a.ts', "export { door } from '../../core/src/index';"],
  [BOUNDARIES, 'libs/feature-games/src/a.tsx', "export { door } from '@lobby/testing';"],
];

/** Texts that break none: why, file, code. */
export const PERMITTED = [
  ['the border keeps the platform’s words', 'libs/api-client/src/a.ts', 'export const numero = 1;'],
  ['the sandbox speaks them', 'tools/sandbox/src/a.ts', 'export const vassalage = 1;'],
  [
    'an address may have them',
    'libs/session/src/a.ts',
    "export const a = '/wps/getDevidendContract';",
  ],
  [
    'part of a word is none of them',
    'libs/session/src/a.ts',
    'export const passage = 1, sassy = 2;',
  ],
  ['a library may be named by kind', 'tools/lint/utils/src/a.ts', 'export const a = 1;'],
  ['a brand has colours', 'apps/aurora/brand/brand.ts', "export const a = '#123456';"],
  [
    'a token is no literal',
    'libs/ui-kit/src/a.ts',
    "export const a = ['var(--text)', 'url(#fade)'];",
  ],
  ['a shade of a token', 'libs/ui-kit/src/a.ts', "export const a = 'rgb(var(--scrim) / .5)';"],
  [
    'a number is no colour',
    'libs/ui-kit/src/a.ts',
    "export const a = ['#lobby-mark', 'Order #1234567'];",
  ],
  [
    'gold may be a rank',
    'libs/ui-kit/src/a.ts',
    "export const a = { rank: 'gold', color: 'currentColor' };",
  ],
  ['data may be long', 'libs/core/src/a.data.ts', 'export {};\n'.repeat(301)],
  ['300 lines are few enough', 'libs/core/src/a.ts', 'export {};\n'.repeat(300)],
  ['a test may cast', 'libs/feature-games/src/a.test.ts', 'export const a = {} as string;'],
  ['a constant is no cast', 'libs/ui-kit/src/a.ts', 'export const a = [1] as const;'],
  ['storage has its home', 'libs/core/src/storage/a.ts', 'export const a = localStorage;'],
  [
    'a label is no literal',
    'libs/shell/src/a.tsx',
    "export const a = (t: any) => <p title={t('a')}>{t('b')} · 1</p>;",
  ],
  [
    'a class is no text',
    'libs/shell/src/a.tsx',
    'export const a = <p className="Wide card" id="a" lang="en" />;',
  ],
  ['a story may speak English', 'libs/shell/src/a.stories.tsx', 'export const a = <p>Log in</p>;'],
  [
    'editors’ HTML has its home',
    'libs/ui-kit/src/rich-text/a.ts',
    "export const a = (b: Element) => void (b.innerHTML = '');",
  ],
  ['HTML may be read', 'libs/core/src/a.ts', 'export const a = (b: Element) => b.innerHTML;'],
  [
    'the transport fetches',
    'libs/api-client/src/transport/a.ts',
    "export const a = () => fetch('/wps');",
  ],
  [
    'a parameter may be named so',
    'libs/shell/src/a.ts',
    'export const a = (fetch: () => void, open: () => void) => [fetch(), open()];',
  ],
  [
    'the address may be read',
    'libs/shell/src/a.ts',
    'export const a = () => new URL(location.href);',
  ],
  [
    'the page may be loaded again',
    'libs/shell/src/a.ts',
    'export const a = () => location.reload();',
  ],
  [
    'a text may be replaced',
    'libs/shell/src/a.ts',
    "export const a = location.pathname.replace('a', 'b');",
  ],
  [
    'a wait that is bounded',
    'libs/session/src/a.ts',
    'export const a = (b: any, boundedWait: any) => ({ b: setTimeout(b, boundedWait(b.until - Date.now())), refetchInterval: () => b.lockedMs > 0 && boundedWait(b.lockedMs) });',
  ],
  [
    'a wait of a constant',
    'libs/session/src/a.ts',
    'const POLL_MS = 5_000; export const a = (b: any) => ({ b: setTimeout(b, POLL_MS), refetchInterval: POLL_MS });',
  ],
  [
    'a test may let a task pass',
    'libs/shell/src/a.test.ts',
    'export const a = () => new Promise((r) => setTimeout(r, 0));',
  ],
  ['a test may spy', 'libs/shell/src/a.test.ts', "vi.spyOn(window, 'open');"],
  [
    'a reason is given',
    'libs/core/src/a.ts',
    '// oxlint-disable-next-line no-var -- old browsers\nexport const a = 1;',
  ],
  [
    'a test may render',
    'libs/feature-games/src/a.test.tsx',
    "export { door } from '@lobby/testing';",
  ],
  ['a test may know a brand', 'libs/shell/src/a.test.tsx', "import '@lobby/brand-aurora';"],
  ['the small zod', 'libs/core/src/a.ts', "import 'zod/mini';"],
  [
    'the transport’s packages',
    'libs/api-client/src/a.ts',
    "import 'axios'; import 'crypto-js/aes';",
  ],
  ['the kit’s packages', 'libs/ui-kit/src/a.ts', "export const a = () => import('swiper');"],
  [
    'the door for tests of other projects',
    'tools/sandbox/src/index.ts',
    "export { a } from './testing/visitor';",
  ],
  [
    'a test of the sandbox',
    'tools/sandbox/src/play/a.test.ts',
    "export { a } from '../testing/visitor';",
  ],
  [
    'an INSERT that names its columns',
    'tools/sandbox/src/play/a.ts',
    'export const a = (to: string) => [`INSERT INTO ${to} (a) SELECT 1`, "INSERT INTO b (c) VALUES (1)"];',
  ],
  [
    'the sandbox’s packages',
    'tools/sandbox/src/a.ts',
    "import 'zod'; import '@lobby/api-client/contract';",
  ],
] as const;
