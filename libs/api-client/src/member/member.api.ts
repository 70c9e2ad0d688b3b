import type { CallAnswer } from '../contract';
import { member } from '../contract/member/member';
import { send, type SendOptions } from '../transport/send';

export * from './feedback';
export * from './profile';

const toMemberInfo = (wire: CallAnswer<typeof member.info>) => ({
  /** Customer type code (decision 9). */
  type: wire.type,
  account: wire.account,
  userId: wire.userId,
  nickname: wire.nickname,
  /** URL of the head icon, with its extension; undefined if none is set. */
  icon: wire.icon,
  /** Milliseconds since the epoch. */
  registeredAt: wire.regDate,
  /** Undefined without a level; the platform may send an empty string. */
  vipLabel: wire.clubLabel?.labelName.trim() || undefined,
  labels: (wire.memberLabel ?? []).map(({ labelType, labelName }) => ({
    type: labelType,
    name: labelName,
  })),
});

/** Answer of `info`. */
export type MemberInfo = ReturnType<typeof toMemberInfo>;

/** Returns the signed-in member: account type, names, registration, labels (D1 §3). */
export const info = async (options?: SendOptions) =>
  toMemberInfo(await send(member.info, {}, options));

/** Returns the member's number of unread messages (D1 §7). */
export async function unreadCount(options?: SendOptions): Promise<number> {
  const { unReadCount } = await send(member.unreadCount, {}, options);
  return unReadCount;
}
