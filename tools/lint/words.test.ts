import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkWords } from './check-words.mjs';
import { FOREIGN_WORDS } from './foreign-words.data.mjs';
import { GLOSSARY } from './glossary.data.mjs';
import { LANGUAGES } from './word-groups.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'words-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

type Texts = Record<(typeof LANGUAGES)[number], string>;

const DEPOSIT: Texts = {
  VI: 'Nạp tiền',
  EN: 'Deposit',
  CN: '存款',
  TW: '存款',
  JA: '入金',
  TH: 'ฝากเงิน',
  PT: 'Depositar',
};

const SENTENCE: Texts = {
  VI: 'Hãy liên hệ chăm sóc khách hàng.',
  EN: 'Contact customer service.',
  CN: '请联系客服。',
  TW: '請聯絡客服。',
  JA: 'カスタマーサポートにお問い合わせください。',
  TH: 'กรุณาติดต่อฝ่ายบริการลูกค้า',
  PT: 'Fale com o atendimento.',
};

/** Writes one label of a library in seven languages. */
function label(texts: Texts) {
  for (const language of LANGUAGES) {
    const file = `libs/games/src/labels/${language.toLowerCase()}/games.json`;
    write(file, JSON.stringify({ word: texts[language] }));
  }
}

/** Start of a problem with the label. */
const problemIn = (language: string) =>
  `libs/games/src/labels/${language.toLowerCase()}/games.json word: ${language} `;

describe('labels', () => {
  it.each([
    ['a word', DEPOSIT],
    ['a sentence', SENTENCE],
  ])('may be %s of the glossary', (_what, texts) => {
    label(texts);
    expect(checkWords(root)).toEqual([]);
  });

  it.each([
    ['VI', 'Gửi tiền'],
    ['CN', '入款'],
    ['TW', '加值'],
    ['JA', 'チャージ'],
    ['TH', 'เติมเงิน'],
    ['PT', 'Recarga'],
  ] as const)('in %s may not have "%s" for a deposit', (language, other) => {
    label({ ...DEPOSIT, [language]: other });
    expect(checkWords(root)).toEqual([
      expect.stringContaining(`${problemIn(language)}"${other}" has another word for "deposit"`),
    ]);
  });

  it.each([
    ['VI', 'Hãy liên hệ bộ phận trợ giúp.'],
    ['CN', '请联系帮助中心。'],
    ['TW', '請聯絡幫助中心。'],
    ['JA', 'ヘルプデスクにお問い合わせください。'],
    ['TH', 'กรุณาติดต่อศูนย์ช่วยเหลือ'],
    ['PT', 'Fale com a central de ajuda.'],
  ] as const)('in %s may not say customer service as "%s"', (language, other) => {
    label({ ...SENTENCE, [language]: other });
    expect(checkWords(root)).toEqual([
      expect.stringContaining(`"${other}" has another word for "customer service"`),
    ]);
  });

  it.each([
    ['EN', 'The picture is small', 'image'],
    ['EN', 'No answer came', 'we didn’t hear back'],
    ['EN', 'As many as you may have', 'the maximum number'],
    ['EN', 'The rule stands on its page', 'is'],
    ['EN', 'Paid by itself', 'automatically'],
    ['VI', 'Dùng tiền ảo', 'tiền chơi thử'],
    ['VI', 'Tạm khoá', 'khóa'],
    ['VI', 'Nhấn nút', 'chạm'],
    ['VI', 'Các thẻ sau', 'tab'],
    ['CN', '游戏账户', '账号'],
    ['TW', '遊戲列表', '清單'],
    ['TW', '查看牌照', '執照'],
    ['TW', '聊天室打不開', '開啟'],
    ['TW', '已到帳', '入帳'],
    ['TW', '訪問次數', '造訪'],
    ['TW', '無彈窗', '彈出視窗'],
    ['TW', '運行帳號', '執行'],
    ['TW', '收藏夾', '收藏'],
    ['JA', '5 件', 'no space'],
    ['JA', '{{amount}} を入金', 'no space'],
    ['JA', '段階 {{number}}', 'no space'],
    ['JA', '仮想アカウント', 'バーチャル'],
    ['JA', '無作為の番号', 'ランダム'],
    ['JA', 'ブラウザーの設定', 'ブラウザ'],
    ['JA', 'チームのメンバー', '会員'],
    ['JA', '終了しました.', 'full-width'],
    ['TH', 'โปรดลองใหม่', 'กรุณา'],
    ['TH', 'ตั้งวงเงินก่อนเล่น', 'ขีดจำกัด'],
    ['PT', 'Tente novamente', 'de novo'],
    ['PT', 'Neste aparelho', 'dispositivo'],
  ] as const)('in %s may not say "%s"', (language, text, instead) => {
    label({ ...DEPOSIT, EN: 'Something else', [language]: text });
    expect(checkWords(root)).toEqual([expect.stringMatching(`${text}.*write .*${instead}`)]);
  });

  it.each(['จ่ายค่าชมไลฟ์นี้ไหม', 'คุณหมายถึงรายการนี้หรือไม่'])(
    'in TH end a question in its mark: not "%s"',
    (text) => {
      label({ ...DEPOSIT, EN: 'Something else?', TH: text });
      expect(checkWords(root)).toEqual([expect.stringContaining(`TH "${text}": write`)]);
      label({ ...DEPOSIT, EN: 'See whether it is something else.', TH: 'ดูว่าใช่หรือไม่' });
      expect(checkWords(root)).toEqual([]);
    },
  );

  it('may not shout, and are NFC', () => {
    label({ ...DEPOSIT, EN: 'You won!', VI: 'Nạp tiền'.normalize('NFD') });
    expect(checkWords(root)).toEqual([
      expect.stringContaining('is not NFC'),
      expect.stringContaining('has an exclamation mark'),
    ]);
  });
});

