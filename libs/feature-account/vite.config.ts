import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { unit } from '../../tools/unit/unit.ts';

const firebase = createRequire(import.meta.resolve('firebase/package.json'));
const auth = dirname(firebase.resolve('@firebase/auth/package.json'));

/** The phone check runs with the third party's build for browsers, as in the page: Node's sends no SMS. */
export default mergeConfig(unit(import.meta.dirname), {
  resolve: { alias: { '@firebase/auth': join(auth, 'dist/esm/index.js') } },
  test: { server: { deps: { inline: [/firebase/] } } },
});
