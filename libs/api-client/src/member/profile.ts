import { member } from '../contract/member';
import { send, type SendOptions } from '../transport/send';

export interface HeadIcon {
  id: string;
  /** With its ending. */
  address: string;
}

export interface HeadIcons {
  /** Nothing where none was chosen. */
  current: HeadIcon | undefined;
  choices: HeadIcon[];
}

const toIcon = ({ iconId, url }: { iconId: string; url: string }): HeadIcon => ({
  id: iconId,
  address: url,
});

/** The head icon, and those to choose from (D1 §7). */
export async function icons(options?: SendOptions): Promise<HeadIcons> {
  const { icon, list } = await send(member.icon, {}, options);
  return { current: icon ? toIcon(icon) : undefined, choices: list.map(toIcon) };
}

/** Chooses an icon of the list, or an upload of purpose `icon`. Throws `upload.invalid`. */
export async function setIcon(id: string): Promise<void> {
  await send(member.setIcon, { icon: id });
}

/** 2 to 20 letters, digits, blanks. Throws `field.invalid`. */
export async function setNickname(nickname: string): Promise<void> {
  await send(member.setNickname, { nickname: nickname.trim() });
}

/** Throws `field.invalid`. */
export async function setEmail(email: string): Promise<void> {
  await send(member.setEmail, { email: email.trim() });
}

/** Latin letters without diacritics; it can be set once. Throws `payee.name.fixed`, `field.invalid`. */
export async function setPayeeName(name: string): Promise<void> {
  await send(member.setPayeeName, { payeeName: name.trim() });
}
