import { inAllLanguages, type LocalisedText } from './text';

interface Seeded {
  id: string;
  daysAgo: number;
  /** Path of its picture. */
  picture?: string;
  text: LocalisedText;
}

// oxfmt-ignore
/** Notices to players, newest first. */
export const NOTICES: readonly Seeded[] = [
  { id: 'n1', daysAgo: 4, text: inAllLanguages(
    ['Bảo trì phòng Quillstone', '<p>Các bàn bài của <b>Quillstone</b> đang được bảo trì. Những trò khác vẫn mở bình thường.</p>'],
    ['Quillstone maintenance', '<p>The card tables of <b>Quillstone</b> are under maintenance. All other games are available as usual.</p>'],
    ['Quillstone 维护通知', '<p><b>Quillstone</b> 的棋牌桌正在维护，其他游戏照常开放。</p>'],
    ['Quillstone 維護通知', '<p><b>Quillstone</b> 的棋牌桌正在維護，其他遊戲照常開放。</p>'],
    ['Quillstoneのメンテナンス', '<p><b>Quillstone</b>のカードテーブルはメンテナンス中です。ほかのゲームは通常どおりご利用いただけます。</p>'],
    ['ปิดปรับปรุง Quillstone', '<p>โต๊ะไพ่ของ <b>Quillstone</b> ปิดปรับปรุง เกมอื่นเปิดตามปกติ</p>'],
    ['Manutenção na Quillstone', '<p>As mesas de cartas da <b>Quillstone</b> estão em manutenção. Os outros jogos seguem abertos.</p>']) },
  { id: 'n2', daysAgo: 10, text: inAllLanguages(
    ['Giới hạn của riêng bạn', '<p>Bạn có thể đặt giới hạn nạp, thua và thời gian chơi trong phần cài đặt. Giới hạn giảm có hiệu lực ngay.</p>'],
    ['Set your own limits', '<p>You can set limits on deposits, losses and time in the settings. A lower limit takes effect immediately.</p>'],
    ['属于您的限额', '<p>您可在设置中限定存款、亏损与游戏时间。调低的限额立即生效。</p>'],
    ['屬於您的上限', '<p>您可在設定中限制存款、損失與遊戲時間。調低的上限立即生效。</p>'],
    ['ご自身の上限設定', '<p>設定から、入金・損失・時間の上限を決められます。引き下げはすぐに反映されます。</p>'],
    ['ขีดจำกัดที่คุณกำหนดเอง', '<p>คุณตั้งขีดจำกัดการฝาก การเสีย และเวลาเล่นได้ในการตั้งค่า การลดขีดจำกัดมีผลทันที</p>'],
    ['Seus próprios limites', '<p>Nas configurações você define limites de depósito, de perdas e de tempo. Um limite menor vale na hora.</p>']) },
  { id: 'n3', daysAgo: 17, picture: '/cdn/promo/privilege', text: inAllLanguages(
    ['Bảy ngôn ngữ', '<p>{brand} nay có bảy ngôn ngữ. Đổi ngôn ngữ bằng nút ở đầu trang.</p>'],
    ['Seven languages', '<p>{brand} now speaks seven languages. Change yours with the button at the top.</p>'],
    ['支持七种语言', '<p>{brand} 现已支持七种语言，点页面上方的按钮即可切换。</p>'],
    ['支援七種語言', '<p>{brand} 現已支援七種語言，點頁面上方的按鈕即可切換。</p>'],
    ['7つの言語に対応', '<p>{brand}が7つの言語に対応しました。上部のボタンで切り替えられます。</p>'],
    ['รองรับเจ็ดภาษา', '<p>{brand} รองรับเจ็ดภาษาแล้ว เปลี่ยนภาษาได้ที่ปุ่มด้านบน</p>'],
    ['Sete idiomas', '<p>A {brand} agora fala sete idiomas. Troque o seu pelo botão no topo.</p>']) },
  { id: 'n4', daysAgo: 25, text: inAllLanguages(
    ['Giờ chăm sóc khách hàng', '<p>Chat trực tuyến mở từ <b>8:00 đến 24:00</b> mỗi ngày. Ngoài giờ, hãy để lại lời nhắn.</p>'],
    ['Customer service hours', '<p>Live chat is open every day from <b>8 a.m. to midnight</b>. At other times, leave a message.</p>'],
    ['客服时间', '<p>在线客服每日 <b>8:00 至 24:00</b> 开放，其他时间请留言。</p>'],
    ['客服時間', '<p>線上客服每日 <b>8:00 至 24:00</b> 開放，其他時間請留言。</p>'],
    ['サポート時間', '<p>ライブチャットは毎日<b>8:00～24:00</b>です。それ以外の時間はメッセージをお送りください。</p>'],
    ['เวลาให้บริการลูกค้า', '<p>แชทสดเปิดทุกวัน <b>08:00–24:00 น.</b> นอกเวลากรุณาฝากข้อความ</p>'],
    ['Horário de atendimento', '<p>O chat ao vivo funciona das <b>8h às 24h</b> todos os dias. Fora disso, deixe uma mensagem.</p>']) },
  { id: 'n5', daysAgo: 38, text: inAllLanguages(
    ['Điều khoản dễ đọc hơn', '<p>Điều khoản được viết lại cho dễ đọc. Quyền và nghĩa vụ không thay đổi.</p>'],
    ['Clearer terms', '<p>The terms are now easier to read. Your rights and obligations are unchanged.</p>'],
    ['条款更新', '<p>服务条款已改写得更易读，权利与义务不变。</p>'],
    ['條款更新', '<p>服務條款已改寫得更易讀，權利與義務不變。</p>'],
    ['利用規約が読みやすくなりました', '<p>利用規約を読みやすく書き直しました。権利と義務に変更はありません。</p>'],
    ['ปรับปรุงข้อกำหนด', '<p>ข้อกำหนดการใช้งานเขียนใหม่ให้อ่านง่ายขึ้น สิทธิและหน้าที่ไม่เปลี่ยนแปลง</p>'],
    ['Termos mais claros', '<p>Os termos foram reescritos para facilitar a leitura. Direitos e deveres são os mesmos.</p>']) },
];

