import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOfScreens, withStyles } from './first-trip';

const chunk = (name: string, imports: string[], sheets: string[] = []) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  moduleIds: [`/lobby/libs/${name}.tsx`],
  imports: imports.map((one) => `assets/${one}.js`),
  viteMetadata: { importedCss: new Set(sheets.map((one) => `assets/${one}.css`)) },
});
const sheet = (source: string) => ({ type: 'asset', source });

const BUNDLE = {
  'assets/frame.js': chunk('frame', [], ['frame']),
  'assets/home.js': chunk('home', ['frame', 'tile'], ['home']),
  'assets/tile.js': chunk('tile', ['frame', 'money'], ['tile']),
  'assets/money.js': chunk('money', ['frame']),
  'assets/frame.css': sheet('a{color:red}\n'),
} as unknown as Rolldown.OutputBundle;

const HTML =
  '<head><script src="/assets/frame.js"></script>\n  <link rel="stylesheet" crossorigin href="/assets/frame.css"></head>';

test('the frame’s sheet stands in the page, named by its file', () => {
  expect(withStyles(HTML, BUNDLE)).toBe(
    '<head><script src="/assets/frame.js"></script><style data-href="/assets/frame.css">a{color:red}</style></head>',
  );
});

test('a sheet that is no file of the build stays a link', () => {
  const html = '<link rel="stylesheet" href="/other.css">';
  expect(withStyles(html, BUNDLE)).toBe(html);
});

test('a screen has its scripts and sheets, each once, without those of the page', () => {
  const screens = [{ modules: ['libs/home.tsx', 'libs/money.tsx'], paths: ['/m/home'] }];
  expect(filesOfScreens(screens, BUNDLE, HTML)).toEqual([
    {
      paths: ['/m/home'],
      files: [
        'assets/home.js',
        'assets/home.css',
        'assets/tile.js',
        'assets/tile.css',
        'assets/money.js',
      ],
    },
  ]);
});

test('a module that is in no chunk fails the build', () => {
  expect(() => filesOfScreens([{ modules: ['libs/gone.tsx'], paths: [] }], BUNDLE, HTML)).toThrow(
    'libs/gone.tsx is in no chunk',
  );
});
