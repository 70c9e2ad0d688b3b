import type { CallAnswer } from '../contract';
import { member } from '../contract/member/member';
import { bind } from '../transport/send';

/** Current head icon and available icons (D1 §7). */
export const icons = bind(member.icon);

/** Sets a listed icon or an upload of purpose `ICON`. Throws `upload.invalid`. */
export const setIcon = bind(member.setIcon);

/** Sets the nickname: 2 to 20 letters, digits or spaces. Throws `field.invalid`. */
export const setNickname = bind(member.setNickname);

/** Sets the e-mail address. Throws `field.invalid`. */
export const setEmail = bind(member.setEmail);

/** Sets the payee name, once: Latin letters without diacritics. Throws `payee.name.fixed`, `field.invalid`. */
export const setPayeeName = bind(member.setPayeeName);

type HeadIcons = CallAnswer<typeof member.icon>;
export type HeadIcon = HeadIcons['list'][number];
