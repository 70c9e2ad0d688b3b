import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkUrging, urgingIn } from './check-urging.mjs';
import { URGING } from './urging.data.mjs';
import { LANGUAGES } from './word-groups.mjs';

/** Urging, chasing and hurrying, as such texts are written: one for each pattern. */
const REFUSED = {
  VI: [
    'Đừng bỏ lỡ!',
    'Nhanh tay lên nào',
    'Nhanh lên!',
    'Chỉ còn hôm nay',
    'Cơ hội cuối cùng',
    'Gỡ lại ngay',
    'Chơi tiếp ngay',
    'Thêm một ván nữa nhé',
    'Suýt thắng rồi',
    'Nạp ngay',
  ],
  EN: [
    'Don’t miss it',
    'Hurry up!',
    'Last chance',
    'Act now',
    'While stocks last',
    'Ends soon',
    'Only {{n}} minutes left',
    'Win it back',
    'Get back your losses',
    'Chase your losses',
    'Keep playing',
    'One more spin?',
    'So close!',
    'Deposit now',
    'Guaranteed win',
  ],
  CN: [
    '切勿错过',
    '赶快参加',
    '最后机会',
    '轻松回本',
    '再来一局',
    '差一点就赢了',
    '立即充值',
    '稳赚不赔',
  ],
  TW: [
    '切勿錯過',
    '趕快參加',
    '最後機會',
    '輕鬆回本',
    '再來一局',
    '差一點就贏了',
    '立即儲值',
    '穩賺不賠',
  ],
  JA: [
    'お見逃しなく',
    'お急ぎください',
    'ラストチャンス',
    '残りわずか',
    '負けを取り返すチャンス',
    'もう一回プレイ',
    'あと少しで勝ち',
    '今すぐ入金',
    '必勝法',
  ],
  TH: [
    'อย่าพลาด',
    'รีบเลย',
    'โอกาสสุดท้าย',
    'เหลือเวลาอีกแค่ 5 นาที',
    'เอาคืนให้ได้',
    'เล่นต่อเลย',
    'อีกตาเดียว',
    'เกือบชนะแล้ว',
    'ฝากเลย',
    'ชนะแน่นอน',
  ],
  PT: [
    'Não perca esta chance',
    'Corra!',
    'Última chance',
    'Termina logo',
    'Restam só {{n}} minutos',
    'Recupere suas perdas',
    'Continue jogando',
    'Mais uma rodada',
    'Quase ganhou!',
    'Deposite já',
    'Ganho garantido',
  ],
} as const;

test.each(LANGUAGES)('texts that urge, chase or hurry in %s are found', (language) => {
  expect(REFUSED[language].filter((text) => urgingIn(language, text).length === 0)).toEqual([]);
});

const RULES = LANGUAGES.flatMap((language) =>
  URGING[language].map((pattern) => [language, pattern] as const),
);

test.each(RULES)('a text of %s is found by %s alone or among others', (language, pattern) => {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\{\{\w+\}\}/g, '{}');
  expect(REFUSED[language].filter((text) => pattern.test(plain(text)))).not.toEqual([]);
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
