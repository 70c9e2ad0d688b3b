import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { refuse } from './refusal';

/** Who is behind a call. */
export interface Viewer {
  userId: number;
  name: string;
  /** Account type: 0 player, 1 agent, 2 general agent, 4 trial, 40-42 virtual (decision 9). */
  type: number;
  token: string;
  firstLogin: boolean;
}

/** What every handler may know of the call it answers. */
export interface Context {
  db: Db;
  brand: Brand;
  /** From the `Language` header, else the brand's first. A `language` in the input is the handler's to prefer. */
  language: Language;
  viewer: Viewer | undefined;
  /** The sandbox's clock, ms. */
  now: number;
  /** The `Idempotency-Key` of a call that moves money; every such call has one. */
  key: string;
  /** `area.call` of the contract. */
  call: string;
  /** Address of the request: launch addresses are made from its port. */
  url: URL;
}

/** The viewer of a call that needs one. */
export function signedIn({ viewer }: Context): Viewer {
  if (viewer === undefined) throw refuse('login.not.session');
  return viewer;
}
