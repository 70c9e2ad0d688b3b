import { all, type Breach, type Permitted } from './breach.ts';

/** Breaches of the rules of storage, transport, secure contexts, waits and mocks. */
export const BREACHES: readonly Breach[] = [
  ...all('lobby/storage', 'libs/session/src/a.ts', [
    "export const a = localStorage.getItem('a');",
    "export const a = window.sessionStorage.getItem('a');",
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
  ...all('lobby/real-sleep', 'libs/shell/src/a.test.tsx', [
    'export const a = () => new Promise((r) => setTimeout(r, 100));',
    'export const a = () => new Promise((r) => { setTimeout(() => r(1), 100); });',
    'export const a = (ms: number) => new Promise((r) => globalThis.setTimeout(r, ms));',
    "import { setTimeout as a } from 'node:timers/promises'; export { a };",
  ]),
  ['lobby/real-sleep', 'e2e/src/a.spec.ts', 'export const a = (b: any) => b.waitForTimeout(1500);'],
  ...all('lobby/unbounded-wait', 'libs/session/src/a.ts', [
    'export const a = (b: any) => setTimeout(b, Math.max(0, b.until - Date.now()));',
    'export const a = (b: any) => setInterval(b, b.until - Date.now());',
    'export const a = { refetchInterval: (b: any) => b.state.data?.lockedMs || false };',
    'export const a = { refetchInterval: (b: any) => Math.max(b.endsAt - 1, 0) };',
  ]),
  ...all('lobby/time-literal', 'libs/session/src/a.ts', [
    'export const a = 5 * 60_000;',
    'export const a = { staleTime: 3600000 };',
    'export const a = (days: number) => days * 86_400_000;',
  ]),
  ['lobby/time-literal', 'apps/aurora/src/main.tsx', 'export const a = 60000;'],
  ...all('lobby/module-mock', 'tools/sandbox/src/a.test.ts', [
    "vi.mock('./a');",
    "vi.doMock('./a');",
  ]),
];

export const PERMITTED: readonly Permitted[] = [
  ['storage in core/storage', 'libs/core/src/storage/a.ts', 'export const a = localStorage;'],
  [
    'fetch in the transport',
    'libs/api-client/src/transport/a.ts',
    "export const a = () => fetch('/wps');",
  ],
  [
    'a parameter with the name of a restricted global',
    'libs/shell/src/a.ts',
    'export const a = (fetch: () => void, open: () => void) => [fetch(), open()];',
  ],
  [
    'a bounded wait',
    'libs/session/src/a.ts',
    'export const a = (b: any, boundedWait: any) => ({ b: setTimeout(b, boundedWait(b.until - Date.now())), refetchInterval: () => b.lockedMs > 0 && boundedWait(b.lockedMs) });',
  ],
  [
    'a constant wait',
    'libs/session/src/a.ts',
    'const POLL_MS = 5_000; export const a = (b: any) => ({ b: setTimeout(b, POLL_MS), refetchInterval: POLL_MS });',
  ],
  [
    'a wait of 0 ms in a test',
    'libs/shell/src/a.test.ts',
    'export const a = () => new Promise((r) => setTimeout(r, 0));',
  ],
  [
    'a time in seconds or by name',
    'libs/session/src/a.ts',
    'export const a = (ms: number) => 5 * ms + 5_000;',
  ],
  ['a time literal in a test', 'libs/session/src/a.test.ts', 'export const a = 60_000;'],
  ['a spy in a test', 'libs/shell/src/a.test.ts', "vi.spyOn(window, 'open');"],
];
