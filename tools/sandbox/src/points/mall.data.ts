import type { Texts } from '../brands/brands';

export interface MallReward {
  id: string;
  type: 'CASH' | 'ITEM' | 'TICKET';
  /** Points. */
  cost: number;
  /** For `CASH`: units of about one dollar (`BRAND_UNIT`). */
  units?: number;
  /** Initial stock; unlimited if absent. */
  stock?: number;
  limitPerDay: number;
  image: string;
  title: Texts;
}

/** Rewards by kind, cheapest first. `{amount}` is an amount in the brand's currency. */
// oxfmt-ignore
export const MALL_REWARDS: readonly MallReward[] = [
  { id: 'cash-1', type: 'CASH', cost: 200, units: 1, limitPerDay: 5, image: '/cdn/promo/coins', title: {
    VI: '{amount} tiền mặt', EN: '{amount} in cash', CN: '{amount} 现金', TW: '{amount} 現金', JA: '現金{amount}', TH: 'เงินสด {amount}', PT: '{amount} em dinheiro' } },
  { id: 'cash-5', type: 'CASH', cost: 950, units: 5, limitPerDay: 2, image: '/cdn/promo/purse', title: {
    VI: '{amount} tiền mặt', EN: '{amount} in cash', CN: '{amount} 现金', TW: '{amount} 現金', JA: '現金{amount}', TH: 'เงินสด {amount}', PT: '{amount} em dinheiro' } },
  { id: 'cash-20', type: 'CASH', cost: 3_600, units: 20, limitPerDay: 1, image: '/cdn/promo/treasure', title: {
    VI: '{amount} tiền mặt', EN: '{amount} in cash', CN: '{amount} 现金', TW: '{amount} 現金', JA: '現金{amount}', TH: 'เงินสด {amount}', PT: '{amount} em dinheiro' } },
  { id: 'mug', type: 'ITEM', cost: 1_500, stock: 40, limitPerDay: 1, image: '/cdn/promo/gift', title: {
    VI: 'Ca tráng men', EN: 'Enamel mug', CN: '搪瓷马克杯', TW: '琺瑯馬克杯', JA: 'ほうろうマグカップ', TH: 'แก้วมัคเคลือบ', PT: 'Caneca esmaltada' } },
  { id: 'bottle', type: 'ITEM', cost: 2_400, stock: 25, limitPerDay: 1, image: '/cdn/promo/parcel', title: {
    VI: 'Bình giữ nhiệt 500 ml', EN: 'Insulated bottle, 500 ml', CN: '500 毫升保温杯', TW: '500 毫升保溫瓶', JA: '保温ボトル500ml', TH: 'กระบอกน้ำเก็บอุณหภูมิ 500 มล.', PT: 'Garrafa térmica de 500 ml' } },
  { id: 'tea-set', type: 'ITEM', cost: 4_500, stock: 0, limitPerDay: 1, image: '/cdn/promo/gift', title: {
    VI: 'Bộ ấm trà gốm', EN: 'Stoneware tea set', CN: '陶瓷茶具', TW: '陶瓷茶具', JA: '陶器の茶器セット', TH: 'ชุดน้ำชาเซรามิก', PT: 'Jogo de chá em cerâmica' } },
  { id: 'power-bank', type: 'ITEM', cost: 6_000, stock: 12, limitPerDay: 1, image: '/cdn/promo/parcel', title: {
    VI: 'Sạc dự phòng 10.000 mAh', EN: 'Power bank, 10,000 mAh', CN: '10000 mAh 移动电源', TW: '10000 mAh 行動電源', JA: 'モバイルバッテリー10000mAh', TH: 'พาวเวอร์แบงก์ 10,000 mAh', PT: 'Carregador portátil de 10.000 mAh' } },
  { id: 'draw', type: 'TICKET', cost: 150, stock: 500, limitPerDay: 2, image: '/cdn/promo/draw', title: {
    VI: 'Vé quay thưởng cuối tuần', EN: 'Weekend draw ticket', CN: '周末抽奖券', TW: '週末抽獎券', JA: '週末抽選券', TH: 'ตั๋วชิงรางวัลสุดสัปดาห์', PT: 'Bilhete do sorteio de fim de semana' } },
  { id: 'cinema', type: 'TICKET', cost: 2_000, stock: 60, limitPerDay: 2, image: '/cdn/promo/cinema', title: {
    VI: 'Vé xem phim', EN: 'Cinema ticket', CN: '电影票', TW: '電影票', JA: '映画チケット', TH: 'ตั๋วชมภาพยนตร์', PT: 'Ingresso de cinema' } },
];
