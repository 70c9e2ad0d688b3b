import type { Language } from '../brands/brands';

/** Templates with `{brand}`, `{name}` and `{password}`. */
export const RECOVERY_MAIL: Readonly<Record<Language, readonly [subject: string, body: string]>> = {
  VI: [
    '{brand}: mật khẩu tạm thời',
    'Chào {name}, mật khẩu tạm thời của bạn là {password}. Mật khẩu này có hiệu lực trong 30 phút; vui lòng đặt mật khẩu mới ngay sau khi đăng nhập. Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu cũ vẫn dùng được.',
  ],
  EN: [
    '{brand}: temporary password',
    'Hello {name}, your temporary password is {password}. It’s valid for 30 minutes, and you’ll be asked to set a new one as soon as you log in. If you didn’t request it, ignore this e-mail. Your old password still works.',
  ],
  CN: [
    '{brand}：临时密码',
    '{name} 您好，您的临时密码是 {password}，30 分钟内有效。登录后请立即设置新密码。如非本人操作，请忽略本邮件，原密码仍然可用。',
  ],
  TW: [
    '{brand}：臨時密碼',
    '{name} 您好，您的臨時密碼是 {password}，30 分鐘內有效。登入後請立即設定新密碼。如非本人操作，請忽略本信，原密碼仍然可用。',
  ],
  JA: [
    '{brand}：仮パスワード',
    '{name}様、仮パスワードは{password}です。30分間有効です。ログイン後、すぐに新しいパスワードを設定してください。お心当たりがない場合はこのメールを破棄してください。これまでのパスワードは引き続きお使いいただけます。',
  ],
  TH: [
    '{brand}: รหัสผ่านชั่วคราว',
    'สวัสดี {name} รหัสผ่านชั่วคราวของคุณคือ {password} ใช้ได้ภายใน 30 นาที และต้องตั้งรหัสผ่านใหม่ทันทีที่เข้าสู่ระบบ หากคุณไม่ได้ขอ ไม่ต้องสนใจอีเมลนี้ รหัสผ่านเดิมยังใช้ได้',
  ],
  PT: [
    '{brand}: senha temporária',
    'Olá, {name}. Sua senha temporária é {password}. Ela vale por 30 minutos, e você definirá uma nova assim que entrar. Se você não a pediu, ignore este e-mail: a senha atual continua valendo.',
  ],
};
