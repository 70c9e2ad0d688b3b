import type { Texts } from '../brands/brands';

/** Draw format: 27 prizes (north), 18 (south and centre), or one of five digits. */
export type DrawFormat = 'NORTH' | 'SOUTH' | 'FIVE';
type LotteryArea = 'NORTH' | 'CENTRE' | 'SOUTH' | 'FAST';

/** Weekdays (0 is Sunday) with a minute of the day, in Vietnam's time; or a fixed interval. */
export type DrawSchedule = { days: readonly number[]; minute: number } | { everyMs: number };

export interface Lottery {
  code: string;
  area: LotteryArea;
  format: DrawFormat;
  schedule: DrawSchedule;
  /** Milliseconds before the draw at which betting closes. */
  closesMs: number;
  names: Texts;
}

const MINUTE_MS = 60_000;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Draw time by area: 18:15, 17:15, 16:15. */
const DRAWN = { NORTH: 18 * 60 + 15, CENTRE: 17 * 60 + 15, SOUTH: 16 * 60 + 15 } as const;

type Spoken = [VI: string, EN: string, CN: string, TW: string, JA: string, TH: string, PT: string];

const textsOf = ([VI, EN, CN, TW, JA, TH, PT]: Spoken): Texts => ({ VI, EN, CN, TW, JA, TH, PT });

const daily = (
  code: string,
  area: keyof typeof DRAWN,
  days: readonly number[],
  ...names: Spoken
): Lottery => ({
  code,
  area,
  format: area === 'NORTH' ? 'NORTH' : 'SOUTH',
  schedule: { days, minute: DRAWN[area] },
  closesMs: 15 * MINUTE_MS,
  names: textsOf(names),
});

const fast = (code: string, format: DrawFormat, minutes: number, ...names: Spoken): Lottery => ({
  code,
  area: 'FAST',
  format,
  schedule: { everyMs: minutes * MINUTE_MS },
  closesMs: minutes * 5_000,
  names: textsOf(names),
});

/** Lotteries in display order. */
// oxfmt-ignore
export const LOTTERIES: readonly Lottery[] = [
  daily('VN_NORTH', 'NORTH', EVERY_DAY, 'Miền Bắc', 'Northern Vietnam', '越南北部', '越南北部', 'ベトナム北部', 'เวียดนามเหนือ', 'Norte do Vietnã'),
  daily('VN_DA_NANG', 'CENTRE', [3, 6], 'Đà Nẵng', 'Da Nang', '岘港', '峴港', 'ダナン', 'ดานัง', 'Da Nang'),
  daily('VN_KHANH_HOA', 'CENTRE', [0, 3], 'Khánh Hòa', 'Khanh Hoa', '庆和', '慶和', 'カインホア', 'คั้ญฮหว่า', 'Khanh Hoa'),
  daily('VN_HUE', 'CENTRE', [0, 1], 'Huế', 'Hue', '顺化', '順化', 'フエ', 'เว้', 'Hue'),
  daily('VN_QUANG_NAM', 'CENTRE', [2], 'Quảng Nam', 'Quang Nam', '广南', '廣南', 'クアンナム', 'กว๋างนาม', 'Quang Nam'),
  daily('VN_BINH_DINH', 'CENTRE', [4], 'Bình Định', 'Binh Dinh', '平定', '平定', 'ビンディン', 'บิ่ญดิ่ญ', 'Binh Dinh'),
  daily('VN_GIA_LAI', 'CENTRE', [5], 'Gia Lai', 'Gia Lai', '嘉莱', '嘉萊', 'ザライ', 'ซาลาย', 'Gia Lai'),
  daily('VN_HO_CHI_MINH', 'SOUTH', [1, 6], 'TP. Hồ Chí Minh', 'Ho Chi Minh City', '胡志明市', '胡志明市', 'ホーチミン市', 'นครโฮจิมินห์', 'Cidade de Ho Chi Minh'),
  daily('VN_BEN_TRE', 'SOUTH', [2], 'Bến Tre', 'Ben Tre', '槟椥', '檳椥', 'ベンチェ', 'เบ๊นแจ', 'Ben Tre'),
  daily('VN_CAN_THO', 'SOUTH', [3], 'Cần Thơ', 'Can Tho', '芹苴', '芹苴', 'カントー', 'เกิ่นเทอ', 'Can Tho'),
  daily('VN_TAY_NINH', 'SOUTH', [4], 'Tây Ninh', 'Tay Ninh', '西宁', '西寧', 'タイニン', 'เต็ยนิญ', 'Tay Ninh'),
  daily('VN_VINH_LONG', 'SOUTH', [5], 'Vĩnh Long', 'Vinh Long', '永隆', '永隆', 'ヴィンロン', 'หวิญล็อง', 'Vinh Long'),
  daily('VN_TIEN_GIANG', 'SOUTH', [0], 'Tiền Giang', 'Tien Giang', '前江', '前江', 'ティエンザン', 'เตี่ยนซาง', 'Tien Giang'),
  fast('VN_FAST_1', 'NORTH', 1, 'Quay nhanh 1 phút', 'Fast draw, 1 minute', '极速开奖 1 分钟', '極速開獎 1 分鐘', '1分ファストドロー', 'ออกรางวัลเร็ว 1 นาที', 'Sorteio rápido, 1 minuto'),
  fast('VN_FAST_5', 'SOUTH', 5, 'Quay nhanh 5 phút', 'Fast draw, 5 minutes', '极速开奖 5 分钟', '極速開獎 5 分鐘', '5分ファストドロー', 'ออกรางวัลเร็ว 5 นาที', 'Sorteio rápido, 5 minutos'),
  fast('VN_FIVE_3', 'FIVE', 3, 'Năm chữ số 3 phút', 'Five digits, 3 minutes', '五位数 3 分钟', '五位數 3 分鐘', '3分5桁ドロー', 'ห้าหลัก 3 นาที', 'Cinco dígitos, 3 minutos'),
];
