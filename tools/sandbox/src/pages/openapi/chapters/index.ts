import type { Contract } from '@lobby/api-client/contract';
import { agentChapter } from './agents';
import type { Chapter } from './chapter';
import { depositChapter, walletChapter, withdrawChapter } from './money';
import {
  accessChapter,
  announcementsChapter,
  memberChapter,
  securityChapter,
  systemChapter,
} from './people';
import { gamesChapter, protectionChapter, reportsChapter, streamsChapter } from './play';
import { rewardsChapter } from './rewards';

/** A chapter for every area of the contract. */
export const CHAPTERS: Readonly<Record<keyof Contract, Chapter>> = {
  access: accessChapter,
  agent: agentChapter,
  announcements: announcementsChapter,
  deposit: depositChapter,
  games: gamesChapter,
  member: memberChapter,
  protection: protectionChapter,
  reports: reportsChapter,
  rewards: rewardsChapter,
  security: securityChapter,
  streams: streamsChapter,
  system: systemChapter,
  wallet: walletChapter,
  withdraw: withdrawChapter,
};
