import type { CallAnswer } from '../contract';
import type { member } from '../contract/member/member';

export type { Feedback, FeedbackType } from './feedback';
export type { MemberInfo } from './member.api';
export type HeadIcons = CallAnswer<typeof member.icon>;
export type HeadIcon = HeadIcons['list'][number];
export type Upload = CallAnswer<typeof member.uploadImage>;
