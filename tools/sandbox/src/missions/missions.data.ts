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

/** Missions. None requires daily play or a streak; progress is kept until the period ends. */
// oxfmt-ignore
export const MISSIONS: readonly Mission[] = [
  { id: 'day-rounds', period: 'DAY', measure: 'BETS', target: 20, reward: 0.2, title: {
    VI: 'Chơi {target} ván trong ngày', EN: 'Play {target} rounds in a day', CN: '一天内玩满 {target} 局', TW: '一天內玩滿 {target} 局', JA: '1日に{target}ラウンドプレイ', TH: 'เล่น {target} รอบในหนึ่งวัน', PT: 'Jogue {target} rodadas em um dia' } },
  { id: 'day-kinds', period: 'DAY', measure: 'PRODUCTS', target: 2, reward: 0.2, title: {
    VI: 'Chơi {target} thể loại trò chơi trong ngày', EN: 'Play {target} kinds of game in a day', CN: '一天内玩满 {target} 类游戏', TW: '一天內玩滿 {target} 類遊戲', JA: '1日に{target}種類のゲームをプレイ', TH: 'เล่นเกม {target} ประเภทในหนึ่งวัน', PT: 'Jogue {target} tipos de jogo em um dia' } },
  { id: 'week-days', period: 'WEEK', measure: 'DAYS', target: 3, reward: 0.8, title: {
    VI: 'Chơi {target} ngày bất kỳ trong tuần', EN: 'Play on any {target} days in a week', CN: '一周内任意 {target} 天有游戏', TW: '一週內任 {target} 天遊玩', JA: '1週間に{target}日プレイ', TH: 'เล่น {target} วันใดก็ได้ในสัปดาห์', PT: 'Jogue em {target} dias da semana' } },
  { id: 'week-stake', period: 'WEEK', measure: 'STAKE', target: 100, reward: 1, title: {
    VI: 'Đạt {target} cược hợp lệ trong tuần', EN: 'Place {target} in valid bets in a week', CN: '一周内有效投注满 {target}', TW: '一週內有效投注滿 {target}', JA: '1週間で有効ベット{target}を達成', TH: 'ทำยอดเดิมพันที่มีผล {target} ในหนึ่งสัปดาห์', PT: 'Faça {target} em apostas válidas na semana' } },
  { id: 'week-kinds', period: 'WEEK', measure: 'PRODUCTS', target: 4, reward: 1, title: {
    VI: 'Chơi {target} thể loại trò chơi trong tuần', EN: 'Play {target} kinds of game in a week', CN: '一周内玩满 {target} 类游戏', TW: '一週內玩滿 {target} 類遊戲', JA: '1週間に{target}種類のゲームをプレイ', TH: 'เล่นเกม {target} ประเภทในหนึ่งสัปดาห์', PT: 'Jogue {target} tipos de jogo em uma semana' } },
  { id: 'month-days', period: 'MONTH', measure: 'DAYS', target: 8, reward: 3, title: {
    VI: 'Chơi {target} ngày bất kỳ trong tháng', EN: 'Play on any {target} days in a month', CN: '一个月内任意 {target} 天有游戏', TW: '一個月內任 {target} 天遊玩', JA: '1か月に{target}日プレイ', TH: 'เล่น {target} วันใดก็ได้ในเดือน', PT: 'Jogue em {target} dias do mês' } },
  { id: 'month-rounds', period: 'MONTH', measure: 'BETS', target: 300, reward: 3, title: {
    VI: 'Chơi {target} ván trong tháng', EN: 'Play {target} rounds in a month', CN: '一个月内玩满 {target} 局', TW: '一個月內玩滿 {target} 局', JA: '1か月に{target}ラウンドプレイ', TH: 'เล่น {target} รอบในหนึ่งเดือน', PT: 'Jogue {target} rodadas em um mês' } },
  { id: 'month-stake', period: 'MONTH', measure: 'STAKE', target: 600, reward: 5, title: {
    VI: 'Đạt {target} cược hợp lệ trong tháng', EN: 'Place {target} in valid bets in a month', CN: '一个月内有效投注满 {target}', TW: '一個月內有效投注滿 {target}', JA: '1か月で有効ベット{target}を達成', TH: 'ทำยอดเดิมพันที่มีผล {target} ในหนึ่งเดือน', PT: 'Faça {target} em apostas válidas no mês' } },
];

/** Note below the leader board. */
export const BOARD_NOTE: Texts = {
  VI: 'Tất cả tài khoản ở đây là tài khoản demo. Thứ hạng tính theo cược hợp lệ trong tuần và không có phần thưởng.',
  EN: 'All accounts here are demo accounts. Ranked by this week’s valid bets. There are no prizes.',
  CN: '此处的账号均为演示账号。排名按本周有效投注计算，不附带任何奖励。',
  TW: '此處的帳號皆為示範帳號。排名依本週有效投注計算，不附帶任何獎勵。',
  JA: 'ここに並ぶアカウントはすべてデモ用です。順位は今週の有効ベットによるもので、賞品はありません。',
  TH: 'บัญชีทั้งหมดที่นี่เป็นบัญชีสาธิต อันดับคิดตามยอดเดิมพันที่มีผลของสัปดาห์ และไม่มีของรางวัล',
  PT: 'Todas as contas aqui são contas de demonstração. O ranking segue as apostas válidas da semana e não dá prêmios.',
};
