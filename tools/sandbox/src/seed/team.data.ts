import type { BrandCode } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { SeedPlan } from './plan';

/** Direct parents of the named accounts; parents first. */
export const PARENTS: Readonly<Record<string, string>> = {
  agent01: 'general01',
  player01: 'agent01',
  vip01: 'agent01',
  fresh01: 'agent01',
  first01: 'agent01',
  locked01: 'agent01',
  virtual01: 'virtualagent01',
};

export interface Level {
  agents: number;
  players: number;
}

interface TeamSize {
  /** Sizes of the five levels below `general01`, besides the named accounts. */
  levels: readonly [Level, Level, Level, Level, Level];
  /** Members with play in the last 60 days, and bets per member. */
  bettors: number;
  bets: number;
  /** Members online now. */
  online: number;
  /** Virtual players below `virtualagent01`. */
  virtual: number;
}

export const TEAM_SIZES: Readonly<Record<SeedPlan['size'], TeamSize>> = {
  full: {
    levels: [
      { agents: 30, players: 0 },
      { agents: 150, players: 250 },
      { agents: 240, players: 700 },
      { agents: 200, players: 1_300 },
      { agents: 0, players: 2_200 },
    ],
    bettors: 100,
    bets: 20,
    online: 40,
    virtual: 12,
  },
  small: {
    levels: [
      { agents: 2, players: 0 },
      { agents: 2, players: 1 },
      { agents: 1, players: 2 },
      { agents: 1, players: 1 },
      { agents: 0, players: 2 },
    ],
    bettors: 2,
    bets: 3,
    online: 0,
    virtual: 1,
  },
};

/** Percentage of the second level below `agent01`. */
export const AGENT01_SHARE = 24;

/** Rates in ten-thousandths: the maximum of each product, held by `general01`. */
export const MAX_RATES: Readonly<Record<Category, number>> = {
  RNG: 120,
  LIVE: 80,
  FISH: 100,
  PVP: 90,
  SPORTS: 70,
  ESPORTS: 70,
  LOTT: 150,
  COCKFIGHT: 60,
};

export const RATE_STEP = 5;

export interface Band {
  product: Category;
  min: number;
  max: number;
  /** Maximum number of direct downlines in the band, per agent; higher for a general agent. */
  agent: number;
  general: number;
}

/** Quotas for high rates. */
export const BANDS: readonly Band[] = [
  { product: 'RNG', min: 100, max: 110, agent: 10, general: 60 },
  { product: 'RNG', min: 115, max: 120, agent: 3, general: 12 },
  { product: 'LOTT', min: 130, max: 140, agent: 10, general: 60 },
  { product: 'LOTT', min: 145, max: 150, agent: 3, general: 12 },
];

interface NameWords {
  first: string;
  second: string;
}

/** Words of generated user names. */
export const NAME_WORDS: Readonly<Record<BrandCode, NameWords>> = {
  aurora: {
    first:
      'mai|lan|truc|sen|bong|cam|dao|quynh|tuyet|suong|bien|song|nui|rung|gio|may|nang|mua|sao|trang|ngoc|vang|bac|dong|lua|khoi|tam|ti|teo|bi|na|bo',
    second:
      'xanh|hong|tim|nho|xinh|vui|hien|ngoan|cute|pro|vn|sg|hn|dn|hue|dalat|dep|moi|xua|que|pho|tra|cafe|sua|banh|keo|meo|tho|gau|voi|rong|phuong',
  },
  jade: {
    first:
      'amber|azure|birch|cedar|cobalt|coral|crimson|dusty|ember|fern|frost|golden|hazel|indigo|ivory|lunar|maple|misty|mossy|ocean|olive|pearl|pine|quiet|river|ruby|sandy|silver|sunny|velvet|violet|windy',
    second:
      'bay|bear|brook|cliff|crane|creek|dune|fox|glen|hare|hawk|hill|kite|lake|lark|leaf|lynx|moon|otter|owl|peak|pond|reef|ridge|robin|stone|swan|tide|trail|vale|wave|wren',
  },
  ember: {
    first:
      'xiao|da|lao|hong|lan|bai|hei|jin|yin|yu|feng|yun|hai|shan|lin|hua|cha|mei|tian|xing|yue|qing|zhu|song|long|hu|tu|ma|yang|niu|gou|mao',
    second:
      'taipei|hsinchu|tainan|keelung|yilan|hualien|taro|boba|milk|rice|tofu|mango|guava|lychee|pearl|sky|sea|hill|river|cloud|rain|wind|sun|moon|star|tea|bun|egg|fish|crab|deer|bear',
  },
};