describe('texts of the sandbox, of brands and of their pages', () => {
  const quoted = (texts: Texts) => LANGUAGES.map((language) => `'${texts[language]}'`);

  it.each(['tools/vite/x.ts', 'tools/publish/x.ts'])('are found in %s', (file) => {
    write(file, `const x = ${JSON.stringify({ ...SENTENCE, TH: 'โปรดติดต่อฝ่ายบริการลูกค้า' })};`);
    expect(checkWords(root)).toEqual([expect.stringContaining('write กรุณา')]);
  });

  it.each([
    ['an object', (texts: Texts) => JSON.stringify(texts)],
    [
      'an object of objects',
      (texts: Texts) =>
        JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, { a: [texts[one]] }]))),
    ],
    ['a call with seven texts', (texts: Texts) => `say('first', ${quoted(texts).join(', ')})`],
    [
      'a call with seven pairs',
      (texts: Texts) =>
        `all(${quoted(texts)
          .map((text) => `['x', ${text}]`)
          .join(', ')})`,
    ],
    [
      'templates',
      (texts: Texts) =>
        `({ ${LANGUAGES.map((one) => `${one}: (n) => \`\${n}${texts[one]}\``).join(', ')} })`,
    ],
  ])('are found in %s', (_what, source) => {
    write('tools/sandbox/src/x.data.ts', `export const x = ${source(SENTENCE)};`);
    write('apps/opal/brand/brand.ts', `export const x = ${source(SENTENCE)};`);
    expect(checkWords(root)).toEqual([]);
    write(
      'tools/sandbox/src/x.data.ts',
      `export const x = ${source({ ...SENTENCE, TH: 'ติดต่อ' })};`,
    );
    write('apps/opal/brand/brand.ts', `export const x = ${source({ ...SENTENCE, PT: 'Ligue.' })};`);
    expect(checkWords(root)).toEqual([
      expect.stringContaining('has another word for "customer service"'),
      expect.stringContaining('has another word for "customer service"'),
    ]);
  });
});

describe('the glossary', () => {
  it('has each word once, in seven languages', () => {
    const words = GLOSSARY.map(([english]) => english);
    expect(words).toEqual([...new Set(words)]);
    expect(GLOSSARY.flat().filter((form) => form === '')).toEqual([]);
  });

  it('refuses no word of its own', () => {
    const order = ['EN', 'VI', 'CN', 'TW', 'JA', 'TH', 'PT'] as const;
    const refused = GLOSSARY.flatMap((word) =>
      order.flatMap((language, i) =>
        String(word[i])
          .split('|')
          .filter((form) => FOREIGN_WORDS[language].some(([found]) => found.test(form))),
      ),
    );
    expect(refused).toEqual([]);
  });
});
