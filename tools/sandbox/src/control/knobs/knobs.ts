import { origins, socialLogin } from './addresses';
import { catalogue, game, vendor, vendors } from './catalogue';
import { feedback, host, hosts, operator, serviceTalks } from './chats';
import { enter } from './enter';
import { identities, identity } from './identity';
import { jobs, runNext } from './jobs';
import { offer } from './offers';
import { deposit, orders, withdrawal } from './orders';
import { balance, lostRound, mail, points, registered, vip } from './players';
import { mails, uploads } from './sent';
import { app, contact, download, limit, rain, registration, ruleBook, settings } from './settings';
import { team } from './team';

/** Table of knobs, in the order of the control page; the name is the path below `/__sandbox/knobs/`. */
export const KNOBS = {
  orders,
  deposit,
  withdrawal,
  mail,
  mails,
  uploads,
  balance,
  vip,
  points,
  lostRound,
  team,
  offer,
  registered,
  identities,
  identity,
  serviceTalks,
  operator,
  feedback,
  enter,
  vendors,
  vendor,
  game,
  catalogue,
  hosts,
  host,
  settings,
  app,
  rain,
  download,
  contact,
  origins,
  socialLogin,
  limit,
  registration,
  ruleBook,
  jobs,
  runNext,
} as const;

export type Knobs = typeof KNOBS;
