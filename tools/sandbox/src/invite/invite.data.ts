import type { Texts } from '../brands/brands';

/** Reward for a friend's first deposit and its minimum, in units of about one dollar. */
export const INVITE_UNITS = { reward: 2, firstDeposit: 10 };

/** `{reward}` and `{deposit}` are amounts in the brand's currency. */
// oxfmt-ignore
export const INVITE_RULES: readonly Texts[] = [
  { VI: 'Bạn nhận {reward} cho mỗi người bạn đã đăng ký bằng mã của bạn và nạp tổng cộng từ {deposit}.',
    EN: 'You get {reward} for each friend who registered with your code and has deposited {deposit} or more.',
    CN: '每位使用您的邀请码注册且累计存款达 {deposit} 的好友，您可获得 {reward}。',
    TW: '每位使用您的邀請碼註冊且累計存款達 {deposit} 的好友，您可獲得 {reward}。',
    JA: '招待コードから登録し、合計{deposit}以上を入金した友だち1人につき{reward}を受け取れます。',
    TH: 'คุณได้รับ {reward} ต่อเพื่อนหนึ่งคนที่สมัครด้วยรหัสของคุณและฝากรวมตั้งแต่ {deposit} ขึ้นไป',
    PT: 'Você recebe {reward} por amigo que se cadastrou com o seu código e depositou {deposit} ou mais no total.' },
  { VI: 'Mỗi người bạn chỉ được tính một lần. Không yêu cầu vòng cược.',
    EN: 'Each friend counts once. No turnover requirement.',
    CN: '每位好友仅计一次，无流水要求。',
    TW: '每位好友僅計一次，無流水要求。',
    JA: '友だち1人につき1回限りです。賭け条件はありません。',
    TH: 'เพื่อนแต่ละคนนับครั้งเดียว ไม่ต้องทำเทิร์น',
    PT: 'Cada amigo conta uma vez. Sem rollover.' },
  { VI: 'Hãy chỉ mời người đã đủ tuổi và muốn được mời.',
    EN: 'Only invite people who are of legal age and want to be invited.',
    CN: '请只邀请已达法定年龄且愿意受邀的人。',
    TW: '請只邀請已達法定年齡且願意受邀的人。',
    JA: '年齢の条件を満たし、招待を望む方だけを招待してください。',
    TH: 'กรุณาเชิญเฉพาะผู้ที่มีอายุถึงเกณฑ์และต้องการรับคำเชิญ',
    PT: 'Convide apenas quem tem idade permitida e deseja ser convidado.' },
];
