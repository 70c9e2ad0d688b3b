import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCss } from './check-css.mjs';
import { checkLabels } from './check-labels.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checks-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const TRANSLATED = { vi: 'Tệp', cn: '文件', tw: '檔案', ja: 'ファイル', th: 'ไฟล์', pt: 'Arquivo' };

/** Complete labels of a library, with changes to one language. */
function writeLabels(changes: Record<string, Record<string, string | undefined>> = {}) {
  const file = (language: string, word: string) => ({
    title: word,
    vip: 'VIP',
    hello: `{{name}}: ${word}`,
    ...(language === 'en' ? { game_one: '{{count}} game' } : {}),
    ...(language === 'pt' ? { game_one: '{{count}} jogo', game_many: '{{count}} de jogos' } : {}),
    game_other: `{{count}} ${word}`,
    ...changes[language],
  });
  for (const [language, word] of Object.entries({ en: 'File', ...TRANSLATED })) {
    write(`libs/games/src/labels/${language}.json`, JSON.stringify(file(language, word)));
  }
  write('libs/games/same-labels.json', JSON.stringify(['VIP']));
}

describe('labels', () => {
  it('accepts seven complete languages, each with its own plural forms', () => {
    writeLabels();
    expect(checkLabels(root)).toEqual([]);
  });

  it.each([
    ['a missing key', { th: { title: undefined } }, 'th.json: "title" is missing'],
    ['a missing plural form', { pt: { game_many: undefined } }, 'pt.json: "game_many" is missing'],
    ['a key that English lacks', { ja: { more: '他' } }, 'ja.json: "more" is not in English'],
    [
      'a text left in English',
      { vi: { title: 'File' } },
      'vi.json: "title" is still English ("File")',
    ],
    ['a lost placeholder', { cn: { hello: '你好' } }, 'cn.json: "hello" has the placeholders ""'],
    ['an empty text', { tw: { title: ' ' } }, 'tw.json: "title" is empty'],
    [
      'a mark of the generator',
      { en: { title: '[translate] File' } },
      'en.json: "title" is not translated',
    ],
  ])('refuses %s', (_what, changes, problem) => {
    writeLabels(changes);
    expect(checkLabels(root)).toEqual([
      expect.stringContaining(`libs/games/src/labels/${problem}`),
    ]);
  });

  it('refuses a language that has no file', () => {
    writeLabels();
    rmSync(path.join(root, 'libs/games/src/labels/th.json'));
    expect(checkLabels(root)).toEqual(['libs/games/src/labels/th.json is missing']);
  });
});

describe('style sheets', () => {
  it('accepts tokens, shades of any colour and masks', () => {
    const css = `a { color: var(--text); background: rgb(var(--scrim) / 0.5); white-space: nowrap;
      box-shadow: inset 0 1px 0 #ffffff2e; mask: linear-gradient(#000, transparent); /* #123456 */
      background: url("#fade"); border-color: currentColor; }`;
    write('libs/ui-kit/src/tile.module.css', css);
    expect(checkCss(root)).toEqual([]);
  });

  it.each([
    'color: #fff',
    'background: rgb(1 2 3)',
    'border: 1px solid gold',
    'box-shadow: 0 0 4px #123456',
  ])('refuses %s', (declaration) => {
    write('libs/ui-kit/src/tile.module.css', `a {\n  ${declaration};\n}\n`);
    expect(checkCss(root)).toEqual([
      expect.stringContaining('libs/ui-kit/src/tile.module.css:2: '),
    ]);
  });

  it('refuses a sheet of more than 300 lines', () => {
    write('libs/ui-kit/src/tile.module.css', '\n'.repeat(301));
    expect(checkCss(root)).toEqual([expect.stringContaining('301 lines')]);
  });
});
