import { member } from '../contract/member';
import { send, type SendOptions } from '../transport/send';

export interface MemberInfo {
  /** Customer type code (decision 9). */
  type: number;
  account: string;
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
