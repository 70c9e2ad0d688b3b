import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLabels } from './check-labels.mjs';
import { checkLinks } from './check-links.mjs';
import { checkReferences } from './check-references.mjs';
import { checkFolders } from './check-folders.mjs';
import { runChecks } from './checks.mjs';

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

/** Writes complete labels of a library and code that shows them, with changes to one language. */
function writeLabels(changes: Record<string, Record<string, string | undefined>> = {}) {
  const file = (language: string, word: string) => ({
    title: word,
    vip: 'VIP',
    hello: `{{name}}: ${word}`,
    ...(language === 'en' ? { game_one: '{{count}} game' } : {}),
    ...(language === 'pt' ? { game_one: '{{count}} jogo', game_many: '{{count}} de jogos' } : {}),
    game_other: `{{count}}${language === 'ja' ? '' : ' '}${word}`,
    ...changes[language],
  });
  for (const [language, word] of Object.entries({ en: 'File', ...TRANSLATED })) {
    write(`libs/games/src/labels/${language}/games.json`, JSON.stringify(file(language, word)));
  }
  write('libs/games/same-labels.json', JSON.stringify(['VIP']));
  write('libs/games/src/list.tsx', "[t('title'), t('games:vip'), t(\"hello\"), t('game')]");
}

/** One more label in every language. */
const added = () =>
  Object.fromEntries(
    Object.entries({ en: 'File', ...TRANSLATED }).map(([language, word]) => [
      language,
      { 'more.tip.text': word },
    ]),
  );

describe('labels', () => {
  it('accepts seven complete languages, each with its own plural forms', () => {
    writeLabels();
    expect(checkLabels(root)).toEqual([]);
  });

  it.each([
    ['a missing key', { th: { title: undefined } }, 'th/games.json: "title" is missing'],
    [
      'a missing plural form',
      { pt: { game_many: undefined } },
      'pt/games.json: "game_many" is missing',
    ],
    ['a key that English lacks', { ja: { more: '他' } }, 'ja/games.json: "more" is not in English'],
    [
      'a text left in English',
      { vi: { title: 'File' } },
      'vi/games.json: "title" is still English ("File")',
    ],
    [
      'a lost placeholder',
      { cn: { hello: '你好' } },
      'cn/games.json: "hello" has the placeholders ""',
    ],
    ['an empty text', { tw: { title: ' ' } }, 'tw/games.json: "title" is empty'],
    [
      'a mark of the generator',
      { en: { title: '[translate] File' } },
      'en/games.json: "title" is not translated',
    ],
  ])('refuses %s', (_what, changes, problem) => {
    writeLabels(changes);
    expect(checkLabels(root)).toEqual([
      expect.stringContaining(`libs/games/src/labels/${problem}`),
    ]);
  });

  it.each([
    ['no code', undefined],
    ['only its first word in code', "t('more')"],
    ['another namespace in code', "t('live:more.tip.text')"],
    ['a longer key in code', "t('more.tip.texts')"],
  ])('refuses a label with %s', (_what, code = '') => {
    writeLabels(added());
    write('libs/games/src/more.tsx', code);
    expect(checkLabels(root)).toEqual([
      'libs/games/src/labels/en/games.json: "more.tip.text" is in no code',
    ]);
  });

  it('refuses a label that only tests and stories show', () => {
    writeLabels(added());
    for (const file of ['more.test.ts', 'more.stories.tsx', 'more.setup.ts'])
      write(`libs/games/src/${file}`, "t('more.tip.text')");
    expect(checkLabels(root)).toHaveLength(1);
  });

  it.each([
    't(`more.${one}`)',
    't(`games:more.tip.${one}`)',
    't(`more.t${one}`)',
    "part('more.tip')",
  ])('accepts a label that the code builds: %s', (code) => {
    writeLabels(added());
    write('libs/games/src/more.tsx', code);
    expect(checkLabels(root)).toEqual([]);
  });

  it('refuses a language that has no file', () => {
    writeLabels();
    rmSync(path.join(root, 'libs/games/src/labels/th/games.json'));
    expect(checkLabels(root)).toEqual(['libs/games/src/labels/th/games.json is missing']);
  });

  it('refuses a namespace of two libraries', () => {
    writeLabels();
    for (const language of ['en', 'vi', 'cn', 'tw', 'ja', 'th', 'pt'])
      write(`libs/shell/src/labels/${language}/games.json`, '{}');
    expect(checkLabels(root)).toEqual([
      'libs/shell/src/labels/en/games.json has the name of a file of libs/games',
    ]);
  });
});

