import { ACCESS } from './access.data';
import { ADDRESSES } from './addresses.data';
import { GAMES } from './games.data';
import type { Row } from './row';
import { STREAMS } from './streams.data';
import { AGENT, ANNOUNCEMENTS, MEMBER, MONEY, SYSTEM } from './system.data';

/** Every fact of the documents about a call, its fields, headers, values and errors. */
export const ROWS: readonly Row[] = [
  ...ADDRESSES,
  ...ACCESS,
  ...SYSTEM,
  ...ANNOUNCEMENTS,
  ...MEMBER,
  ...GAMES,
  ...STREAMS,
  ...MONEY,
  ...AGENT,
];
