import type { Texts } from '../brands/brands';

/** In the order of the language picker. */
const say = (
  ...[VI, EN, CN, TW, JA, TH, PT]: readonly [string, string, string, string, string, string, string]
): Texts => ({ VI, EN, CN, TW, JA, TH, PT });

// prettier-ignore
/** Titles of the promotions. Figures of the terms in braces; no figure is written out. */
export const PROMOTION_NAMES = {
  'welcome': say('Thưởng {rate} cho lần nạp đầu tiên', 'Welcome {rate}', '首存加赠 {rate}', '首存加贈 {rate}', '初回入金{rate}ボーナス', 'โบนัส {rate} สำหรับการฝากครั้งแรก', '{rate} no primeiro depósito'),
  'new-player': say('Thưởng chào mừng', 'Welcome bonus', '欢迎彩金', '歡迎彩金', 'ウェルカムボーナス', 'โบนัสต้อนรับ', 'Bônus de boas-vindas'),
  'daily-reload': say('Thưởng nạp mỗi ngày {rate}', 'Daily top-up {rate}', '每日续存 {rate}', '每日續存 {rate}', '毎日の追加入金{rate}', 'ฝากเพิ่มรายวัน {rate}', 'Recarga diária de {rate}'),
  'weekly-20': say('Thưởng {rate} cho một lần nạp mỗi tuần', 'Weekly {rate}', '每周一次存款加赠 {rate}', '每週一次存款加贈 {rate}', '週に一度の入金{rate}ボーナス', 'โบนัส {rate} ฝากสัปดาห์ละครั้ง', '{rate} em um depósito por semana'),
  'weekend': say('Thưởng cuối tuần {rate}', 'Weekend {rate}', '周末加赠 {rate}', '週末加贈 {rate}', '週末{rate}ボーナス', 'โบนัสสุดสัปดาห์ {rate}', 'Fim de semana: {rate}'),
  'sports-12': say('Thể thao: thêm {rate}', 'Sports {rate}', '体育加赠 {rate}', '體育加贈 {rate}', 'スポーツ{rate}ボーナス', 'โบนัสกีฬา {rate}', 'Esportes: {rate}'),
  'live-8': say('Bàn trực tuyến: thêm {rate}', 'Live casino {rate}', '真人桌台加赠 {rate}', '真人桌台加贈 {rate}', 'ライブカジノ{rate}ボーナス', 'โบนัสคาสิโนสด {rate}', 'Cassino ao vivo: {rate}'),
  'slots-25': say('Nổ hũ: thêm {rate}', 'Slots {rate}', '电子游戏加赠 {rate}', '電子遊戲加贈 {rate}', 'スロット{rate}ボーナス', 'โบนัสสล็อต {rate}', 'Slots: {rate}'),
  'vip-5': say('Từ VIP {level}: thêm {rate}', 'From VIP {level}: {rate}', 'VIP {level} 起：加赠 {rate}', 'VIP {level} 起：加贈 {rate}', 'VIP {level}以上：{rate}', 'VIP {level} ขึ้นไป: {rate}', 'A partir do VIP {level}: {rate}'),
  'deposit-thanks': say('Cảm ơn bạn đã nạp tiền', 'A thank-you for a deposit', '存款答谢', '存款答謝', '入金のお礼', 'ขอบคุณสำหรับการฝาก', 'Um agradecimento pelo depósito'),
  'cancelled-matches': say('Hoàn cược trận bị hủy', 'Cancelled matches', '取消赛事退还', '取消賽事退還', '中止試合の返金', 'คืนเดิมพันแมตช์ที่ยกเลิก', 'Partidas canceladas'),
  'sports-try': say('Thưởng người chơi thể thao', 'Sports bonus', '体育彩金', '體育彩金', 'スポーツボーナス', 'โบนัสผู้เล่นกีฬา', 'Bônus de esportes'),
  'live-back': say('Trả {rate} tiền cược bàn trực tuyến', '{rate} back at live tables', '真人返还 {rate}', '真人返還 {rate}', 'ライブカジノ{rate}還元', 'คืน {rate} คาสิโนสด', '{rate} de volta no cassino ao vivo'),
  'live-try': say('Thưởng người chơi bàn trực tuyến', 'Live casino bonus', '真人彩金', '真人彩金', 'ライブカジノボーナス', 'โบนัสผู้เล่นคาสิโนสด', 'Bônus do cassino ao vivo'),
  'slots-event': say('Sự kiện nổ hũ', 'Slots event', '电子游戏活动', '電子遊戲活動', 'スロットイベント', 'กิจกรรมสล็อต', 'Evento de slots'),
  'fish-back': say('Trả {rate} tiền cược bắn cá', '{rate} back at fishing', '捕鱼返还 {rate}', '捕魚返還 {rate}', 'フィッシング{rate}還元', 'คืน {rate} เกมยิงปลา', '{rate} de volta na pesca'),
  'fish-try': say('Thưởng người chơi bắn cá', 'Fishing bonus', '捕鱼彩金', '捕魚彩金', 'フィッシングボーナス', 'โบนัสผู้เล่นยิงปลา', 'Bônus da pesca'),
  'lottery-event': say('Sự kiện xổ số', 'Lottery event', '彩票活动', '彩票活動', '宝くじイベント', 'กิจกรรมหวย', 'Evento de loteria'),
  'cards-back': say('Trả {rate} tiền cược game bài', '{rate} back at cards', '棋牌返还 {rate}', '棋牌返還 {rate}', 'カード{rate}還元', 'คืน {rate} เกมไพ่', '{rate} de volta nas cartas'),
  'vip-rebate': say('Hoàn trả mỗi ngày', 'Daily rebate', '每日返水', '每日返水', '毎日の還元', 'คืนยอดรายวัน', 'Rebate diário'),
  'points': say('Điểm cho mỗi lượt cược', 'Points for stakes', '投注积分', '投注積分', 'ベットでポイント', 'คะแนนจากเดิมพัน', 'Pontos por apostas'),
  'vip-benefits': say('Quyền lợi VIP', 'VIP benefits', 'VIP 权益', 'VIP 權益', 'VIP特典', 'สิทธิ์ VIP', 'Benefícios VIP'),
  'vip-gift': say('Quà VIP', 'VIP gift', 'VIP 礼金', 'VIP 禮金', 'VIPギフト', 'ของขวัญ VIP', 'Presente VIP'),
  'app-photo': say('Thưởng tải ứng dụng', 'App bonus', '应用下载彩金', '應用下載彩金', 'アプリボーナス', 'โบนัสดาวน์โหลดแอป', 'Bônus do aplicativo'),
  'idea': say('Ý tưởng của bạn', 'Your idea', '您的建议', '您的建議', 'あなたのアイデア', 'ไอเดียของคุณ', 'Sua ideia'),
  'next-event': say('Sự kiện sắp tới', 'The next event', '下期活动', '下期活動', '次回のイベント', 'กิจกรรมถัดไป', 'O próximo evento'),
  'first-week': say('Tuần lễ đầu tiên', 'First week', '首周活动', '首週活動', '最初の一週間', 'สัปดาห์แรก', 'Primeira semana'),
  'anniversary': say('Thưởng kỷ niệm {rate}', 'Anniversary {rate}', '周年加赠 {rate}', '週年加贈 {rate}', '周年記念{rate}ボーナス', 'โบนัสครบรอบ {rate}', 'Aniversário: {rate}'),
  'vip-season': say('Mùa VIP', 'VIP season', 'VIP 季', 'VIP 季', 'VIPシーズン', 'ฤดูกาล VIP', 'Temporada VIP'),
  'cup': say('Giải đấu thể thao', 'Sports cup', '体育杯', '體育盃', 'スポーツカップ', 'ศึกกีฬา', 'Copa de esportes'),
  'live-nights': say('Đêm bàn trực tuyến', 'Live casino nights', '真人之夜', '真人之夜', 'ライブカジノナイト', 'ค่ำคืนคาสิโนสด', 'Noites do cassino ao vivo'),
  'slots-festival': say('Lễ hội nổ hũ', 'Slots festival', '电子游戏节', '電子遊戲節', 'スロットフェスティバル', 'เทศกาลสล็อต', 'Festival de slots'),
  'fish-days': say('Ngày hội bắn cá', 'Fishing days', '捕鱼节', '捕魚節', 'フィッシングデー', 'วันยิงปลา', 'Dias de pesca'),
  'lottery-weeks': say('Tuần lễ xổ số', 'Lottery weeks', '彩票周', '彩票週', '宝くじウィーク', 'สัปดาห์หวย', 'Semanas da loteria'),
  'cards-cup': say('Cúp game bài', 'Cards cup', '棋牌杯', '棋牌盃', 'カードカップ', 'ศึกเกมไพ่', 'Copa de cartas'),
  'all-back': say('Trả {rate} mọi trò chơi', '{rate} back on all games', '全场返还 {rate}', '全場返還 {rate}', '全ゲーム{rate}還元', 'คืน {rate} ทุกเกม', '{rate} de volta em tudo'),
  'points-start': say('Khai trương cửa hàng điểm', 'Points mall opening', '积分商城开张', '積分商城開張', 'ポイント交換所オープン', 'เปิดร้านแลกคะแนน', 'Abertura da loja de pontos'),
  'app-start': say('Ứng dụng đã có', 'The app is here', '应用上线', '應用上線', 'アプリ登場', 'แอปมาแล้ว', 'O aplicativo chegou'),
  'photos': say('Ảnh của người chơi', 'Players’ pictures', '玩家照片', '玩家照片', 'プレイヤーの写真', 'ภาพจากผู้เล่น', 'Fotos dos jogadores'),
} as const satisfies Record<string, Texts>;
