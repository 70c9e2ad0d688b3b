import type { Texts } from '../brands/brands';

/** Text by language, in the order of the language picker. */
const say = (
  ...[VI, EN, CN, TW, JA, TH, PT]: readonly [string, string, string, string, string, string, string]
): Texts => ({ VI, EN, CN, TW, JA, TH, PT });

// oxfmt-ignore
/** Sentences for promotion bodies. Figures are placeholders in braces, filled from the terms. */
export const SENTENCES = {
  deposit: say(
    'Nhận thêm {rate} số tiền nạp làm tiền thưởng, tối đa {max}.',
    'Get {rate} of your deposit as a bonus, up to {max}.',
    '按存款额的 {rate} 加赠彩金，最高 {max}。',
    '按存款額的 {rate} 加贈彩金，最高 {max}。',
    '入金額の{rate}をボーナスとして加算します。上限は{max}です。',
    'รับโบนัส {rate} ของยอดฝาก สูงสุด {max}',
    'Receba {rate} do depósito como bônus, até {max}.'),
  apply: say(
    'Gửi yêu cầu để nhận {bonus} tiền thưởng sau khi xét duyệt.',
    'Apply for a bonus of {bonus}, paid after a review.',
    '提交申请，审核通过后可得 {bonus} 彩金。',
    '提交申請，審核通過後可得 {bonus} 彩金。',
    '申請すると、審査後に{bonus}のボーナスを付与します。',
    'ส่งคำขอเพื่อรับโบนัส {bonus} หลังการตรวจสอบ',
    'Solicite um bônus de {bonus}, pago após análise.'),
  sign: say(
    'Đăng ký rồi cược hợp lệ {stake} ở {categories} trong {eventDays} ngày để nhận {bonus} tiền thưởng.',
    'Sign up, then place {stake} in valid bets on {categories} within {eventDays} days to get a bonus of {bonus}.',
    '报名后 {eventDays} 天内在{categories}完成 {stake} 有效投注，可得 {bonus} 彩金。',
    '報名後 {eventDays} 天內在{categories}完成 {stake} 有效投注，可得 {bonus} 彩金。',
    '申し込みから{eventDays}日以内に{categories}で{stake}の有効ベットをすると、{bonus}のボーナスを付与します。',
    'ลงทะเบียนแล้วทำยอดเดิมพันที่มีผล {stake} ใน{categories}ภายใน {eventDays} วัน รับโบนัส {bonus}',
    'Inscreva-se e faça {stake} em apostas válidas em {categories} em até {eventDays} dias para receber um bônus de {bonus}.'),
  weekly: say(
    '{rate} tiền cược hợp lệ ở {categories} từ thứ Hai đến Chủ nhật được tự động trả vào thứ Hai kế tiếp làm tiền thưởng, tối đa {max}.',
    '{rate} of valid bets on {categories} from Monday to Sunday is paid automatically the following Monday as a bonus of up to {max}.',
    '周一至周日{categories}有效投注的 {rate} 于下周一自动发放为彩金，最高 {max}。',
    '週一至週日{categories}有效投注的 {rate} 於下週一自動發放為彩金，最高 {max}。',
    '月曜から日曜までの{categories}の有効ベットの{rate}を、翌週月曜に自動でボーナスとして付与します。上限は{max}です。',
    '{rate} ของยอดเดิมพันที่มีผลใน{categories}ตั้งแต่วันจันทร์ถึงวันอาทิตย์ จ่ายอัตโนมัติเป็นโบนัสในวันจันทร์ถัดไป สูงสุด {max}',
    '{rate} das apostas válidas em {categories}, de segunda a domingo, é pago automaticamente na segunda-feira seguinte como bônus de até {max}.'),
  VIP: say(
    'Cấp VIP nâng hạn mức rút mỗi ngày từ {from} lên đến {to}. Không cấp nào yêu cầu chơi mỗi ngày.',
    'VIP levels raise the daily withdrawal limit from {from} up to {to}. No level requires daily play.',
    'VIP 等级将每日提款额度从 {from} 提高至最多 {to}。任何等级都不要求每日游戏。',
    'VIP 等級將每日提款額度從 {from} 提高至最多 {to}。任何等級都不要求每日遊戲。',
    'VIPレベルが上がると、一日の出金限度額が{from}から最大{to}になります。どのレベルにも毎日のプレイは必要ありません。',
    'ระดับ VIP เพิ่มวงเงินถอนต่อวันจาก {from} ได้ถึง {to} ไม่มีระดับใดบังคับให้เล่นทุกวัน',
    'Os níveis VIP elevam o limite diário de saque de {from} até {to}. Nenhum exige jogo diário.'),
  REBATE: say(
    'Tiền cược hợp lệ mỗi ngày được hoàn trả từ {from} đến {to}, tùy loại trò chơi và cấp VIP.',
    'Each day’s valid bets earn a rebate of {from} to {to}, depending on the kind of game and VIP level.',
    '每日有效投注返水 {from} 至 {to}，视游戏类型与 VIP 等级而定。',
    '每日有效投注返水 {from} 至 {to}，視遊戲類型與 VIP 等級而定。',
    '毎日の有効ベットに対し、ゲームの種類とVIPレベルに応じて{from}から{to}のリベートを付与します。',
    'ยอดเดิมพันที่มีผลในแต่ละวันได้คืนยอดเล่น {from} ถึง {to} ตามประเภทเกมและระดับ VIP',
    'As apostas válidas de cada dia rendem rebate de {from} a {to}, conforme o tipo de jogo e o nível VIP.'),
  POINTS: say(
    'Mỗi {stake} tiền cược hợp lệ trong ngày mang lại một điểm. Điểm đổi được trong cửa hàng điểm.',
    'Every {stake} of valid bets in a day earns one point. Redeem points in the points mall.',
    '当日每 {stake} 有效投注可得一个积分，可在积分商城兑换。',
    '當日每 {stake} 有效投注可得一個積分，可在積分商城兌換。',
    '一日の有効ベット{stake}ごとに一ポイントが付きます。ポイントはポイント交換所で交換できます。',
    'ยอดเดิมพันที่มีผลทุก {stake} ในหนึ่งวันได้หนึ่งคะแนน แลกได้ที่ร้านแลกคะแนน',
    'Cada {stake} de apostas válidas de um dia rende um ponto. Os pontos são trocados na loja de pontos.'),
  CANCELLED: say(
    'Nếu trận đấu bị hủy, tiền cược được hoàn lại đầy đủ, không cần yêu cầu.',
    'If a match is cancelled, your stake is refunded in full automatically.',
    '赛事取消时，投注额自动全额退还。',
    '賽事取消時，投注額自動全額退還。',
    '試合が中止になった場合、ベット額は自動的に全額返金されます。',
    'เมื่อแมตช์ถูกยกเลิก คืนเงินเดิมพันเต็มจำนวนโดยไม่ต้องร้องขอ',
    'Se a partida for cancelada, o valor apostado é devolvido integralmente, sem precisar pedir.'),
  DOWNLOAD: say(
    'Ứng dụng dùng cùng một tài khoản; tải tại trang tải xuống.',
    'The app uses the same account. Get it on the download page.',
    'App 与网页共用同一账号，可在下载页获取。',
    'App 與網頁共用同一帳號，可在下載頁取得。',
    'アプリは同じアカウントで使えます。ダウンロードページから入手できます。',
    'แอปใช้บัญชีเดียวกัน ดาวน์โหลดได้ที่หน้าดาวน์โหลด',
    'O aplicativo usa a mesma conta. Baixe na página de download.'),
  minDeposit: say(
    'Nạp tối thiểu {min}.', 'Minimum deposit: {min}.', '最低存款 {min}。', '最低存款 {min}。', '最低入金額は{min}です。',
    'ฝากขั้นต่ำ {min}', 'Depósito mínimo: {min}.'),
  firstDeposit: say(
    'Chỉ cho lần nạp đầu tiên.', 'For the first deposit only.', '仅限首次存款。', '僅限首次存款。', '初回の入金に限ります。',
    'เฉพาะการฝากครั้งแรก', 'Só para o primeiro depósito.'),
  weekend: say(
    'Vào thứ Bảy và Chủ nhật.', 'On Saturdays and Sundays.', '限周六、周日。', '限週六、週日。', '土曜と日曜に限ります。',
    'ในวันเสาร์และวันอาทิตย์', 'Aos sábados e domingos.'),
  LEVEL: say(
    'Từ VIP {level}.', 'For VIP {level} or higher.', 'VIP {level} 起。', 'VIP {level} 起。', 'VIP{level}以上。', 'ตั้งแต่ VIP {level}',
    'A partir do VIP {level}.'),
  NEW_ACCOUNT: say(
    'Cho tài khoản đăng ký chưa quá {days} ngày.', 'For accounts registered in the last {days} days.', '限注册未满 {days} 天的账号。',
    '限註冊未滿 {days} 天的帳號。', '登録から{days}日以内のアカウントに限ります。', 'สำหรับบัญชีที่สมัครไม่เกิน {days} วัน',
    'Para contas cadastradas há até {days} dias.'),
  DEPOSITED: say(
    'Có nạp tiền trong {days} ngày qua.', 'With a deposit in the last {days} days.', '最近 {days} 天内有存款。',
    '最近 {days} 天內有存款。', '過去{days}日以内に入金があること。', 'มีการฝากใน {days} วันที่ผ่านมา',
    'Com um depósito nos últimos {days} dias.'),
  PLAYED: say(
    'Có cược ở {categories} trong {days} ngày qua.', 'With a bet on {categories} in the last {days} days.',
    '最近 {days} 天内在{categories}有投注。', '最近 {days} 天內在{categories}有投注。', '過去{days}日以内に{categories}でのベットがあること。',
    'มีการเดิมพันใน{categories}ใน {days} วันที่ผ่านมา', 'Com uma aposta em {categories} nos últimos {days} dias.'),
  remark: say(
    'Cần ghi chú.', 'A remark is required.', '须填写备注。', '須填寫備註。', '備考の記入が必要です。', 'ต้องกรอกหมายเหตุ',
    'A observação é obrigatória.'),
  images: say(
    'Cần gửi kèm ảnh.', 'An image is required.', '须上传图片。', '須上傳圖片。', '画像の添付が必要です。', 'ต้องแนบรูปภาพ',
    'É preciso anexar uma imagem.'),
  EVER: say(
    'Một lần cho mỗi người.', 'Once per person.', '每人一次。', '每人一次。', 'お一人様一回。', 'หนึ่งครั้งต่อคน', 'Uma vez por pessoa.'),
  DAY: say(
    'Mỗi ngày một lần.', 'Once a day.', '每天一次。', '每天一次。', '一日一回。', 'วันละครั้ง', 'Uma vez por dia.'),
  WEEK: say(
    'Mỗi tuần một lần.', 'Once a week.', '每周一次。', '每週一次。', '週に一回。', 'สัปดาห์ละครั้ง', 'Uma vez por semana.'),
  claim: say(
    'Sau khi duyệt, tiền thưởng chờ nhận trong {claimDays} ngày.', 'Once granted, it can be claimed for {claimDays} days.',
    '发放后须在 {claimDays} 天内领取。', '發放後須在 {claimDays} 天內領取。', '付与後{claimDays}日以内に受け取れます。',
    'เมื่ออนุมัติแล้ว รับได้ภายใน {claimDays} วัน', 'Depois de concedido, pode ser resgatado por {claimDays} dias.'),
  balance: say(
    'Sau khi duyệt, tiền thưởng vào thẳng số dư.', 'Once granted, it goes straight to your balance.', '审核通过后直接存入余额。',
    '審核通過後直接存入餘額。', '承認後すぐに残高へ入ります。', 'เมื่ออนุมัติแล้ว เข้ายอดเงินทันที', 'Depois de concedido, entra no saldo na hora.'),
  BONUS: say(
    'Cần đủ {times} vòng cược của tiền thưởng trong {validDays} ngày trước khi rút.',
    'Turnover of {times}x bonus within {validDays} days before withdrawal.',
    '提款前须在 {validDays} 天内完成彩金 {times} 倍流水。',
    '提款前須在 {validDays} 天內完成彩金 {times} 倍流水。',
    '賭け条件はボーナスの{times}倍です（{validDays}日以内、出金前）。',
    'ต้องทำเทิร์น {times} เท่าของโบนัสภายใน {validDays} วันก่อนถอน',
    'Rollover de {times}x do bônus em {validDays} dias antes do saque.'),
  BONUS_AND_DEPOSIT: say(
    'Cần đủ {times} vòng cược (tiền nạp + thưởng) trong {validDays} ngày trước khi rút.',
    'Turnover of {times}x deposit + bonus within {validDays} days before withdrawal.',
    '提款前须在 {validDays} 天内完成存款与彩金之和 {times} 倍流水。',
    '提款前須在 {validDays} 天內完成存款與彩金之和 {times} 倍流水。',
    '賭け条件は入金額とボーナスの合計の{times}倍です（{validDays}日以内、出金前）。',
    'ต้องทำเทิร์น {times} เท่าของยอดฝากรวมโบนัสภายใน {validDays} วันก่อนถอน',
    'Rollover de {times}x (depósito + bônus) em {validDays} dias antes do saque.'),
  excluded: say(
    'Tiền cược ở {excluded} không được tính.', 'Bets on {excluded} don’t count.', '{excluded}的投注不计入。', '{excluded}的投注不計入。',
    '{excluded}のベットは対象外です。', 'เดิมพันใน{excluded}ไม่นับ', 'Apostas em {excluded} não contam.'),
  maxBet: say(
    'Mỗi lượt cược tính tối đa {bet}.', 'Up to {bet} of each bet counts.', '单注最多计入 {bet}。', '單注最多計入 {bet}。',
    '一回のベットにつき{bet}までが対象です。', 'แต่ละเดิมพันนับได้สูงสุด {bet}', 'De cada aposta contam no máximo {bet}.'),
} as const satisfies Record<string, Texts>;

export type SentenceKey = keyof typeof SENTENCES;
