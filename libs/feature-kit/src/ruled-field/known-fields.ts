import type { Registration } from '@lobby/api-client';
import type { HTMLInputAutoCompleteAttribute, HTMLAttributes } from 'react';
import type enLabels from '../labels/en/forms.json';

type FieldLabel = Extract<keyof typeof enLabels, `field.${string}`>;

/** Presentation of a documented field. */
export interface KnownField {
  label: FieldLabel;
  /** Rendered as a password field. */
  secret?: true;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Length limit of the contract, unless the settings have one. Default: 128. */
  max?: number;
}

/** Payload keys without a rule: set by the client or rendered by dedicated components. */
type NonFormKey =
  | 'registerUrl'
  | 'registerMethod'
  | 'domain'
  | 'confirmPassword'
  | 'captcha'
  | 'verificationCode'
  | 'countryDialingCode'
  | 'firebaseChannel'
  | 'firebaseIdToken';

/** Fields of a registration (D1 §3), in the order of the form. */
const KNOWN_FIELDS = {
  username: { label: 'field.userName', autoComplete: 'username', max: 64 },
  password: { label: 'field.password', secret: true, autoComplete: 'new-password' },
  nickname: { label: 'field.nickname', autoComplete: 'nickname', max: 64 },
  payeeName: { label: 'field.payeeName', autoComplete: 'name' },
  mobileNum: { label: 'field.mobileNum', autoComplete: 'tel-national', inputMode: 'tel' },
  email: { label: 'field.email', autoComplete: 'email', inputMode: 'email', max: 254 },
  idNumber: { label: 'field.idNumber', autoComplete: 'off', max: 64 },
  qqNum: { label: 'field.qqNum', autoComplete: 'off', inputMode: 'numeric', max: 64 },
  facebook: { label: 'field.facebook', autoComplete: 'off' },
  wechat: { label: 'field.wechat', autoComplete: 'off' },
  line: { label: 'field.line', autoComplete: 'off' },
  whatsapp: { label: 'field.whatsapp', autoComplete: 'off', inputMode: 'tel' },
  zalo: { label: 'field.zalo', autoComplete: 'off', inputMode: 'tel' },
  paymentPassword: {
    label: 'field.paymentPassword',
    secret: true,
    autoComplete: 'off',
    inputMode: 'numeric',
    max: 16,
  },
  recommenderId: { label: 'field.recommenderId', autoComplete: 'off', max: 64 },
  affiliateCode: { label: 'field.affiliateCode', autoComplete: 'off', max: 64 },
} as const satisfies Record<Exclude<keyof Registration, NonFormKey>, KnownField>;

const BY_NAME = new Map<string, KnownField>(Object.entries(KNOWN_FIELDS));

/** Names of the documented fields, in the order of the form. */
export const FIELD_ORDER: readonly string[] = [...BY_NAME.keys()];

/** Returns the presentation of a field; undefined if it is undocumented. */
export function knownField(name: string): KnownField | undefined {
  return BY_NAME.get(name);
}
