import { ANY, facts, FLAG, maybe, NUMBER, only, takes, TEXT, upTo } from './row';

const SEALED = { Encryption: ANY };
const NO_TOKEN = { Authorization: only('none') };

const SESSION = {
  token: TEXT,
  userName: TEXT,
  customerType: takes(0, 4, 40, 41, 42),
  firstTimeLogin: FLAG,
};

/** D1 §3, registration payload; the merchant chooses the fields (D1 §5). */
const REGISTRATION = {
  countryDialingCode: maybe(TEXT),
  registerUrl: TEXT,
  registerMethod: only('APP', 'H5', 'PWA', 'WEBCLIP'),
  username: maybe(TEXT),
  password: maybe(TEXT),
  confirmPassword: maybe(TEXT),
  affiliateCode: maybe(TEXT),
  paymentPassword: maybe(TEXT),
  recommenderId: maybe(TEXT),
  nickname: maybe(TEXT),
  payeeName: maybe(TEXT),
  email: maybe(upTo(254)),
  mobileNum: maybe(upTo(20)),
  idNumber: maybe(TEXT),
  qqNum: maybe(TEXT),
  facebook: maybe(TEXT),
  wechat: maybe(TEXT),
  line: maybe(TEXT),
  whatsapp: maybe(TEXT),
  zalo: maybe(TEXT),
  captcha: maybe(upTo(6)),
  type: only(0),
  domain: maybe(TEXT),
  verificationCode: maybe(upTo(10)),
  firebaseChannel: maybe(only('sms')),
  firebaseIdToken: maybe(TEXT),
};

const SMS_REQUEST = { mobileNo: upTo(20), countryDialingCode: ANY };
const SMS_ANSWER = { expiredMinutes: maybe(NUMBER) };

export const ACCESS = [
  ...facts('access.login', 'D1 §7', { header: { ...SEALED, ...NO_TOKEN, Device: only('OTHERS') } }),
  ...facts('access.login', 'D1 §3', {
    input: {
      username: maybe(TEXT),
      password: maybe(TEXT),
      mobileNum: maybe(upTo(20)),
      messageCode: maybe(upTo(10)),
      identifying: maybe(TEXT),
      captcha: maybe(upTo(6)),
      type: only('username', 'sms', 'firebase'),
      firebaseChannel: maybe(only('sms')),
      firebaseIdToken: maybe(TEXT),
      firebaseMobileNo: maybe(upTo(20)),
      countryDialingCode: maybe(TEXT),
    },
    output: SESSION,
  }),
  ...facts('access.freePlay', 'D1 §7', { header: NO_TOKEN }),
  ...facts('access.freePlay', 'D1 §3', { output: SESSION }),
  ...facts('access.trialUser', 'D1 §7', { header: NO_TOKEN }),
  ...facts('access.trialUser', 'D1 §3', { output: { token: TEXT, userName: TEXT } }),
  ...facts('access.logout', 'D1 §7', { input: { token: TEXT } }),
  ...facts('access.register', 'D1 §7', { header: { ...SEALED, ...NO_TOKEN } }),
  ...facts('access.register', 'D1 §3', { input: REGISTRATION }),
  ...facts('access.registerMobile', 'D1 §7', { header: { ...SEALED, ...NO_TOKEN } }),
  ...facts('access.registerMobile', 'D1 §3', { input: REGISTRATION }),
  ...facts('access.registerSettings', 'D1 §7', { header: NO_TOKEN }),
  ...facts('access.registerSettings', 'D1 §5', {
    output: {
      'fields.*.enabled': FLAG,
      'fields.*.required': FLAG,
      'fields.*.pattern': ANY,
      'fields.*.message': ANY,
    },
  }),
  ...facts('access.captcha', 'D1 §7', { header: NO_TOKEN, output: { '': TEXT } }),
  ...facts('access.checkUserName', 'D1 §7', { header: NO_TOKEN }),
  ...facts('access.checkAffiliate', 'D1 §7', {
    header: NO_TOKEN,
    input: { code: TEXT, domain: ANY },
    output: { code: ANY },
  }),
  ...facts('access.sendLoginSms', 'D1 §7', { header: NO_TOKEN, input: SMS_REQUEST }),
  ...facts('access.sendLoginSms', 'D1 §3', { output: SMS_ANSWER }),
  ...facts('access.sendRegisterSms', 'D1 §7', { input: SMS_REQUEST }),
  ...facts('access.sendRegisterSms', 'D1 §3', { output: SMS_ANSWER }),
  ...facts('access.sendResetSms', 'D1 §7', { input: SMS_REQUEST }),
  ...facts('access.sendResetSms', 'D1 §3', { output: SMS_ANSWER }),
  ...facts('access.sendAccountSms', 'D1 §7', {
    header: { ModuleId: only('VERIFICATION3') },
    input: { mobileNum: upTo(20) },
    output: SMS_ANSWER,
  }),
  ...facts('access.sendAccountSms', 'D1 §3', { input: { countryDialingCode: ANY } }),
  ...facts('access.resetPasswordByPhone', 'D1 §7', { header: SEALED }),
  ...facts('access.resetPasswordByPhone', 'D1 §3', {
    input: { newPassword: TEXT, mobileNum: upTo(20), verificationCode: upTo(10) },
  }),
  ...facts('access.resetPasswordByPhone', 'D1 §4', { error: { 'modify.new.old.same': ANY } }),
  ...facts('access.recoverByEmail', 'D1 §7', {
    header: { 'Content-Type': only('form'), ...NO_TOKEN },
    input: { username: TEXT, email: upTo(254) },
  }),
  ...facts('access.changePassword', 'D1 §3', {
    input: { oldPassword: TEXT, newPassword: TEXT, confirmNewPassword: TEXT },
  }),
  ...facts('refusal', 'D1 §3', { output: { captcha: maybe(FLAG) } }),
  ...facts('envelope', 'D1 §7', { output: { success: FLAG, value: ANY } }),
];
