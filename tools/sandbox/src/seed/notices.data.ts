import { inAllLanguages, type LocalisedText } from './text';

interface Seeded {
  id: string;
  daysAgo: number;
  /** Path of its picture. */
  picture?: string;
  text: LocalisedText;
}

// prettier-ignore
/** Notices to players, newest first. */
export const NOTICES: readonly Seeded[] = [
  { id: 'n1', daysAgo: 4, text: inAllLanguages(
    ['Bảo trì phòng Quillstone', '<p>Các bàn bài của <b>Quillstone</b> đang được bảo trì. Những trò khác vẫn mở bình thường.</p>'],
    ['Works at Quillstone', '<p>The card tables of <b>Quillstone</b> are closed for works. All other games are open as usual.</p>'],
    ['Quillstone 维护通知', '<p><b>Quillstone</b> 的棋牌桌正在维护，其他游戏照常开放。</p>'],
    ['Quillstone 維護通知', '<p><b>Quillstone</b> 的棋牌桌正在維護，其他遊戲照常開放。</p>'],
    ['Quillstoneのメンテナンス', '<p><b>Quillstone</b>のカードテーブルはメンテナンス中です。他のゲームは通常どおりご利用いただけます。</p>'],
    ['ปิดปรับปรุง Quillstone', '<p>โต๊ะไพ่ของ <b>Quillstone</b> ปิดปรับปรุง เกมอื่นเปิดตามปกติ</p>'],
    ['Manutenção na Quillstone', '<p>As mesas de cartas da <b>Quillstone</b> estão em manutenção. Os outros jogos seguem abertos.</p>']) },
  { id: 'n2', daysAgo: 10, text: inAllLanguages(
    ['Giới hạn của riêng bạn', '<p>Bạn có thể đặt giới hạn nạp, thua và thời gian chơi trong phần cài đặt. Giới hạn giảm có hiệu lực ngay.</p>'],
    ['Limits of your own', '<p>You can set limits on deposits, losses and time in the settings. A lower limit holds at once.</p>'],
    ['属于您的限额', '<p>您可在设置中限定存款、损失与游戏时长。调低的限额立即生效。</p>'],
    ['屬於您的限額', '<p>您可在設定中限定存款、損失與遊戲時長。調低的限額立即生效。</p>'],
    ['ご自身の上限設定', '<p>設定から、入金・損失・時間の上限を決められます。引き下げはすぐに反映されます。</p>'],
    ['วงเงินที่คุณกำหนดเอง', '<p>คุณตั้งวงเงินฝาก วงเงินขาดทุน และเวลาเล่นได้ในการตั้งค่า การลดวงเงินมีผลทันที</p>'],
    ['Seus próprios limites', '<p>Nas configurações você define limites de depósito, de perdas e de tempo. Um limite menor vale na hora.</p>']) },
  { id: 'n3', daysAgo: 17, picture: '/cdn/promo/privilege', text: inAllLanguages(
    ['Thêm bảy ngôn ngữ', '<p>{brand} nay có bảy ngôn ngữ. Đổi ngôn ngữ bằng nút ở đầu trang.</p>'],
    ['Seven languages', '<p>{brand} now speaks seven languages. Change yours with the button at the top.</p>'],
    ['支持七种语言', '<p>{brand} 现已支持七种语言，点页面上方的按钮即可切换。</p>'],
    ['支援七種語言', '<p>{brand} 現已支援七種語言，點頁面上方的按鈕即可切換。</p>'],
    ['7つの言語に対応', '<p>{brand}が7つの言語に対応しました。上部のボタンで切り替えられます。</p>'],
    ['รองรับเจ็ดภาษา', '<p>{brand} รองรับเจ็ดภาษาแล้ว เปลี่ยนภาษาได้ที่ปุ่มด้านบน</p>'],
    ['Sete idiomas', '<p>A {brand} agora fala sete idiomas. Troque o seu pelo botão no topo.</p>']) },
  { id: 'n4', daysAgo: 25, text: inAllLanguages(
    ['Giờ hỗ trợ', '<p>Trò chuyện trực tuyến mở từ <b>8:00 đến 24:00</b> mỗi ngày. Ngoài giờ, hãy để lại lời nhắn.</p>'],
    ['Support hours', '<p>Live chat is open from <b>8:00 to 24:00</b> every day. Leave a message at other times.</p>'],
    ['客服时间', '<p>在线客服每日 <b>8:00 至 24:00</b> 开放，其他时间请留言。</p>'],
    ['客服時間', '<p>線上客服每日 <b>8:00 至 24:00</b> 開放，其他時間請留言。</p>'],
    ['サポート時間', '<p>ライブチャットは毎日<b>8:00～24:00</b>です。それ以外の時間はメッセージをお送りください。</p>'],
    ['เวลาบริการ', '<p>แชทสดเปิด <b>8:00 ถึง 24:00</b> ทุกวัน นอกเวลากรุณาฝากข้อความ</p>'],
    ['Horário de atendimento', '<p>O chat ao vivo funciona das <b>8h às 24h</b> todos os dias. Fora disso, deixe uma mensagem.</p>']) },
  { id: 'n5', daysAgo: 38, text: inAllLanguages(
    ['Cập nhật điều khoản', '<p>Điều khoản sử dụng được viết lại cho dễ đọc. Quyền và nghĩa vụ không thay đổi.</p>'],
    ['Clearer terms', '<p>The terms of use were rewritten to be easier to read. Rights and duties are the same.</p>'],
    ['条款更新', '<p>使用条款已改写得更易读，权利与义务不变。</p>'],
    ['條款更新', '<p>使用條款已改寫得更易讀，權利與義務不變。</p>'],
    ['利用規約の改訂', '<p>利用規約を読みやすく書き直しました。権利と義務に変更はありません。</p>'],
    ['ปรับปรุงข้อกำหนด', '<p>ข้อกำหนดการใช้งานเขียนใหม่ให้อ่านง่ายขึ้น สิทธิและหน้าที่ไม่เปลี่ยนแปลง</p>'],
    ['Termos mais claros', '<p>Os termos de uso foram reescritos para facilitar a leitura. Direitos e deveres são os mesmos.</p>']) },
];

