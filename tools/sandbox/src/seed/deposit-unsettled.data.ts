import type { BrandCode } from '../brands/brands';

interface Unsettled {
  daysAgo: number;
  /** Minute of that day. */
  minute: number;
  status: 'FAILED' | 'EXPIRED' | 'REJECTED';
  reason: 'DECLINED_BY_BANK' | 'PAYER_MISMATCH' | 'REFUSED_BY_PAYER' | null;
  /** Minor units. */
  amount: Readonly<Record<BrandCode, number>>;
}

// oxfmt-ignore
/** Deposits that moved no money, by account. */
export const UNSETTLED_DEPOSITS: readonly { user: string; of: readonly Unsettled[] }[] = [
  { user: 'player01', of: [
    { daysAgo: 2, minute: 494, status: 'EXPIRED', reason: null, amount: { aurora: 300_000, jade: 5_000, ember: 1_000 } },
    { daysAgo: 9, minute: 1_131, status: 'FAILED', reason: 'DECLINED_BY_BANK', amount: { aurora: 2_000_013, jade: 11_300, ember: 3_013 } },
    { daysAgo: 26, minute: 702, status: 'REJECTED', reason: 'PAYER_MISMATCH', amount: { aurora: 1_500_017, jade: 21_700, ember: 5_017 } },
    { daysAgo: 61, minute: 88, status: 'FAILED', reason: 'REFUSED_BY_PAYER', amount: { aurora: 200_000, jade: 2_000, ember: 500 } },
    { daysAgo: 148, minute: 1_290, status: 'EXPIRED', reason: null, amount: { aurora: 500_000, jade: 10_000, ember: 3_000 } },
  ] },
  { user: 'vip01', of: [
    { daysAgo: 5, minute: 640, status: 'REJECTED', reason: 'PAYER_MISMATCH', amount: { aurora: 80_000_017, jade: 451_700, ember: 200_017 } },
    { daysAgo: 40, minute: 1_022, status: 'EXPIRED', reason: null, amount: { aurora: 50_000_000, jade: 300_000, ember: 100_000 } },
    { daysAgo: 97, minute: 377, status: 'FAILED', reason: 'DECLINED_BY_BANK', amount: { aurora: 20_000_013, jade: 101_300, ember: 60_013 } },
  ] },
  { user: 'agent01', of: [
    { daysAgo: 12, minute: 815, status: 'FAILED', reason: 'REFUSED_BY_PAYER', amount: { aurora: 5_000_000, jade: 50_000, ember: 10_000 } },
    { daysAgo: 74, minute: 555, status: 'EXPIRED', reason: null, amount: { aurora: 10_000_000, jade: 100_000, ember: 20_000 } },
    { daysAgo: 203, minute: 233, status: 'REJECTED', reason: 'PAYER_MISMATCH', amount: { aurora: 3_000_017, jade: 31_700, ember: 9_017 } },
  ] },
];

/** Pending transfer. */
export const OPEN_DEPOSIT: {
  user: string;
  days: number;
  amount: Readonly<Record<BrandCode, number>>;
} = {
  user: 'vip01',
  days: 30,
  amount: { aurora: 30_000_000, jade: 150_000, ember: 60_000 },
};