/** Numbers are interpolated; a literal reference would be checked in this file too. */
describe('references', () => {
  beforeEach(() => {
    write('docs/decisions/README.md', '[004](004-a.md), [011](011-b.md)');
    write('docs/decisions/004-a.md', '# 004 A');
    write('docs/decisions/011-b.md', '# 011 B');
    write('docs/behaviours/d1-4.md', '# Behaviours');
    write('docs/behaviours/d2-9.md', '# Behaviours');
  });

  it.each([
    `(decision ${4})`,
    `[decision ${'011'}](x)`,
    `(decisions ${4} and ${11})`,
    `Decisions ${4},\n * ${11}`,
    `(D${1} §4, D${2} §9)`,
    'a decision, 99 others, and RFC 9110 §10',
  ])('accepts %j', (text) => {
    write('libs/core/src/a.ts', `/** ${text} */`);
    expect(checkReferences(root)).toEqual([]);
  });

  it.each([
    ['a decision', `(decision ${5})`, 'decision 5 has no record in docs/decisions'],
    ['the second of a list', `(decisions ${4} and ${12})`, 'decision 12 has no record'],
    ['a number on the next line', `decision\n * ${6}`, 'decision 6 has no record'],
    ['a section', `(D${1} §5)`, 'D1 §5 has no page docs/behaviours/d1-5.md'],
    ['the second section of a list', `D${1} §4,\n // §8`, 'D1 §8 has no page'],
    ['a section of another document', `D${3} §4`, `D${3} §4 has no page`],
  ])('finds %s without a target', (_what, text, problem) => {
    write('libs/core/src/a.ts', `\n/** ${text} */`);
    expect(checkReferences(root)).toEqual([
      expect.stringContaining(`libs/core/src/a.ts:2: ${problem}`),
    ]);
  });

  it.each([
    'apps/opal/brand/brand.ts',
    'libs/core/src/a.module.css',
    'tools/run/a.mjs',
    'e2e/src/a.spec.ts',
    'docs/a.md',
    'README.md',
  ])('reads %s', (file) => {
    write(file, `decision ${7}`);
    expect(checkReferences(root)).toEqual([expect.stringContaining(`${file}:1: decision 7`)]);
  });

  it('finds a record that the index lacks, and two of one number', () => {
    write('docs/decisions/004-again.md', '# 004 Again');
    expect(checkReferences(root).toSorted()).toEqual([
      'docs/decisions/004-again.md has the number of another record',
      'docs/decisions/004-again.md is not listed in docs/decisions/README.md',
    ]);
  });
});

describe('links', () => {
  const LINKS = `[file](docs/a.md) ![picture](docs/a.png "A") [heading](docs/a.md#two-words)
[here](#top) [folder](docs) [outside](https://a.example/b) [named]: docs/none.md
\`[code](none.md)\`
\`\`\`
[fenced](none.md)
\`\`\`
[defined]: docs/a.md
# Top`;

  beforeEach(() => {
    write('docs/a.md', '# A\n\n## Two words\n');
    write('docs/a.png', '');
  });

  it('accepts files, folders, headings and other sites, and reads no code', () => {
    write('README.md', LINKS);
    expect(checkLinks(root)).toEqual([]);
  });

  it.each([
    ['a file', '[a](docs/b.md)', 'docs/b.md'],
    ['a path from another folder', '[a](../docs/a.md)', '../docs/a.md'],
    ['a heading', '[a](docs/a.md#three)', 'docs/a.md#three'],
    ['a heading of the same page', '[a](#three)', '#three'],
    ['a picture', '![a](docs/b.png)', 'docs/b.png'],
    ['a definition', '[a]: docs/b.md', 'docs/b.md'],
  ])('finds %s that is not there', (_what, link, target) => {
    write('README.md', `# A\n\n${link}\n`);
    expect(checkLinks(root)).toEqual([`README.md:3: the link to ${target} leads nowhere`]);
  });
});

