export type { CodeRequest, SentCode } from './codes';
export type { PasswordReset } from './password';
export type { FieldRule, RegisterSettings, Registration } from './registration';
export type { GrantedSession, PasswordLogin, SmsLogin, ThirdPartyLogin } from './session';
