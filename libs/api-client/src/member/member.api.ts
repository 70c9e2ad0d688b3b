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
  /** Address of the head icon, with its ending; undefined where none was chosen. */
  icon: wire.icon,
  /** Milliseconds since the epoch. */
  registeredAt: wire.regDate,
  vipLabel: wire.clubLabel?.labelName,
  labels: (wire.memberLabel ?? []).map(({ labelType, labelName }) => ({
    type: labelType,
    name: labelName,
  })),
});

export type MemberInfo = ReturnType<typeof toMemberInfo>;

export const info = async (options?: SendOptions) =>
  toMemberInfo(await send(member.info, {}, options));

export async function unreadCount(options?: SendOptions): Promise<number> {
  const { unReadCount } = await send(member.unreadCount, {}, options);
  return unReadCount;
}
