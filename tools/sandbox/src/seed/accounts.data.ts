import { type BrandCode, BRAND_CODES } from '../brands/brands';
import { DAY_MS, HOUR_MS, type SeedPlan } from './plan';

/** Password of every seeded account. */
export const PASSWORD = 'Play1234';
export const PAYMENT_PASSWORD = '135790';

export interface SeedAccount {
  name: string;
  type: number;
  nickname: string;
  /** Purpose, shown on the control page. */
  note: string;
  /** Decimal strings in the brand's currency. */
  balance: Readonly<Record<BrandCode, string>>;
  registeredDaysAgo: number;
  mobile?: string;
  vipLabel?: string;
  labels?: readonly { labelType: number; labelName: string }[];
  firstLogin?: true;
  locked?: true;
  /** Has history: favourites, recent games, bets, unread messages. */
  history?: true;
}

// oxfmt-ignore
export const ACCOUNTS: readonly SeedAccount[] = [
  { name: 'player01', type: 0, nickname: 'Lan', note: 'Has played before', balance: { aurora: '12480500', jade: '3482.60', ember: '48250' }, registeredDaysAgo: 618, mobile: '0912345601', vipLabel: 'VIP 2', history: true },
  { name: 'agent01', type: 1, nickname: 'Minh', note: 'Agent with a team', balance: { aurora: '86400000', jade: '12950.00', ember: '318400' }, registeredDaysAgo: 903, mobile: '0912345602', history: true },
  { name: 'general01', type: 2, nickname: 'Quan', note: 'General agent', balance: { aurora: '254000000', jade: '48200.75', ember: '1206500' }, registeredDaysAgo: 1098, mobile: '0912345603', history: true },
  { name: 'virtual01', type: 40, nickname: 'Vera', note: 'Virtual player: no draws', balance: { aurora: '5000000', jade: '1000.00', ember: '20000' }, registeredDaysAgo: 478 },
  { name: 'virtualagent01', type: 41, nickname: 'Victor', note: 'Virtual agent: no draws', balance: { aurora: '5000000', jade: '1000.00', ember: '20000' }, registeredDaysAgo: 478 },
  { name: 'first01', type: 0, nickname: 'Nova', note: 'Must change its password at the first login', balance: { aurora: '500000', jade: '25.00', ember: '600' }, registeredDaysAgo: 25, firstLogin: true },
  { name: 'locked01', type: 0, nickname: 'Lock', note: 'May not log in', balance: { aurora: '120000', jade: '12.40', ember: '310' }, registeredDaysAgo: 682, locked: true },
  { name: 'vip01', type: 0, nickname: 'Vivian', note: 'VIP label, payout shortcut', balance: { aurora: '968250000', jade: '152340.20', ember: '6420000' }, registeredDaysAgo: 1650, mobile: '0912345608', vipLabel: 'VIP 6', labels: [{ labelType: 6, labelName: 'TWD' }, { labelType: 1, labelName: 'Diamond' }], history: true },
  { name: 'fresh01', type: 0, nickname: 'Mai', note: 'No history, no bank card', balance: { aurora: '500000', jade: '25.00', ember: '600' }, registeredDaysAgo: 7 },
  { name: 'empty01', type: 0, nickname: 'Linh', note: 'No money yet', balance: { aurora: '0', jade: '0', ember: '0' }, registeredDaysAgo: 1 },
];

/** Id of a seeded account: brand by brand from 1. Throws for an unknown name. */
export function seededUserId(brand: BrandCode, name: string): number {
  const place = ACCOUNTS.findIndex((account) => account.name === name);
  if (place < 0) throw new Error(`no seeded account named ${name}`);
  return BRAND_CODES.indexOf(brand) * ACCOUNTS.length + place + 1;
}

/** Registration time of a seeded account, ms. Throws for an unknown name. */
export function seededRegistration(name: string, { today }: SeedPlan): number {
  const account = ACCOUNTS.find((one) => one.name === name);
  if (account === undefined) throw new Error(`no seeded account named ${name}`);
  return today - account.registeredDaysAgo * DAY_MS + 3 * HOUR_MS;
}
