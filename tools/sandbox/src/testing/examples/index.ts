import type { Contract } from '@lobby/api-client/contract';
import { access } from './access';
import { agent } from './agent';
import { announcements } from './announcements';
import { deposit } from './deposit';
import { games } from './games';
import { member } from './member';
import { protection } from './protection';
import { reports } from './reports';
import { rewards } from './rewards';
import { security } from './security';
import { streams } from './streams';
import { system } from './system';
import { wallet } from './wallet';
import { withdraw } from './withdraw';
import type { Examples } from './example';

/** Examples of every call of the contract; a missing one is a compile error. */
export const EXAMPLES: { readonly [A in keyof Contract]: Examples<Contract[A]> } = {
  access,
  agent,
  announcements,
  deposit,
  games,
  member,
  protection,
  reports,
  rewards,
  security,
  streams,
  system,
  wallet,
  withdraw,
};
