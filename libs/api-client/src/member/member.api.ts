import { member } from '../contract/member';
import { send, type SendOptions } from '../transport/send';

export * from './feedback';
export * from './profile';

export interface MemberInfo {
  /** Customer type code (decision 9). */
  type: number;
  account: string;
  nickname: string | undefined;
  /** Address of the head icon, with its ending; nothing where none was chosen. */
  icon: string | undefined;
  /** Milliseconds since the epoch. */
  registeredAt: number;
  vipLabel: string | undefined;
  labels: { type: number; name: string }[];
}

export async function info(options?: SendOptions): Promise<MemberInfo> {
  const value = await send(member.info, {}, options);
  return {
    type: value.type,
    account: value.account,
    nickname: value.nickname ?? undefined,
    icon: value.icon ?? undefined,
    registeredAt: value.regDate,
    vipLabel: value.clubLabel?.labelName,
    labels: (value.memberLabel ?? []).map(({ labelType, labelName }) => ({
      type: labelType,
      name: labelName,
    })),
  };
}

export async function unreadCount(options?: SendOptions): Promise<number> {
  const { unReadCount } = await send(member.unreadCount, {}, options);
  return unReadCount;
}