// oxfmt-ignore
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
    ['Monthly dividend period', '<p>Each month’s dividend is calculated on the 5th of the next month under your contract.</p>'],
    ['每月分红周期', '<p>每月分红将按契约于次月 5 日结算。</p>'],
    ['每月分紅週期', '<p>每月分紅將依契約於次月 5 日結算。</p>'],
    ['毎月の配当期間', '<p>毎月の配当は契約に従い翌月5日に計算されます。</p>'],
    ['รอบเงินปันผลรายเดือน', '<p>เงินปันผลของแต่ละเดือนคำนวณวันที่ 5 ของเดือนถัดไปตามสัญญาของคุณ</p>'],
    ['Dividendos mensais', '<p>Os dividendos de cada mês são calculados no dia 5 do mês seguinte, conforme seu contrato.</p>']) },
];

// oxfmt-ignore
/** Popups: A for members, B for guests, F at a first login (D1 §4). */
export const POPUPS: readonly (Seeded & { execution: 'A' | 'B' | 'F' })[] = [
  { id: 'p1', execution: 'A', daysAgo: 12, picture: '/cdn/promo/gift', text: inAllLanguages(
    ['Trung tâm phần thưởng', '<p style="font-size:32px">Phần thưởng của bạn và thể lệ có trong trung tâm phần thưởng.</p><p><a href="/m/rewardCenter">Mở trung tâm phần thưởng</a></p><p style="font-size:26px">Bạn có câu hỏi? Nhắn cho chúng tôi qua <a href="https://telegram.example/{brand}">Telegram</a>.</p>'],
    ['The rewards centre', '<p style="font-size:32px">Your rewards and their terms are in the rewards centre.</p><p><a href="/m/rewardCenter">Open the rewards centre</a></p><p style="font-size:26px">Questions? Write to us on <a href="https://telegram.example/{brand}">Telegram</a>.</p>'],
    ['奖励中心', '<p style="font-size:32px">您获得的奖励及其条件都在奖励中心。</p><p><a href="/m/rewardCenter">打开奖励中心</a></p><p style="font-size:26px">有疑问？请在 <a href="https://telegram.example/{brand}">Telegram</a> 上联系我们。</p>'],
    ['獎勵中心', '<p style="font-size:32px">您獲得的獎勵及其條件都在獎勵中心。</p><p><a href="/m/rewardCenter">前往獎勵中心</a></p><p style="font-size:26px">有疑問？請在 <a href="https://telegram.example/{brand}">Telegram</a> 上聯絡我們。</p>'],
    ['リワードセンター', '<p style="font-size:32px">受け取った特典と条件はリワードセンターにあります。</p><p><a href="/m/rewardCenter">リワードセンターを開く</a></p><p style="font-size:26px">ご質問は<a href="https://telegram.example/{brand}">Telegram</a>でお問い合わせください。</p>'],
    ['ศูนย์รางวัล', '<p style="font-size:32px">รางวัลของคุณอยู่ในศูนย์รางวัล พร้อมเงื่อนไขของแต่ละรายการ</p><p><a href="/m/rewardCenter">เปิดศูนย์รางวัล</a></p><p style="font-size:26px">มีคำถาม? ติดต่อเราทาง <a href="https://telegram.example/{brand}">Telegram</a></p>'],
    ['Central de recompensas', '<p style="font-size:32px">Suas recompensas e as regras de cada uma estão na central de recompensas.</p><p><a href="/m/rewardCenter">Abrir a central</a></p><p style="font-size:26px">Dúvidas? Fale conosco no <a href="https://telegram.example/{brand}">Telegram</a>.</p>']) },
  { id: 'p2', execution: 'B', daysAgo: 14, picture: '/cdn/promo/treasure', text: inAllLanguages(
    ['Chào mừng đến {brand}', '<p>Bạn có thể xem mọi trò chơi mà không cần tài khoản. Muốn thử, hãy chơi bằng tiền chơi thử.</p><p><a href="/m/trail">Chơi thử miễn phí</a></p>'],
    ['Welcome to {brand}', '<p>You can browse every game without an account, and try them with play money.</p><p><a href="/m/trail">Free trial</a></p>'],
    ['欢迎来到 {brand}', '<p>无需账号即可浏览所有游戏。想试玩，可使用试玩币。</p><p><a href="/m/trail">免费试玩</a></p>'],
    ['歡迎來到 {brand}', '<p>無需帳號即可瀏覽所有遊戲。想試玩，可使用試玩幣。</p><p><a href="/m/trail">免費試玩</a></p>'],
    ['{brand}へようこそ', '<p>すべてのゲームはアカウントなしでご覧になれます。お試しはプレイマネーでどうぞ。</p><p><a href="/m/trail">無料プレイ</a></p>'],
    ['ยินดีต้อนรับสู่ {brand}', '<p>ดูเกมทั้งหมดได้โดยไม่ต้องมีบัญชี หากอยากลอง เล่นด้วยเงินทดลองเล่นได้</p><p><a href="/m/trail">ทดลองเล่นฟรี</a></p>'],
    ['Boas-vindas à {brand}', '<p>Você pode ver todos os jogos sem conta. Para experimentar, use dinheiro fictício.</p><p><a href="/m/trail">Jogar grátis</a></p>']) },
  { id: 'p3', execution: 'F', daysAgo: 21, text: inAllLanguages(
    ['Lần đăng nhập đầu tiên', '<p>Vui lòng đổi mật khẩu đã được đặt sẵn cho bạn và không dùng mật khẩu mới ở nơi khác.</p>'],
    ['Your first login', '<p>Please change the password that was set for you, and don’t use the new one anywhere else.</p>'],
    ['首次登录', '<p>请修改系统为您设置的初始密码，新密码请勿在其他网站使用。</p>'],
    ['首次登入', '<p>請修改系統為您設定的初始密碼，新密碼請勿在其他網站使用。</p>'],
    ['初めてのログイン', '<p>あらかじめ設定されたパスワードを変更してください。新しいパスワードは、ほかのサイトで使わないでください。</p>'],
    ['เข้าสู่ระบบครั้งแรก', '<p>กรุณาเปลี่ยนรหัสผ่านที่ตั้งไว้ให้คุณ และอย่าใช้รหัสใหม่ซ้ำที่อื่น</p>'],
    ['Seu primeiro acesso', '<p>Troque a senha que foi definida para você e não use a nova em outro lugar.</p>']) },
];
