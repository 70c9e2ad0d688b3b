import type { Contract } from '@lobby/api-client/contract';
import { access } from './access';
import { announcements } from './announcements';
import { games } from './games';
import type { Handlers } from './handler';
import { member } from './member';
import { streams } from './streams';
import { system } from './system';

/** Every call of the contract, answered. */
export const handlers = {
  access,
  announcements,
  games,
  member,
  streams,
  system,
} satisfies Handlers<Contract>;
