import type { ErrorCode } from '@lobby/api-client/contract';
import type { Texts } from '../brands/brands';

/** What the platform says beside an error code. Clients have words of their own; these are for logs and lists. */
export const MESSAGES: Readonly<Partial<Record<ErrorCode, Texts>>> = {
  'login.not.session': { VI: 'Bạn chưa đăng nhập, vui lòng đăng nhập trước', EN: 'You are not logged in, please log in first', CN: '您尚未登录，请先登录', TW: '您尚未登入，請先登入', JA: 'ログインしていません。先にログインしてください', TH: 'คุณยังไม่ได้เข้าสู่ระบบ กรุณาเข้าสู่ระบบก่อน', PT: 'Você não está conectado, entre primeiro' },
  'login.wrong': { VI: 'Tên đăng nhập hoặc mật khẩu không đúng', EN: 'Wrong user name or password', CN: '用户名或密码错误', TW: '使用者名稱或密碼錯誤', JA: 'ユーザー名またはパスワードが違います', TH: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', PT: 'Usuário ou senha incorretos' },
  'login.captcha.required': { VI: 'Vui lòng nhập mã xác nhận', EN: 'Please enter the captcha', CN: '请输入验证码', TW: '請輸入驗證碼', JA: '画像認証コードを入力してください', TH: 'กรุณากรอกรหัสยืนยัน', PT: 'Digite o código de verificação' },
  'login.account.locked': { VI: 'Tài khoản tạm khóa sau nhiều lần thử, vui lòng thử lại sau', EN: 'The account is locked for a while after too many tries', CN: '尝试次数过多，账户暂时锁定', TW: '嘗試次數過多，帳戶暫時鎖定', JA: '試行回数が多いため、アカウントを一時的にロックしました', TH: 'บัญชีถูกล็อกชั่วคราวเนื่องจากลองหลายครั้งเกินไป', PT: 'A conta está bloqueada por um tempo após muitas tentativas' },
  'login.no.permission': { VI: 'Tài khoản này không có quyền đăng nhập', EN: 'This account may not log in', CN: '该账户没有登录权限', TW: '此帳戶沒有登入權限', JA: 'このアカウントではログインできません', TH: 'บัญชีนี้ไม่มีสิทธิ์เข้าสู่ระบบ', PT: 'Esta conta não tem permissão para entrar' },
  'login.member.only': { VI: 'Chỉ hội viên mới đăng nhập được tại đây', EN: 'Only members log in here', CN: '此处仅限会员登录', TW: '此處僅限會員登入', JA: 'ここは会員専用です', TH: 'เฉพาะสมาชิกเท่านั้นที่เข้าสู่ระบบที่นี่', PT: 'Somente membros entram aqui' },
  'login.agent.only': { VI: 'Chỉ đại lý mới đăng nhập được tại đây', EN: 'Only agents log in here', CN: '此处仅限代理登录', TW: '此處僅限代理登入', JA: 'ここはエージェント専用です', TH: 'เฉพาะตัวแทนเท่านั้นที่เข้าสู่ระบบที่นี่', PT: 'Somente agentes entram aqui' },
  'captcha.wrong': { VI: 'Mã xác nhận không đúng', EN: 'Wrong captcha', CN: '验证码错误', TW: '驗證碼錯誤', JA: '画像認証コードが違います', TH: 'รหัสยืนยันไม่ถูกต้อง', PT: 'Código de verificação incorreto' },
  'register.username.taken': { VI: 'Tên đăng nhập này đã có người dùng', EN: 'This user name is taken', CN: '该用户名已被使用', TW: '此使用者名稱已被使用', JA: 'このユーザー名はすでに使われています', TH: 'ชื่อผู้ใช้นี้มีผู้ใช้แล้ว', PT: 'Este nome de usuário já está em uso' },
  'register.field.invalid': { VI: 'Một số mục chưa đúng', EN: 'Some fields are not right', CN: '部分填写内容有误', TW: '部分填寫內容有誤', JA: '入力内容に誤りがあります', TH: 'บางช่องไม่ถูกต้อง', PT: 'Alguns campos não estão corretos' },
  'register.closed': { VI: 'Hiện không nhận đăng ký', EN: 'Registration is closed at the moment', CN: '目前暂停注册', TW: '目前暫停註冊', JA: '現在、新規登録を受け付けていません', TH: 'ขณะนี้ปิดรับสมัคร', PT: 'O cadastro está fechado no momento' },
  'invitation.code.invalid': { VI: 'Mã mời không hợp lệ', EN: 'Invalid invitation code', CN: '邀请码无效', TW: '邀請碼無效', JA: '招待コードが無効です', TH: 'รหัสเชิญไม่ถูกต้อง', PT: 'Código de convite inválido' },
  'account.no.permission': { VI: 'Tài khoản này không có quyền vào', EN: 'This account has no permission to enter', CN: '该账户没有进入权限', TW: '此帳戶沒有進入權限', JA: 'このアカウントには権限がありません', TH: 'บัญชีนี้ไม่มีสิทธิ์เข้าใช้งาน', PT: 'Esta conta não tem permissão para entrar' },
  'function.not.available': { VI: 'Chức năng tạm thời chưa dùng được', EN: 'This function is not available', CN: '该功能暂不可用', TW: '此功能暫不可用', JA: 'この機能はご利用いただけません', TH: 'ฟังก์ชันนี้ยังไม่พร้อมใช้งาน', PT: 'Esta função não está disponível' },
  request_param_err: { VI: 'Yêu cầu có tham số chưa đúng', EN: 'A parameter of the request is not right', CN: '请求参数有误', TW: '請求參數有誤', JA: 'リクエストの値に誤りがあります', TH: 'พารามิเตอร์ของคำขอไม่ถูกต้อง', PT: 'Um parâmetro do pedido não está correto' },
  'body.unreadable': { VI: 'Không đọc được nội dung yêu cầu', EN: 'The body of the request cannot be read', CN: '无法读取请求内容', TW: '無法讀取請求內容', JA: 'リクエストの本文を読み取れません', TH: 'อ่านเนื้อหาของคำขอไม่ได้', PT: 'O corpo do pedido não pode ser lido' },
  'not.found': { VI: 'Không tìm thấy', EN: 'Not found', CN: '未找到', TW: '找不到', JA: '見つかりません', TH: 'ไม่พบ', PT: 'Não encontrado' },
  'too.many.requests': { VI: 'Quá nhiều yêu cầu, vui lòng đợi một lát', EN: 'Too many requests, please wait a moment', CN: '请求过于频繁，请稍候', TW: '請求過於頻繁，請稍候', JA: 'リクエストが多すぎます。しばらくお待ちください', TH: 'คำขอมากเกินไป กรุณารอสักครู่', PT: 'Pedidos demais, aguarde um momento' },
  'system.maintenance': { VI: 'Hệ thống đang nâng cấp, vui lòng quay lại sau', EN: 'System upgrading, please try again later', CN: '系统升级中，请稍后再试', TW: '系統升級中，請稍後再試', JA: 'システムの更新中です。後ほどお試しください', TH: 'กำลังปรับปรุงระบบ กรุณาลองใหม่ภายหลัง', PT: 'Sistema em atualização, tente mais tarde' },
  'system.region': { VI: 'Dịch vụ không mở tại khu vực của bạn', EN: 'The service is not open in your region', CN: '您所在的地区未开放服务', TW: '您所在的地區未開放服務', JA: 'お住まいの地域ではご利用いただけません', TH: 'บริการนี้ไม่เปิดในพื้นที่ของคุณ', PT: 'O serviço não está aberto na sua região' },
  'system.busy': { VI: 'Hệ thống đang bận, vui lòng thử lại sau', EN: 'System error, please try again later', CN: '系统繁忙，请稍后再试', TW: '系統忙碌，請稍後再試', JA: 'システムエラーです。後ほどお試しください', TH: 'ระบบขัดข้อง กรุณาลองใหม่ภายหลัง', PT: 'Erro do sistema, tente mais tarde' },
  'game.not.found': { VI: 'Không tìm thấy trò chơi này', EN: 'There is no such game', CN: '未找到该游戏', TW: '找不到此遊戲', JA: 'このゲームは見つかりません', TH: 'ไม่พบเกมนี้', PT: 'Este jogo não existe' },
  'game.maintenance': { VI: 'Trò chơi đang bảo trì', EN: 'This game is under maintenance', CN: '该游戏正在维护', TW: '此遊戲正在維護', JA: 'このゲームはメンテナンス中です', TH: 'เกมนี้อยู่ระหว่างปรับปรุง', PT: 'Este jogo está em manutenção' },
  'wallet.insufficient': { VI: 'Số dư không đủ', EN: 'The balance is not enough', CN: '余额不足', TW: '餘額不足', JA: '残高が足りません', TH: 'ยอดเงินไม่พอ', PT: 'Saldo insuficiente' },
};
