import { game, vendor } from './catalogue';
import { deposit, orders, withdrawal } from './orders';

/** Table of knobs, in the order of the control page; the name is the path below `/__sandbox/knobs/`. */
export const KNOBS = {
  orders,
  deposit,
  withdrawal,
  vendor,
  game,
} as const;

export type Knobs = typeof KNOBS;
