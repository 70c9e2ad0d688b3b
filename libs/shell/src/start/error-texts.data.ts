/** What people read for each label of D1 §8, in English and in Vietnamese. */
export const ERROR_TEXTS = {
  'error.accountLocked': [
    'This account is locked for a while. Try again later or contact support.',
    'Tài khoản này đang tạm khoá. Hãy thử lại sau hoặc liên hệ chăm sóc khách hàng.',
  ],
  'error.agentsOnly': [
    'This account cannot log in to the agent site.',
    'Tài khoản này không đăng nhập được vào trang đại lý.',
  ],
  'error.busy': [
    'The system is busy. Try again in a moment.',
    'Hệ thống đang bận. Vui lòng thử lại sau giây lát.',
  ],
  'error.captchaRequired': [
    'Enter the characters in the picture.',
    'Hãy nhập các ký tự trong hình.',
  ],
  'error.downline.unknown': [
    'There is no such member in your team. Check the name.',
    'Không tìm thấy thành viên này trong đội của bạn. Hãy kiểm tra lại tên.',
  ],
  'error.fieldInvalid': ['Check the marked fields.', 'Hãy kiểm tra lại các ô được đánh dấu.'],
  'error.invitationInvalid': ['This invitation code is not valid.', 'Mã mời này không hợp lệ.'],
  'error.maintenance': [
    'We are upgrading the system. Please come back later.',
    'Hệ thống đang được nâng cấp. Vui lòng quay lại sau.',
  ],
  'error.membersOnly': [
    'This account cannot log in to the member site.',
    'Tài khoản này không đăng nhập được vào trang thành viên.',
  ],
  'error.mobileTaken': [
    'This mobile number is already registered. Log in or use another number.',
    'Số điện thoại này đã được đăng ký. Hãy đăng nhập hoặc dùng số khác.',
  ],
  'error.modify.new.old.same': [
    'The new password is the same as the old one. Choose a different one.',
    'Mật khẩu mới trùng với mật khẩu cũ. Hãy chọn mật khẩu khác.',
  ],
  'error.noLoginPermission': [
    'This account is not allowed to log in. Contact support.',
    'Tài khoản này không được phép đăng nhập. Vui lòng liên hệ chăm sóc khách hàng.',
  ],
  'error.noPermission': [
    'Your account has no permission to enter.',
    'Tài khoản của bạn không có quyền truy cập.',
  ],
  'error.notAvailable': [
    'This feature is not available right now.',
    'Tính năng này hiện chưa dùng được.',
  ],
  'error.offline': [
    'No connection. Check your network and try again.',
    'Không có kết nối. Hãy kiểm tra mạng rồi thử lại.',
  ],
  'error.region': [
    'This service is not available where you are.',
    'Dịch vụ này không được cung cấp tại khu vực của bạn.',
  ],
  'error.signedOut': [
    'You have been logged out. Please log in again.',
    'Bạn đã bị đăng xuất. Vui lòng đăng nhập lại.',
  ],
  'error.smsWrongCode': [
    'The code is wrong or has expired. Check it or ask for a new one.',
    'Mã xác minh không đúng hoặc đã hết hạn. Hãy kiểm tra lại hoặc yêu cầu mã mới.',
  ],
  'error.timeout': [
    'The answer is taking too long. Try again.',
    'Hệ thống phản hồi quá lâu. Hãy thử lại.',
  ],
  'error.tooMany': [
    'Too many attempts. Wait a moment and try again.',
    'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.',
  ],
  'error.unknown': ['Something went wrong. Try again.', 'Đã có lỗi xảy ra. Hãy thử lại.'],
  'error.unreadable': [
    'We received an answer we could not read. Try again.',
    'Không đọc được dữ liệu nhận về. Hãy thử lại.',
  ],
  'error.userNameTaken': [
    'This user name is already taken.',
    'Tên đăng nhập này đã có người dùng.',
  ],
  'error.wrongCaptcha': [
    'The characters do not match the picture.',
    'Các ký tự không khớp với hình.',
  ],
  'error.wrongLogin': ['Wrong user name or password.', 'Sai tên đăng nhập hoặc mật khẩu.'],
} as const;
