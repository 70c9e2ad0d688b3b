import { GAMES } from './games.data.mjs';
import { GUARD } from './guard.data.mjs';
import { MONEY } from './money.data.mjs';
import { PAGE } from './page.data.mjs';
import { PLATFORM } from './platform.data.mjs';
import { SESSION_ROWS } from './session.data.mjs';
import { STREAM_ROWS } from './streams.data.mjs';
import { TRANSPORT_ROWS } from './transport.data.mjs';

/** Every defence. @type {readonly import('../row.mjs').Defence[]} */
export const DEFENCES = [
  ...PAGE,
  ...SESSION_ROWS,
  ...TRANSPORT_ROWS,
  ...MONEY,
  ...GAMES,
  ...STREAM_ROWS,
  ...PLATFORM,
  ...GUARD,
];
