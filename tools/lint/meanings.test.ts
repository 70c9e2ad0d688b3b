import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkMeanings } from './check-meanings.mjs';
import { LANGUAGES } from './word-groups.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'meanings-'));
});
afterEach(() => rmSync(root, { recursive: true }));

type Texts = Record<(typeof LANGUAGES)[number], string>;

const HOME: Texts = {
  VI: 'Trang chủ',
  EN: 'Home',
  CN: '首页',
  TW: '首頁',
  JA: 'ホーム',
  TH: 'หน้าแรก',
  PT: 'Início',
};

/** Writes labels of a library in seven languages. */
function labels(byKey: Record<string, Texts>) {
  for (const language of LANGUAGES) {
    const dir = path.join(root, `libs/games/src/labels/${language.toLowerCase()}`);
    mkdirSync(dir, { recursive: true });
    const texts = Object.entries(byKey).map(([key, text]) => [key, text[language]]);
    writeFileSync(path.join(dir, 'games.json'), JSON.stringify(Object.fromEntries(texts)));
  }
}

const HOST: Texts = { ...HOME, VI: 'Chủ nhà', JA: '本拠' };

it('accepts one translation of one English text', () => {
  labels({ a: HOME, b: HOME, c: { ...HOST, EN: 'Home team' } });
  expect(checkMeanings(root, [])).toEqual([]);
});

it('finds the same English with another translation, in each language', () => {
  labels({ a: HOME, b: HOME, c: HOST });
  expect(checkMeanings(root, [])).toEqual([
    'games/c: VI "Chủ nhà" for "Home", but "Trang chủ" in games/a',
    'games/c: JA "本拠" for "Home", but "ホーム" in games/a',
  ]);
});

describe('no other translation is', () => {
  it('an ending that Portuguese agrees with a noun', () => {
    const all = { ...HOME, EN: 'All', PT: 'Todos' };
    labels({ a: all, b: { ...all, PT: 'Todas' } });
    expect(checkMeanings(root, [])).toEqual([]);
    labels({ a: all, b: { ...all, PT: 'Tudo' } });
    expect(checkMeanings(root, [])).toHaveLength(1);
  });

  it('another form of a word of the glossary', () => {
    const deposit = { ...HOME, EN: 'Deposit', PT: 'Depositar' };
    labels({ a: deposit, b: { ...deposit, PT: 'Depósito' } });
    expect(checkMeanings(root, [])).toEqual([]);
  });
});

describe('an entry of the table', () => {
  const entry = (...names: string[]) => [{ why: 'the team that plays at home', labels: names }];

  it('tells its labels apart from the others', () => {
    labels({ a: HOME, b: HOST, c: HOST });
    expect(checkMeanings(root, entry('games/b', 'games/c'))).toEqual([]);
  });

  it('has one translation for its labels too', () => {
    labels({ a: HOME, b: HOST, c: { ...HOST, VI: 'Nhà' } });
    expect(checkMeanings(root, entry('games/b', 'games/c'))).toEqual([
      'games/c: VI "Nhà" for "Home", but "Chủ nhà" in games/b',
    ]);
  });

  it('is refused where it tells nothing apart', () => {
    labels({ a: HOME, b: HOME });
    expect(checkMeanings(root, entry('games/b', 'games/none'))).toEqual([
      'meanings.data.mjs: games/b has no meaning of its own: delete it',
      'meanings.data.mjs: games/none has no meaning of its own: delete it',
    ]);
  });
});
