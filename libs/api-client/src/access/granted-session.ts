import type { Answered } from '../contract';
import type { grantedSession } from '../contract/access/shapes';

/** Maps a granted session. */
export const toSession = ({
  token,
  userName,
  customerType,
  firstTimeLogin,
}: Answered<typeof grantedSession>) => ({
  token,
  userName,
  /** Customer type code (decision 9). */
  type: customerType,
  /** A first login, or one with a temporary password, which must be changed (D1 §4). */
  firstTimeLogin,
});

export type GrantedSession = ReturnType<typeof toSession>;
