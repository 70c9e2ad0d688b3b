import { imports, type Breach, type Permitted } from './breach.ts';

const BOUNDARIES = '@nx/enforce-module-boundaries';

/** Breaches of the rules of packages and project boundaries. */
export const BREACHES: readonly Breach[] = [
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
    "import { entry } from '@lobby/api-client'; export { entry };",
  ),
  imports('brand', 'libs/shell/src/a.ts', "import '@lobby/brand-aurora';"),
  imports('entry', 'libs/shell/src/a.ts', "export { a } from '@lobby/core/src/money';"),
  imports('entry', 'libs/core/src/b.ts', "export { entry } from '@lobby/i18n/src/format';"),
  imports('entry', 'e2e/src/a.spec.ts', "export * from '@lobby/session/contract';"),

  [BOUNDARIES, 'libs/feature-games/src/a.ts', "export { entry } from '../../core/src/index';"],
  [BOUNDARIES, 'libs/feature-games/src/a.tsx', "export { entry } from '@lobby/testing';"],
];

export const PERMITTED: readonly Permitted[] = [
  [
    'the testing library in a test',
    'libs/feature-games/src/a.test.tsx',
    "export { entry } from '@lobby/testing';",
  ],
  ['a brand in a test', 'libs/shell/src/a.test.tsx', "import '@lobby/brand-aurora';"],
  ['zod/mini', 'libs/core/src/a.ts', "import 'zod/mini';"],
  [
    'axios and crypto-js in api-client',
    'libs/api-client/src/a.ts',
    "import 'axios'; import 'crypto-js/aes';",
  ],
  ['swiper in ui-kit', 'libs/ui-kit/src/a.ts', "export const a = () => import('swiper');"],
  [
    'zod and the contract in the sandbox',
    'tools/sandbox/src/a.ts',
    "import 'zod'; import '@lobby/api-client/contract';",
  ],
];
