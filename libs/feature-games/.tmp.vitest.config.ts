import { unit } from '/work/main/tools/vite/unit.ts';
import { mergeConfig } from '/work/main/node_modules/vitest/dist/config.js';
const patch = {
  name: 'patch-testing', enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('testing/src/render-screen.tsx')) return;
    if (code.includes('hydrateFallbackElement')) return;
    return code.replace("createMemoryRouter([...routes.map(toRoute), { path: '*', element: null }], {", "createMemoryRouter([{ hydrateFallbackElement: <></>, children: [...routes.map(toRoute), { path: '*', element: null }] }], {");
  },
};
const base = unit('/work/main/libs/feature-games');
export default mergeConfig(base, { plugins: [patch], cacheDir: '/tmp/fg-cache', test: { reporters: ['default'], outputFile: {} } });
