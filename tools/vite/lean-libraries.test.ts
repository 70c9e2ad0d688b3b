import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../unit/root.ts';
import { bundled } from './bundled.ts';
import { leanLibraries, withoutUnused } from './lean-libraries.ts';
import { LEAN_LIBRARIES } from './left-out.ts';

const ROUTER = `${workspaceRoot}/node_modules/react-router/dist/production/index.mjs`;

type Router = typeof import('react-router');
type I18next = typeof import('i18next');

const { createMemoryRouter, redirect } = (await bundled(
  `export { createMemoryRouter, redirect } from '${ROUTER}'`,
  leanLibraries(),
)) as Router;

function routerOfThree() {
  const guard = () => {
    throw redirect('/login?next=inbox');
  };
  return createMemoryRouter([
    { path: '/', lazy: async () => ({ Component: () => null }) },
    { path: '/inbox', middleware: [guard], lazy: async () => ({ Component: () => null }) },
    { path: '/login', element: null },
  ]).initialize();
}

/** The installed parts of the libraries. */
const PARTS = [
  'react-router/dist/production',
  'react-dom/cjs',
  'i18next/dist/esm',
  'lucide-react/dist/esm',
  '@base-ui/react/drawer/popup',
].flatMap((folder) => {
  const path = `${workspaceRoot}/node_modules/${folder}`;
  return readdirSync(path).map((name) => `${path}/${name}`);
});

test.each(LEAN_LIBRARIES)('what is left out of $name is in it, and a script is left', (library) => {
  const code = PARTS.filter((path) => library.file.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .find((text) => text.includes(library.code));
  const lean = withoutUnused(code ?? '', library);
  expect(() => parseAst(lean)).not.toThrow();
  expect(lean).not.toBe(code);
});

test('a function that the library does not have fails the build', () => {
  const library = { name: 'x', file: /x/, code: '', leftOut: { forms: { submit: '' } } };
  expect(() => withoutUnused('function send() {}', library)).toThrow(
    'left out, but not in the library: submit',
  );
});

test('a lazy route loads, and a guard redirects', async () => {
  const router = routerOfThree();
  await router.navigate('/inbox');
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=inbox' });
  await router.navigate('/');
  expect(router.state.matches.at(-1)?.route).toMatchObject({ path: '/' });
  expect(router.state.errors).toBeNull();
});

test('what is left out says so when it is called', async () => {
  const router = routerOfThree();
  const formData = new FormData();
  await expect(router.navigate('/', { formMethod: 'post', formData })).rejects.toThrow(
    'left out of the library',
  );
});

test('components that nothing uses can go, others stay', () => {
  const library = { name: 'x', file: /x/, code: '', leftOut: {} };
  const code = 'const Form = React.forwardRef(f), form = React.memo(f);';
  expect(withoutUnused(code, library)).toBe(
    'const Form = /* @__PURE__ */ React.forwardRef(f), form = React.memo(f);',
  );
});

test('labels have their values and plurals, in another language too', async () => {
  const { createInstance } = (await bundled(
    `export { createInstance } from '${workspaceRoot}/node_modules/i18next/dist/esm/i18next.js'`,
    leanLibraries(),
  )) as I18next;
  const engine = createInstance();
  await engine.init({
    lng: 'en',
    resources: {
      en: {
        common: {
          games_one: '{{count}} game of {{name}}',
          games_other: '{{count}} games of {{name}}',
        },
      },
    },
    defaultNS: 'common',
    fallbackLng: false,
  });
  const texts = () => [1, 2].map((count) => engine.t('games' as never, { count, name: 'Lobby' }));
  expect(texts()).toEqual(['1 game of Lobby', '2 games of Lobby']);
  engine.addResourceBundle('th', 'common', { games_other: 'เกม {{count}} เกมของ {{name}}' });
  await engine.changeLanguage('th');
  expect(texts()).toEqual(['เกม 1 เกมของ Lobby', 'เกม 2 เกมของ Lobby']);
});

test('no label has what is left out of i18next: a format, or another label', () => {
  const files = ['libs', 'apps'].flatMap((folder) =>
    readdirSync(`${workspaceRoot}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /src\/labels\/\w+\/[\w-]+\.json$|brand\/[\w-]+\.ts$/.test(file))
      .map((file) => `${workspaceRoot}/${folder}/${file}`),
  );
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.flatMap((text) => text.match(/\{\{[^}]*,[^}]*\}\}|\$t\(/g) ?? [])).toEqual([]);
});