// prettier-ignore
/** Notices for agents only. */
export const AGENT_NOTICES: readonly Seeded[] = [
  { id: 'a1', daysAgo: 6, text: inAllLanguages(
    ['Báo cáo đội nhóm mới', '<p>Báo cáo đội nhóm nay có thêm số thành viên đang trực tuyến.</p>'],
    ['New team report', '<p>The team report now shows how many members are online.</p>'],
    ['新版团队报表', '<p>团队报表现可显示在线人数。</p>'],
    ['新版團隊報表', '<p>團隊報表現可顯示線上人數。</p>'],
    ['新しいチームレポート', '<p>チームレポートにオンライン人数が加わりました。</p>'],
    ['รายงานทีมแบบใหม่', '<p>รายงานทีมแสดงจำนวนสมาชิกที่ออนไลน์แล้ว</p>'],
    ['Novo relatório da equipe', '<p>O relatório da equipe agora mostra quantos membros estão on-line.</p>']) },
  { id: 'a2', daysAgo: 21, text: inAllLanguages(
    ['Kỳ cổ tức hằng tháng', '<p>Cổ tức của mỗi tháng được tính vào ngày 5 tháng sau theo hợp đồng của bạn.</p>'],
    ['Monthly dividend period', '<p>The dividend of a month is worked out on the 5th of the next, by your contract.</p>'],
    ['每月分红周期', '<p>每月分红将依合约于次月 5 日结算。</p>'],
    ['每月分紅週期', '<p>每月分紅將依合約於次月 5 日結算。</p>'],
    ['毎月の配当期間', '<p>毎月の配当は契約に従い翌月5日に計算されます。</p>'],
    ['รอบปันผลรายเดือน', '<p>ปันผลของแต่ละเดือนคำนวณวันที่ 5 ของเดือนถัดไปตามสัญญาของคุณ</p>'],
    ['Dividendos mensais', '<p>Os dividendos de cada mês são calculados no dia 5 do mês seguinte, conforme seu contrato.</p>']) },
];

