import type { BrandCode, Texts } from '../brands/brands';
import type { Category } from './games';

export const CATEGORY_NAMES: Readonly<Record<Category, Texts>> = {
  RNG: {
    VI: 'Nổ hũ',
    EN: 'Slots',
    CN: '电子',
    TW: '電子',
    JA: 'スロット',
    TH: 'สล็อต',
    PT: 'Slots',
  },
  LIVE: {
    VI: 'Casino trực tuyến',
    EN: 'Live casino',
    CN: '真人',
    TW: '真人',
    JA: 'ライブカジノ',
    TH: 'คาสิโนสด',
    PT: 'Cassino ao vivo',
  },
  FISH: {
    VI: 'Bắn cá',
    EN: 'Fishing',
    CN: '捕鱼',
    TW: '捕魚',
    JA: 'フィッシング',
    TH: 'ยิงปลา',
    PT: 'Pescaria',
  },
  PVP: {
    VI: 'Game bài',
    EN: 'Card games',
    CN: '棋牌',
    TW: '棋牌',
    JA: 'カードゲーム',
    TH: 'เกมไพ่',
    PT: 'Cartas',
  },
  SPORTS: {
    VI: 'Thể thao',
    EN: 'Sports',
    CN: '体育',
    TW: '體育',
    JA: 'スポーツ',
    TH: 'กีฬา',
    PT: 'Esportes',
  },
  ESPORTS: {
    VI: 'E-sports',
    EN: 'Esports',
    CN: '电竞',
    TW: '電競',
    JA: 'eスポーツ',
    TH: 'อีสปอร์ต',
    PT: 'E-sports',
  },
  LOTT: {
    VI: 'Xổ số',
    EN: 'Lottery',
    CN: '彩票',
    TW: '彩票',
    JA: '宝くじ',
    TH: 'หวย',
    PT: 'Loteria',
  },
  COCKFIGHT: {
    VI: 'Đá gà',
    EN: 'Cockfighting',
    CN: '斗鸡',
    TW: '鬥雞',
    JA: '闘鶏',
    TH: 'ไก่ชน',
    PT: 'Rinha de galo',
  },
};

/** Tab order, defined by the platform (D2 §2). */
export const CATEGORY_ORDER: Readonly<Record<BrandCode, readonly Category[]>> = {
  aurora: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'COCKFIGHT'],
  jade: ['RNG', 'LIVE', 'SPORTS', 'PVP', 'FISH', 'ESPORTS', 'LOTT', 'COCKFIGHT'],
  ember: ['RNG', 'FISH', 'LIVE', 'PVP', 'LOTT', 'SPORTS', 'ESPORTS', 'COCKFIGHT'],
};
