import type { Brand } from '../brands/brands';
import { type Context, signedIn } from '../pipeline/context';

/** Whom something is asked for, and when. */
export interface Member {
  brand: Brand;
  userId: number;
  name: string;
  now: number;
}

export function memberOf(context: Context): Member {
  const { userId, name } = signedIn(context);
  return { brand: context.brand, userId, name, now: context.now };
}
