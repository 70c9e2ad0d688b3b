import type { Brand } from '../brands/brands';
import { type Context, signedIn } from '../calls/context';

/** Account and time of a request. */
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
