import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import lobby from './index.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const { rules } = lobby;

const filename = `${process.cwd()}/libs/feature-games/src/lobby/lobby-screen.ts`;
const at = (file: string, code: string) => ({ filename: `${process.cwd()}/${file}`, code });

tester.run('no-drawers', rules['no-drawers'], {
  valid: [at('libs/core/src/storage/storage.ts', ''), at('libs/hooks/src/index.ts', '')],
  invalid: ['components', 'hooks', 'utils', 'helpers', 'common'].map((folder) => ({
    ...at(`libs/core/src/${folder}/money.ts`, ''),
    errors: [{ messageId: 'drawer', data: { folder } }],
  })),
});

tester.run('platform-words', rules['platform-words'], {
  valid: [
    { filename, code: "const vendor = game.vendor; get('/wps/getDevidendContract');" },
    { filename, code: 'const passage = 1; const sassy = 2;' },
  ],
  invalid: [
    ['vassalage', 'vendor'],
    ['numeroOf', 'drawnNumber'],
    ['agentRebeat', 'rebate'],
    ['getDevidendContract', 'dividend'],
    ['dividentRate', 'dividend'],
    ['depositTransactioNReport', 'depositRecord'],
    ['sass', 'passwordSalt'],
    ['remPass', 'rememberedPassword'],
  ].map(([name, ours]) => ({
    filename,
    code: `export const a = { ${name}: 1 };`,
    errors: [{ messageId: 'word', data: { name, ours } }],
  })),
});

tester.run('no-cast', rules['no-cast'], {
  valid: [
    { filename, code: 'const a = [1] as const;' },
    { filename, code: 'const a = { b: 1 } satisfies object;' },
    { filename, code: "import { a as b } from './a';" },
  ],
  invalid: [
    { filename, code: 'const a = b as string;', errors: [{ messageId: 'cast' }] },
    { filename, code: 'const a = <string>b;', errors: [{ messageId: 'cast' }] },
    {
      filename,
      code: 'const a = b as unknown as string;',
      errors: [{ messageId: 'cast' }, { messageId: 'cast' }],
    },
  ],
});

tester.run('no-colour-literal', rules['no-colour-literal'], {
  valid: [
    {
      filename,
      code: "const a = 'var(--text)'; const b = 'url(#fade)'; const c = 'rgb(var(--scrim) / .5)';",
    },
    {
      filename,
      code: "const a = '#lobby-mark'; const b = 'Order #1234567'; const c = 'transparent';",
    },
  ],
  invalid: [
    ["const a = '#fff';", '#fff'],
    ["const a = '1px solid #1D2646';", '#1D2646'],
    ['const a = `linear-gradient(#0f3440aa, transparent)`;', '#0f3440aa'],
    ["const a = 'rgb(3 6 18 / .74)';", 'rgb(3 6 18 / .74)'],
    ["const a = 'hsl(120, 50%, 50%)';", 'hsl(120, 50%, 50%)'],
  ].map(([code = '', colour]) => ({
    filename,
    code,
    errors: [{ messageId: 'colour', data: { colour } }],
  })),
});

tester.run('small-files', rules['small-files'], {
  valid: [{ filename, code: 'a;\n'.repeat(300) }],
  invalid: [
    {
      filename,
      code: 'a;\n'.repeat(301),
      errors: [{ messageId: 'long', data: { lines: 301, max: 300 } }],
    },
  ],
});

const home = (file: string, code: string) => ({
  ...at(file, code),
  errors: [{ messageId: 'home' }],
});

tester.run('package-homes', rules['package-homes'], {
  valid: [
    at('libs/core/src/a.ts', "import * as z from 'zod/mini';"),
    at('libs/api-client/src/a.ts', "import axios from 'axios'; import aes from 'crypto-js/aes';"),
    at('libs/ui-kit/src/a.ts', "const load = () => import('swiper');"),
    at(
      'tools/sandbox/src/a.ts',
      "import { contract } from '@lobby/api-client/contract'; import 'zod';",
    ),
    at('libs/shell/src/a.test.tsx', "import aurora from '@lobby/brand-aurora';"),
  ],
  invalid: [
    home('libs/core/src/a.ts', "import { z } from 'zod';"),
    home('libs/session/src/a.ts', "import axios from 'axios';"),
    home('libs/api-client/src/a.ts', "import CryptoJS from 'crypto-js';"),
    home('libs/session/src/a.ts', "import md5 from 'crypto-js/md5';"),
    home('libs/feature-games/src/a.ts', "import Swiper from 'swiper';"),
    home('libs/feature-member/src/a.ts', "const load = () => import('dompurify');"),
    home('tools/sandbox/src/a.ts', "import { api } from '@lobby/api-client';"),
    home('libs/shell/src/a.ts', "import aurora from '@lobby/brand-aurora';"),
    home('libs/shell/src/a.ts', "export { a } from '@lobby/core/src/money';"),
    home('libs/shell/src/a.ts', "export * from '@lobby/session/contract';"),
  ],
});

tester.run('storage-home', rules['storage-home'], {
  valid: [{ filename, code: "readStored('language');" }],
  invalid: ['localStorage', 'sessionStorage', 'window.localStorage'].map((name) => ({
    filename,
    code: `${name}.getItem('a');`,
    errors: [{ messageId: 'storage' }],
  })),
});
