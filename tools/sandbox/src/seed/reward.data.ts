import type { BrandCode, Texts } from '../brands/brands';

/** Points given by the brand. */
export const SEED_GIFTS = [
  { account: 'player01', points: 2_400, daysAgo: 345, endsInDays: 20 },
  { account: 'vip01', points: 9_000, daysAgo: 200, endsInDays: 165 },
] as const;

/** Delivered items of the mall. */
export const SEED_ORDERS = [
  { account: 'player01', reward: 'mug', daysAgo: 340, address: '12 Example Street, Sample City' },
] as const;

/** Reward granted by an operator. Money in units of about one dollar; days relative to the day of seeding. */
interface SeedGrant {
  account: string;
  units: number;
  wagerMultiple: number;
  grantedDay: number;
  startDay: number;
  endDay: number;
  title: Texts;
}

const BIRTHDAY: Texts = {
  VI: 'Quà sinh nhật',
  EN: 'Birthday gift',
  CN: '生日礼金',
  TW: '生日禮金',
  JA: '誕生日ギフト',
  TH: 'ของขวัญวันเกิด',
  PT: 'Presente de aniversário',
};

const THANKS: Texts = {
  VI: 'Quà cảm ơn bạn đã góp ý',
  EN: 'Thank-you gift for your feedback',
  CN: '感谢您的建议',
  TW: '感謝您的建議',
  JA: 'ご意見・ご要望へのお礼',
  TH: 'ของขวัญขอบคุณสำหรับข้อเสนอแนะ',
  PT: 'Um agradecimento pelas suas sugestões',
};

const SURVEY: Texts = {
  VI: 'Quà trả lời khảo sát',
  EN: 'Survey reward',
  CN: '问卷答谢礼',
  TW: '問卷答謝禮',
  JA: 'アンケート回答のお礼',
  TH: 'ของขวัญสำหรับการตอบแบบสอบถาม',
  PT: 'Recompensa por responder à pesquisa',
};

const LOYALTY: Texts = {
  VI: 'Quà tri ân thành viên lâu năm',
  EN: 'Loyalty gift',
  CN: '老会员答谢礼',
  TW: '老會員答謝禮',
  JA: '長年のご利用へのお礼',
  TH: 'ของขวัญสำหรับสมาชิกที่อยู่กับเรามานาน',
  PT: 'Presente de fidelidade',
};

// oxfmt-ignore
export const SEED_GRANTS: readonly SeedGrant[] = [
  { account: 'player01', units: 2, wagerMultiple: 1, grantedDay: -2, startDay: -2, endDay: 6, title: THANKS },
  { account: 'player01', units: 4, wagerMultiple: 1, grantedDay: -1, startDay: 4, endDay: 11, title: BIRTHDAY },
  { account: 'player01', units: 1, wagerMultiple: 1, grantedDay: -14, startDay: -14, endDay: -7, title: SURVEY },
  { account: 'vip01', units: 40, wagerMultiple: 1, grantedDay: -3, startDay: -3, endDay: 12, title: LOYALTY },
  { account: 'vip01', units: 2, wagerMultiple: 1, grantedDay: -1, startDay: -1, endDay: 6, title: SURVEY },
];

/** Applications: one rejected, one event sign-up. */
// oxfmt-ignore
export const SEED_APPLICATIONS = [
  { account: 'player01', promo: 'new-player', status: 'rejected', reason: 'ACCOUNT_TOO_OLD', day: -9, endDay: null, remark: '' },
  { account: 'player01', promo: 'slots-event', status: 'signed', reason: null, day: -2, endDay: 5, remark: '' },
  { account: 'vip01', promo: 'new-player', status: 'rejected', reason: 'ACCOUNT_TOO_OLD', day: -12, endDay: null, remark: '' },
] as const;

/** Levels whose upgrade bonus was paid before the history begins. */
export const CLAIMED_UPGRADES: Readonly<Record<string, number>> = { player01: 1, vip01: 5 };

/** Friends of `player01`; `deposited` in units of about one dollar. */
// oxfmt-ignore
export const SEED_FRIENDS: Readonly<Record<BrandCode, readonly { name: string; daysAgo: number; deposited: number }[]>> = {
  aurora: [
    { name: 'hoamai21', daysAgo: 64, deposited: 20 },
    { name: 'tuanle88', daysAgo: 31, deposited: 12 },
    { name: 'ngocan05', daysAgo: 6, deposited: 0 },
  ],
  jade: [
    { name: 'emma2140', daysAgo: 58, deposited: 25 },
    { name: 'jacob774', daysAgo: 27, deposited: 15 },
    { name: 'olive390', daysAgo: 4, deposited: 0 },
  ],
  ember: [
    { name: 'yating08', daysAgo: 71, deposited: 40 },
    { name: 'weilun66', daysAgo: 22, deposited: 20 },
    { name: 'hsinyi23', daysAgo: 9, deposited: 0 },
  ],
};
