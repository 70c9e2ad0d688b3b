import type { Context } from '../calls/context';
import { refuse } from '../calls/refusal';
import { type Allowance, takeAllowance } from './allowances';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Limit = Pick<Allowance, 'most' | 'withinMs'>;

/**
 * Rate limits of a caller without an account, by device and by network address. The device id is client-supplied;
 * many people may share an address behind one gateway.
 */
const LIMITS = {
  captcha: {
    device: { most: 60, withinMs: 10 * MINUTE_MS },
    address: { most: 600, withinMs: 10 * MINUTE_MS },
  },
  callerSms: {
    device: { most: 10, withinMs: HOUR_MS },
    address: { most: 100, withinMs: HOUR_MS },
  },
  passkey: {
    device: { most: 60, withinMs: 10 * MINUTE_MS },
    address: { most: 600, withinMs: 10 * MINUTE_MS },
  },
  trial: { address: { most: 100, withinMs: HOUR_MS } },
  userName: { address: { most: 300, withinMs: HOUR_MS } },
  affiliate: { address: { most: 300, withinMs: HOUR_MS } },
} as const satisfies Record<string, { device?: Limit; address: Limit }>;

type Kind = keyof typeof LIMITS;
type Caller = Pick<Context, 'db' | 'brand' | 'now' | 'address'>;

/** Counts one action of a caller; returns 0, or the ms to wait if a limit is reached. */
export function callerWait(
  { db, brand, now, address }: Caller,
  kind: Kind,
  device?: string,
): number {
  const subjects = { device, address };
  let wait = 0;
  db.transaction(() => {
    for (const [by, limit] of Object.entries<Limit>(LIMITS[kind])) {
      const subject = subjects[by as keyof typeof subjects];
      if (subject === undefined) continue;
      const bucket = { brand: brand.code, subject: `${by}:${subject}` };
      wait = Math.max(wait, takeAllowance(db, bucket, { kind, ...limit }, now));
    }
  });
  return wait;
}

/** Counts one action of a caller. Throws `too.many.requests` with the wait. */
export function assertCaller(caller: Caller, kind: Kind, device?: string): void {
  const wait = callerWait(caller, kind, device);
  if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
}
