import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';
import lobby from './tools/lint/index.mjs';

/** Boundaries and house rules; oxlint does the rest. Run it through Nx: alone it has no project graph. */
const CODE = '{ts,tsx,mts,mjs,js}';
const TESTS = ['**/*.{test,stories}.{ts,tsx}', '**/*.setup.ts'];
const BEHIND_THE_BORDER = ['libs/feature-*/src/**', 'libs/shell/src/**', 'libs/ui-kit/src/**'];

export default [
  { ignores: ['**/dist', '**/node_modules', '**/.nx', '**/.cache', '**/*.d.ts'] },
  {
    files: [`**/*.${CODE}`],
    languageOptions: { parser: tseslint.parser },
    // A house rule is changed in tools/lint or obeyed: no comment switches it off.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    plugins: { '@nx': nx, lobby },
  },
  {
    files: [`{apps,libs,tools}/*/src/**/*.${CODE}`, 'apps/*/brand/*.ts'],
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries()] },
  },
  {
    files: [`{apps,libs,tools}/**/*.${CODE}`, `e2e/**/*.${CODE}`],
    rules: {
      'lobby/no-drawers': 'error',
      'lobby/package-homes': 'error',
      'lobby/small-files': ['error', { max: 300 }],
    },
  },
  {
    files: [`{apps,libs}/*/src/**/*.${CODE}`],
    ignores: ['libs/api-client/**', 'libs/core/src/storage/**'],
    rules: { 'lobby/platform-words': 'error' },
  },
  {
    files: [`{apps,libs}/*/src/**/*.${CODE}`],
    ignores: ['libs/core/src/storage/**', ...TESTS],
    rules: { 'lobby/storage-home': 'error' },
  },
  {
    files: [`{apps,libs}/*/src/**/*.${CODE}`],
    ignores: TESTS,
    rules: { 'lobby/no-colour-literal': 'error' },
  },
  { files: BEHIND_THE_BORDER, ignores: TESTS, rules: { 'lobby/no-cast': 'error' } },
  {
    files: TESTS.map((pattern) => `{libs,tools}/*/src/${pattern}`),
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries({ tests: true })] },
  },
  { files: TESTS, rules: { 'lobby/small-files': ['error', { max: 400 }] } },
  {
    files: ['**/*.data.ts', '**/*.generated.ts'],
    rules: { 'lobby/small-files': 'off' },
  },
];
