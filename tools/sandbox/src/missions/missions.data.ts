import type { Texts } from '../brands/brands';
import type { Period } from '../paging/periods';

/** Metric of a mission: valid stakes, rounds, days with a round, or categories played. */
export type Measure = 'STAKE' | 'BETS' | 'DAYS' | 'PRODUCTS';

export interface Mission {
  id: string;
  period: Period;
  measure: Measure;
  /** For `STAKE` in units of about one dollar (`BRAND_UNIT`). */
  target: number;
  /** Units. */
  reward: number;
  /** `{target}` is the number, or an amount in the brand's currency. */
  title: Texts;
}

/** No mission requires daily play or a streak; progress is kept until the period ends. */
// prettier-ignore
export const MISSIONS: readonly Mission[] = [
  { id: 'day-rounds', period: 'DAY', measure: 'BETS', target: 20, reward: 0.2, title: {
    VI: '{target} vòng chơi trong ngày', EN: '{target} rounds in a day', CN: '一天内 {target} 局', TW: '一天內 {target} 局', JA: '1日に{target}ラウンド', TH: '{target} รอบในหนึ่งวัน', PT: '{target} rodadas em um dia' } },
  { id: 'day-kinds', period: 'DAY', measure: 'PRODUCTS', target: 2, reward: 0.2, title: {
    VI: '{target} thể loại trò chơi trong ngày', EN: '{target} kinds of game in a day', CN: '一天内玩 {target} 类游戏', TW: '一天內玩 {target} 類遊戲', JA: '1日に{target}種類のゲーム', TH: 'เกม {target} ประเภทในหนึ่งวัน', PT: '{target} tipos de jogo em um dia' } },
  { id: 'week-days', period: 'WEEK', measure: 'DAYS', target: 3, reward: 0.8, title: {
    VI: '{target} ngày bất kỳ trong tuần', EN: 'Any {target} days of a week', CN: '一周内任意 {target} 天', TW: '一週內任意 {target} 天', JA: '1週間のうち好きな{target}日', TH: 'วันใดก็ได้ {target} วันในสัปดาห์', PT: 'Quaisquer {target} dias da semana' } },
  { id: 'week-stake', period: 'WEEK', measure: 'STAKE', target: 100, reward: 1, title: {
    VI: '{target} cược hợp lệ trong tuần', EN: '{target} of valid stakes in a week', CN: '一周内有效投注 {target}', TW: '一週內有效投注 {target}', JA: '1週間の有効ベット{target}', TH: 'เดิมพันที่ถูกต้อง {target} ในหนึ่งสัปดาห์', PT: '{target} em apostas válidas na semana' } },
  { id: 'week-kinds', period: 'WEEK', measure: 'PRODUCTS', target: 4, reward: 1, title: {
    VI: '{target} thể loại trò chơi trong tuần', EN: '{target} kinds of game in a week', CN: '一周内玩 {target} 类游戏', TW: '一週內玩 {target} 類遊戲', JA: '1週間に{target}種類のゲーム', TH: 'เกม {target} ประเภทในหนึ่งสัปดาห์', PT: '{target} tipos de jogo em uma semana' } },
  { id: 'month-days', period: 'MONTH', measure: 'DAYS', target: 8, reward: 3, title: {
    VI: '{target} ngày bất kỳ trong tháng', EN: 'Any {target} days of a month', CN: '一个月内任意 {target} 天', TW: '一個月內任意 {target} 天', JA: '1か月のうち好きな{target}日', TH: 'วันใดก็ได้ {target} วันในเดือน', PT: 'Quaisquer {target} dias do mês' } },
  { id: 'month-rounds', period: 'MONTH', measure: 'BETS', target: 300, reward: 3, title: {
    VI: '{target} vòng chơi trong tháng', EN: '{target} rounds in a month', CN: '一个月内 {target} 局', TW: '一個月內 {target} 局', JA: '1か月に{target}ラウンド', TH: '{target} รอบในหนึ่งเดือน', PT: '{target} rodadas em um mês' } },
  { id: 'month-stake', period: 'MONTH', measure: 'STAKE', target: 600, reward: 5, title: {
    VI: '{target} cược hợp lệ trong tháng', EN: '{target} of valid stakes in a month', CN: '一个月内有效投注 {target}', TW: '一個月內有效投注 {target}', JA: '1か月の有効ベット{target}', TH: 'เดิมพันที่ถูกต้อง {target} ในหนึ่งเดือน', PT: '{target} em apostas válidas no mês' } },
];

/** Note below the leader board. */
export const BOARD_NOTE: Texts = {
  VI: 'Tất cả tài khoản ở đây là tài khoản dùng thử của sandbox. Thứ hạng tính theo cược hợp lệ trong tuần, và không đem lại phần thưởng nào.',
  EN: 'All accounts here are demonstration accounts of a sandbox. The order follows valid stakes of the week, and it brings no prize.',
  CN: '此处的账户均为沙盒演示账户。排名按本周有效投注计算，不附带任何奖励。',
  TW: '此處的帳戶皆為沙盒示範帳戶。排名依本週有效投注計算，不附帶任何獎勵。',
  JA: 'ここに並ぶアカウントはすべてサンドボックスのデモ用です。順位は今週の有効ベットによるもので、賞品はありません。',
  TH: 'บัญชีทั้งหมดที่นี่เป็นบัญชีสาธิตของแซนด์บ็อกซ์ อันดับคิดตามเดิมพันที่ถูกต้องของสัปดาห์ และไม่มีของรางวัล',
  PT: 'Todas as contas aqui são contas de demonstração de um sandbox. A ordem segue as apostas válidas da semana e não dá prêmio algum.',
};