// prettier-ignore
/** Popups: A for members, B for guests, F at a first login (D1 §4). */
export const POPUPS: readonly (Seeded & { execution: 'A' | 'B' | 'F' })[] = [
  { id: 'p1', execution: 'A', daysAgo: 12, picture: '/cdn/promo/gift', text: inAllLanguages(
    ['Trung tâm quà tặng', '<p style="font-size:32px">Quà bạn được nhận nằm trong trung tâm quà tặng, kèm điều kiện của từng món.</p><p><a href="/m/rewardCenter">Mở trung tâm quà tặng</a></p><p style="font-size:26px">Có câu hỏi? Nhắn cho chúng tôi qua <a href="https://telegram.example/{brand}">Telegram</a>.</p>'],
    ['The rewards centre', '<p style="font-size:32px">What you were given lies in the rewards centre, each with its terms.</p><p><a href="/m/rewardCenter">Open the rewards centre</a></p><p style="font-size:26px">Questions? Write to us on <a href="https://telegram.example/{brand}">Telegram</a>.</p>'],
    ['奖励中心', '<p style="font-size:32px">您获得的奖励及其条件都在奖励中心。</p><p><a href="/m/rewardCenter">打开奖励中心</a></p><p style="font-size:26px">有疑问？请在 <a href="https://telegram.example/{brand}">Telegram</a> 上联系我们。</p>'],
    ['獎勵中心', '<p style="font-size:32px">您獲得的獎勵及其條件都在獎勵中心。</p><p><a href="/m/rewardCenter">打開獎勵中心</a></p><p style="font-size:26px">有疑問？請在 <a href="https://telegram.example/{brand}">Telegram</a> 上聯繫我們。</p>'],
    ['リワードセンター', '<p style="font-size:32px">受け取った特典と条件はリワードセンターにあります。</p><p><a href="/m/rewardCenter">リワードセンターを開く</a></p><p style="font-size:26px">ご質問は<a href="https://telegram.example/{brand}">Telegram</a>でお問い合わせください。</p>'],
    ['ศูนย์รางวัล', '<p style="font-size:32px">สิ่งที่คุณได้รับอยู่ในศูนย์รางวัล พร้อมเงื่อนไขของแต่ละรายการ</p><p><a href="/m/rewardCenter">เปิดศูนย์รางวัล</a></p><p style="font-size:26px">มีคำถาม ทักเราทาง <a href="https://telegram.example/{brand}">Telegram</a></p>'],
    ['Central de recompensas', '<p style="font-size:32px">O que você recebeu está na central de recompensas, com as condições de cada item.</p><p><a href="/m/rewardCenter">Abrir a central</a></p><p style="font-size:26px">Dúvidas? Fale com a gente no <a href="https://telegram.example/{brand}">Telegram</a>.</p>']) },
  { id: 'p2', execution: 'B', daysAgo: 14, picture: '/cdn/promo/treasure', text: inAllLanguages(
    ['Chào mừng đến {brand}', '<p>Bạn có thể xem mọi trò chơi mà không cần tài khoản. Muốn thử, hãy chơi bằng tiền chơi thử.</p><p><a href="/m/trail">Chơi thử</a></p>'],
    ['Welcome to {brand}', '<p>You can look at every game without an account. To try one, use play money.</p><p><a href="/m/trail">Play for free</a></p>'],
    ['欢迎来到 {brand}', '<p>无需账户即可浏览所有游戏。想试玩，可使用试玩币。</p><p><a href="/m/trail">免费试玩</a></p>'],
    ['歡迎來到 {brand}', '<p>無需帳戶即可瀏覽所有遊戲。想試玩，可使用試玩幣。</p><p><a href="/m/trail">免費試玩</a></p>'],
    ['{brand}へようこそ', '<p>すべてのゲームはアカウントなしでご覧になれます。お試しはプレイマネーでどうぞ。</p><p><a href="/m/trail">無料で試す</a></p>'],
    ['ยินดีต้อนรับสู่ {brand}', '<p>ดูเกมทั้งหมดได้โดยไม่ต้องมีบัญชี อยากลองเล่น ใช้เงินทดลองได้</p><p><a href="/m/trail">ทดลองเล่นฟรี</a></p>'],
    ['Boas-vindas à {brand}', '<p>Você pode ver todos os jogos sem conta. Para experimentar, use dinheiro fictício.</p><p><a href="/m/trail">Jogar de graça</a></p>']) },
  { id: 'p3', execution: 'F', daysAgo: 21, text: inAllLanguages(
    ['Lần đăng nhập đầu tiên', '<p>Vui lòng đổi mật khẩu do đại lý đặt cho bạn. Đừng dùng mật khẩu này ở nơi khác.</p>'],
    ['Your first login', '<p>Please change the password that was set for you, and use the new one nowhere else.</p>'],
    ['首次登录', '<p>请修改为您预设的密码，新密码请勿用于他处。</p>'],
    ['首次登入', '<p>請修改為您預設的密碼，新密碼請勿用於他處。</p>'],
    ['初めてのログイン', '<p>設定済みのパスワードを変更してください。新しいものは他で使わないでください。</p>'],
    ['เข้าสู่ระบบครั้งแรก', '<p>กรุณาเปลี่ยนรหัสผ่านที่ตั้งไว้ให้คุณ และอย่าใช้รหัสใหม่ซ้ำที่อื่น</p>'],
    ['Seu primeiro acesso', '<p>Troque a senha que foi definida para você e não use a nova em outro lugar.</p>']) },
];
