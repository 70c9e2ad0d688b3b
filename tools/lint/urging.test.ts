import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkUrging, urgingIn } from './check-urging.mjs';
import { URGING } from './urging.data.mjs';
import { LANGUAGES } from './word-groups.mjs';

/** Urging, chasing and hurrying, as such texts are written. */
const REFUSED = {
  VI: ['Đừng bỏ lỡ!', 'Nhanh tay lên nào', 'Gỡ lại ngay', 'Thêm một ván nữa nhé', 'Nạp ngay'],
  EN: [
    'Don’t miss it',
    'Hurry up!',
    'Win it back',
    'One more spin?',
    'Keep playing',
    'Deposit now',
    'Only {{n}} minutes left',
  ],
  CN: ['切勿错过', '赶快参加', '轻松回本', '再来一局', '立即充值'],
  TW: ['切勿錯過', '趕快參加', '輕鬆回本', '再來一局', '立即儲值'],
  JA: ['お見逃しなく', 'お急ぎください', '負けを取り返すチャンス', 'もう一回プレイ', '今すぐ入金'],
  TH: ['อย่าพลาด', 'รีบเลย', 'เอาคืนให้ได้', 'อีกตาเดียว', 'ฝากเลย'],
  PT: ['Não perca esta chance', 'Corra!', 'Recupere suas perdas', 'Mais uma rodada', 'Deposite já'],
} as const;

test.each(LANGUAGES)('texts that urge, chase or hurry in %s are found', (language) => {
  expect(REFUSED[language].filter((text) => urgingIn(language, text).length === 0)).toEqual([]);
});

test.each(LANGUAGES)('%s has patterns of its own', (language) => {
  expect(URGING[language].length).toBeGreaterThanOrEqual(8);
});

test.each([
  ['EN', 'Go on'],
  ['EN', 'You missed a call'],
  ['EN', 'There’s no need to hurry.'],
  ['EN', 'Deposit'],
  ['VI', 'Tiếp tục'],
  ['JA', 'もう一度確認'],
  ['PT', 'Continuar'],
] as const)('plain %s “%s” is let through', (language, text) => {
  expect(urgingIn(language, text)).toEqual([]);
});

test('a label that urges is named with its file, key and language', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'urging-'));
  for (const language of LANGUAGES) {
    const dir = path.join(root, 'libs/x/src/labels', language.toLowerCase());
    mkdirSync(dir, { recursive: true });
    const text = language === 'TH' ? 'โอกาสสุดท้าย' : 'x';
    writeFileSync(path.join(dir, 'x.json'), JSON.stringify({ a: 'x', b: text }));
  }
  const problems = checkUrging(root);
  rmSync(root, { recursive: true });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^libs\/x\/src\/labels\/x\.json b: TH urges, chases or hurries/);
});