describe('paths in backticks', () => {
  beforeEach(() => {
    write('libs/core/src/storage/keys.ts', '');
    write('libs/core/README.md', '');
    write('tools/sandbox/src/wallet/money.ts', '');
    write('apps/aurora/brand/brand.ts', '');
  });

  it.each([
    'libs/core/src/storage/keys.ts',
    'libs/core/src/storage/',
    'core/storage/keys.ts',
    'core/storage/keys',
    'core/README.md',
    'sandbox/wallet',
    'apps/*/brand/brand.ts',
    'other/folder/none.ts',
  ])('accepts %s', (named) => {
    write('docs/a.md', `# A\n\n\`${named}\`\n`);
    expect(checkLinks(root)).toEqual([]);
  });

  it.each([
    'libs/core/src/keys.ts',
    'core/keys.ts',
    'core/stor',
    'sandbox/money',
    'apps/*/brand.ts',
  ])('finds that there is no %s', (named) => {
    write('docs/a.md', `# A\n\n\`${named}\`\n`);
    expect(checkLinks(root)).toEqual([`docs/a.md:3: there is no ${named}`]);
  });
});

describe('folders of the sandbox', () => {
  const file = (name: string, ...imported: string[]) =>
    write(`tools/sandbox/src/${name}`, imported.map((one) => `import '${one}';\n`).join(''));

  it('accepts one direction, and tests that go back', () => {
    file('play/table.ts', '../wallet/bets', './launch', 'zod');
    file('wallet/bets.ts', './money');
    file('wallet/bets.test.ts', '../play/table');
    file('app.ts', './play/table');
    expect(checkFolders(root)).toEqual([]);
  });

  it('finds folders that import each other, over others and by type too', () => {
    file('play/table.ts', '../wallet/bets');
    file('wallet/bets.ts', '../jobs/schedule');
    write('tools/sandbox/src/jobs/schedule.ts', "import type { Table } from '../play/table';");
    expect(checkFolders(root)).toEqual([
      'tools/sandbox/src: folders import each other: jobs -> play -> wallet -> jobs ' +
        '(jobs/schedule.ts, play/table.ts, wallet/bets.ts)',
    ]);
  });

  it('finds a folder that imports the file which joins all folders', () => {
    file('rooms.ts', './play/table');
    write('tools/sandbox/src/play/table.ts', "const a = () => import('../rooms');");
    expect(checkFolders(root)).toHaveLength(1);
  });
});

it('the checks of `npm test` are these, and each tells its problems', () => {
  write('README.md', `[a](none.md) decision ${1}`);
  writeLabels({ tw: { title: '' }, vi: { title: 'Nhanh tay!' } });
  for (const [language, word] of Object.entries({ en: 'File', ...TRANSLATED })) {
    write(`libs/live/src/labels/${language}/live.json`, JSON.stringify({ title: word }));
  }
  write('tools/sandbox/src/a/a.ts', "import '../b/b';");
  write('tools/sandbox/src/b/b.ts', "import '../a/a';");
  expect(runChecks(root).map(({ name, problems }) => [name, problems.length])).toEqual([
    ['labels', 1],
    ['words', 1],
    ['meanings', 2],
    ['urging texts', 1],
    ['references', 1],
    ['links', 1],
    ['folders of the sandbox', 1],
  ]);
});
