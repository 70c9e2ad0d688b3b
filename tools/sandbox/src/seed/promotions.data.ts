import { inAllLanguages, type LocalisedText } from './text';

export interface SeedPromotion {
  id: string;
  /** Subject of the picture. */
  theme: 'gift' | 'treasure' | 'football' | 'tables' | 'sweets' | 'ocean' | 'draw' | 'privilege';
  daysAgo: number;
  promotionType: string;
  text: LocalisedText;
}

// prettier-ignore
/** Promotions with their reward and conditions. */
export const PROMOTIONS: readonly SeedPromotion[] = [
  { id: 'pr1', theme: 'gift', promotionType: 'new_player_promo', daysAgo: 21, text: inAllLanguages(
    ['[1] Thưởng chào mừng', '<p>Tài khoản mới có thể đăng ký nhận một khoản thưởng. Cần cược 5 lần khoản thưởng trước khi rút.</p><ul><li>Một lần cho mỗi người</li><li>Không cần nạp tiền</li></ul>'],
    ['[1] Welcome bonus', '<p>A new account may apply for a bonus. It is to be staked 5 times before a withdrawal.</p><ul><li>Once for each person</li><li>No deposit needed</li></ul>'],
    ['[1] 欢迎奖金', '<p>新账户可申请一笔奖金。提款前须完成奖金 5 倍的投注。</p><ul><li>每人一次</li><li>无需存款</li></ul>'],
    ['[1] 歡迎獎金', '<p>新帳戶可申請一筆獎金。提款前須完成獎金 5 倍的投注。</p><ul><li>每人一次</li><li>無需存款</li></ul>'],
    ['[1] ウェルカムボーナス', '<p>新しいアカウントはボーナスを申請できます。出金にはボーナスの5倍の賭けが必要です。</p><ul><li>お一人様一回</li><li>入金不要</li></ul>'],
    ['[1] โบนัสต้อนรับ', '<p>บัญชีใหม่ขอรับโบนัสได้ ต้องเดิมพัน 5 เท่าของโบนัสก่อนถอน</p><ul><li>หนึ่งครั้งต่อคน</li><li>ไม่ต้องฝากเงิน</li></ul>'],
    ['[1] Bônus de boas-vindas', '<p>Uma conta nova pode pedir um bônus. Ele deve ser apostado 5 vezes antes de sacar.</p><ul><li>Uma vez por pessoa</li><li>Sem depósito</li></ul>']) },
  { id: 'pr2', theme: 'treasure', promotionType: 'deposit_promo', daysAgo: 19, text: inAllLanguages(
    ['[2] Thưởng 20% khi nạp', '<p>Nhận thêm 20% cho một lần nạp mỗi tuần. Cần cược 8 lần tổng tiền nạp và thưởng trước khi rút.</p>'],
    ['[2] 20% on a deposit', '<p>20% more on one deposit a week. Deposit and bonus are to be staked 8 times before a withdrawal.</p>'],
    ['[2] 存款加赠 20%', '<p>每周一次存款加赠 20%。提款前须完成本金与赠金之和 8 倍的投注。</p>'],
    ['[2] 存款加贈 20%', '<p>每週一次存款加贈 20%。提款前須完成本金與贈金之和 8 倍的投注。</p>'],
    ['[2] 入金20%ボーナス', '<p>週に一度の入金に20%を加算します。出金には入金額とボーナスの合計の8倍の賭けが必要です。</p>'],
    ['[2] โบนัสฝาก 20%', '<p>เพิ่ม 20% สำหรับการฝากหนึ่งครั้งต่อสัปดาห์ ต้องเดิมพัน 8 เท่าของยอดฝากรวมโบนัสก่อนถอน</p>'],
    ['[2] 20% no depósito', '<p>20% a mais em um depósito por semana. Depósito e bônus devem ser apostados 8 vezes antes de sacar.</p>']) },
  { id: 'pr3', theme: 'football', promotionType: 'sport_promo', daysAgo: 16, text: inAllLanguages(
    ['[3] Hoàn cược bị hủy', '<p>Trận bị hoãn hoặc hủy: tiền cược được trả lại đầy đủ, không cần yêu cầu.</p>'],
    ['[3] Cancelled matches', '<p>When a match is put off or cancelled, the stake comes back in full, without asking.</p>'],
    ['[3] 取消赛事退还', '<p>赛事延期或取消时，投注额自动全额退还。</p>'],
    ['[3] 取消賽事退還', '<p>賽事延期或取消時，投注額自動全額退還。</p>'],
    ['[3] 中止試合の返金', '<p>試合が延期または中止になった場合、賭け金は自動的に全額戻ります。</p>'],
    ['[3] คืนเดิมพันแมตช์ที่ยกเลิก', '<p>เมื่อแมตช์เลื่อนหรือยกเลิก เดิมพันคืนเต็มจำนวนโดยไม่ต้องร้องขอ</p>'],
    ['[3] Partidas canceladas', '<p>Se a partida for adiada ou cancelada, a aposta volta inteira, sem pedido.</p>']) },
  { id: 'pr4', theme: 'tables', promotionType: 'live_promo', daysAgo: 29, text: inAllLanguages(
    ['[4] Hoàn trả 0,6% bàn trực tuyến', '<p>0,6% tiền cược hợp lệ tại bàn trực tuyến được trả mỗi thứ Hai. Không yêu cầu cược lại.</p>'],
    ['[4] 0.6% back at live tables', '<p>0.6% of valid stakes at live tables is paid every Monday. Nothing is asked for it.</p>'],
    ['[4] 真人返水 0.6%', '<p>真人有效投注的 0.6% 于每周一返还，无流水要求。</p>'],
    ['[4] 真人返水 0.6%', '<p>真人有效投注的 0.6% 於每週一返還，無流水要求。</p>'],
    ['[4] ライブテーブル0.6%還元', '<p>ライブテーブルの有効ベットの0.6%を毎週月曜に還元します。条件はありません。</p>'],
    ['[4] คืน 0.6% โต๊ะสด', '<p>คืน 0.6% ของเดิมพันที่ถูกต้องในโต๊ะสดทุกวันจันทร์ ไม่มีเงื่อนไข</p>'],
    ['[4] 0,6% de volta nas mesas', '<p>0,6% das apostas válidas nas mesas ao vivo é pago toda segunda. Sem exigências.</p>']) },
  { id: 'pr5', theme: 'sweets', promotionType: 'rng_promo', daysAgo: 33, text: inAllLanguages(
    ['[5] Giải đấu nổ hũ tháng', '<p>Xếp hạng theo số vòng chơi ở mức cược thấp nhất, nên ai cũng như nhau. Thể lệ nằm trong phần chi tiết.</p>'],
    ['[5] Monthly slots table', '<p>Ranked by rounds at the lowest stake, so that all are equal. The rules are in the details.</p>'],
    ['[5] 月度电子榜', '<p>按最低投注的局数排名，人人平等。规则见详情。</p>'],
    ['[5] 月度電子榜', '<p>按最低投注的局數排名，人人平等。規則見詳情。</p>'],
    ['[5] 月間スロットランキング', '<p>最低ベットでの回数で順位を決めるので、全員が同じ条件です。詳細に規則があります。</p>'],
    ['[5] ตารางสล็อตประจำเดือน', '<p>จัดอันดับตามจำนวนรอบที่เดิมพันต่ำสุด ทุกคนเท่ากัน กติกาอยู่ในรายละเอียด</p>'],
    ['[5] Ranking mensal de slots', '<p>Conta as rodadas na aposta mínima, para que todos sejam iguais. As regras estão nos detalhes.</p>']) },
  { id: 'pr6', theme: 'ocean', promotionType: 'fish_promo', daysAgo: 41, text: inAllLanguages(
    ['[6] Hoàn trả 0,5% bắn cá', '<p>0,5% tiền cược hợp lệ ở phòng bắn cá, trả mỗi thứ Hai.</p>'],
    ['[6] 0.5% back at fishing', '<p>0.5% of valid stakes in the fishing rooms, paid every Monday.</p>'],
    ['[6] 捕鱼返水 0.5%', '<p>捕鱼有效投注的 0.5%，每周一返还。</p>'],
    ['[6] 捕魚返水 0.5%', '<p>捕魚有效投注的 0.5%，每週一返還。</p>'],
    ['[6] フィッシング0.5%還元', '<p>フィッシングの有効ベットの0.5%を毎週月曜に還元します。</p>'],
    ['[6] คืน 0.5% เกมยิงปลา', '<p>คืน 0.5% ของเดิมพันที่ถูกต้องในห้องยิงปลาทุกวันจันทร์</p>'],
    ['[6] 0,5% de volta na pesca', '<p>0,5% das apostas válidas nas salas de pesca, pago toda segunda.</p>']) },
  { id: 'pr7', theme: 'draw', promotionType: 'lotto_promo', daysAgo: 45, text: inAllLanguages(
    ['[7] Vé cuối tuần', '<p>Một vé số chung cho mỗi người chơi đã xác minh. Cơ hội trúng được ghi trên vé.</p>'],
    ['[7] Weekend ticket', '<p>One shared draw ticket for every verified player. The odds are printed on it.</p>'],
    ['[7] 周末彩票', '<p>每位已验证玩家一张共享彩票，中奖几率印于票面。</p>'],
    ['[7] 週末彩票', '<p>每位已驗證玩家一張共享彩票，中獎機率印於票面。</p>'],
    ['[7] 週末チケット', '<p>確認済みの方に抽選券を一枚。当選確率は券面に記載しています。</p>'],
    ['[7] ตั๋วสุดสัปดาห์', '<p>ตั๋วหนึ่งใบสำหรับผู้เล่นที่ยืนยันตัวตนแล้ว โอกาสพิมพ์ไว้บนตั๋ว</p>'],
    ['[7] Bilhete do fim de semana', '<p>Um bilhete para cada jogador verificado. As chances estão impressas nele.</p>']) },
  { id: 'pr8', theme: 'privilege', promotionType: 'rank_promo', daysAgo: 53, text: inAllLanguages(
    ['[8] Quyền lợi VIP', '<p>Cấp VIP mở hạn mức rút cao hơn và hỗ trợ riêng. Không cấp nào đòi hỏi chơi mỗi ngày.</p>'],
    ['[8] VIP benefits', '<p>VIP levels bring higher withdrawal limits and a contact of your own. No level asks for daily play.</p>'],
    ['[8] VIP 权益', '<p>VIP 等级提供更高提款额度与专属客服，任何等级都不要求每日游戏。</p>'],
    ['[8] VIP 權益', '<p>VIP 等級提供更高提款額度與專屬客服，任何等級都不要求每日遊戲。</p>'],
    ['[8] VIP特典', '<p>VIPでは出金上限が上がり、専任の担当者が付きます。毎日のプレイは求めません。</p>'],
    ['[8] สิทธิ์ VIP', '<p>ระดับ VIP เพิ่มวงเงินถอนและมีผู้ดูแลส่วนตัว ไม่มีระดับใดบังคับให้เล่นทุกวัน</p>'],
    ['[8] Benefícios VIP', '<p>Os níveis VIP trazem limites de saque maiores e atendimento próprio. Nenhum exige jogo diário.</p>']) },
];
