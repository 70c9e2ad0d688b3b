import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { refuse } from './refusal';

/** Signed-in caller. */
export interface Viewer {
  userId: number;
  name: string;
  /** Account type: 0 player, 1 agent, 2 general agent, 4 trial, 40-42 virtual (decision 9). */
  type: number;
  token: string;
  firstLogin: boolean;
}

/** Context of a call. */
export interface Context {
  db: Db;
  brand: Brand;
  /** From the `Language` header, else the brand's default. Handlers may prefer a `language` in the input. */
  language: Language;
  viewer: Viewer | undefined;
  /** The sandbox's clock in ms. */
  now: number;
  /** `Idempotency-Key`; present for every money call. */
  key: string;
  /** Fingerprint of the input, without credentials; present for every money call. */
  print: string;
  /** `area.call` of the contract. */
  call: string;
  /** URL of the request; launch URLs use its port. */
  url: URL;
  /** Address of the caller; absent in process. */
  address?: string | undefined;
  /** Client-supplied device id, if the call carries one. */
  device?: string | undefined;
  /** `User-Agent` of the caller. */
  agent?: string | undefined;
}

/** Viewer of a call that requires a session. */
export function signedIn({ viewer }: Context): Viewer {
  if (viewer === undefined) throw refuse('login.not.session');
  return viewer;
}
