import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';
import lobby from './tools/lint/index.mjs';
import { CODE, RESTRICTIONS, TESTS, configOf } from './tools/lint/restrictions.mjs';

/** Boundaries and house rules; oxlint does the rest. Run it by tools/lint/eslint.mjs, which writes the project graph that boundaries read. */
export default [
  { ignores: ['**/dist', '**/node_modules', '**/.nx', '**/.cache', '**/*.d.ts'] },
  {
    files: [`**/*.${CODE}`],
    languageOptions: { parser: tseslint.parser, globals: { window: false, self: false } },
    // A house rule is changed in tools/lint or obeyed: no comment switches it off.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    plugins: { '@nx': nx, lobby },
  },
  {
    files: [`{apps,libs,tools}/*/src/**/*.${CODE}`, 'apps/*/brand/*.ts'],
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries()] },
  },
  {
    files: TESTS.map((pattern) => `{libs,tools}/*/src/${pattern}`),
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries({ tests: true })] },
  },
  {
    files: [`{apps,libs,tools,e2e}/**/*.${CODE}`],
    rules: { 'lobby/disable-reason': 'error', 'max-lines': ['error', 300] },
  },
  { files: TESTS, rules: { 'max-lines': ['error', 400] } },
  { files: ['**/*.data.ts', '**/*.generated.ts'], rules: { 'max-lines': 'off' } },
  ...RESTRICTIONS.map(configOf),
];
