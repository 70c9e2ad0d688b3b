import type { CallAnswer, CallInput, Contract } from '../contract';

type ProtectionCalls = Contract['protection'];

/** What a person set to play more safely. */
export type Protection = CallAnswer<ProtectionCalls['limits']>;
/** A limit that is set. */
export type ProtectionLimit = Protection['limits'][number];
/** Which of the twelve limits. */
export type LimitName = CallInput<ProtectionCalls['cancelPending']>;
/** What a person did with money and time. */
export type PlayActivity = CallAnswer<ProtectionCalls['activity']>;
