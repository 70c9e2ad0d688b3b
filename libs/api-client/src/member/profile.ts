import type { CallAnswer } from '../contract';
import { member } from '../contract/member/member';
import { bind } from '../transport/send';

/** The head icon, and those to choose from (D1 §7). */
export const icons = bind(member.icon);

/** Chooses an icon of the list, or an upload of purpose `ICON`. Throws `upload.invalid`. */
export const setIcon = bind(member.setIcon);

/** 2 to 20 letters, digits, blanks. Throws `field.invalid`. */
export const setNickname = bind(member.setNickname);

/** Throws `field.invalid`. */
export const setEmail = bind(member.setEmail);

/** Latin letters without diacritics; it can be set once. Throws `payee.name.fixed`, `field.invalid`. */
export const setPayeeName = bind(member.setPayeeName);

export type HeadIcons = CallAnswer<typeof member.icon>;
export type HeadIcon = HeadIcons['list'][number];
