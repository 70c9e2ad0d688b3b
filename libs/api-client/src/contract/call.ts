import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes';

/** Modules a call names in its `ModuleId` header (D1 §7). */
export type ModuleId =
  | 'COMM3'
  | 'FREEPLAY3'
  | 'REG3'
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'VERIFICATION3'
  | 'PASS3'
  | 'CHNGPASSVERIF3'
  | 'PROFPIC3'
  | 'AFFMAN3'
  | 'CAPTCHA3'
  | 'FEEDBACK3'
  | 'GAMELO3'
  | 'GAMELOHOT3'
  | 'GAMELOFAV3'
  | 'GAMELOREC3'
  | 'INBOX3'
  | 'CBS3'
  | 'REWCEN3'
  | 'PTSYS3'
  | 'MEMTRANS3'
  | 'SIGNCONDIV3'
  | 'DAILYSALCONT3'
  | 'HOURSAL3'
  | 'DPSTBAS3'
  | 'FUNDTRANS3'
  | 'AGEANNOUNCE3';

/**
 * Who may ask, beyond having a session: `real` types 0, 1, 2 (no trial, no virtual money);
 * `agent` all but 0, 4, 40; `realAgent` types 1 and 2 (dividends, salaries; D1 §6).
 */
export type Who = 'real' | 'agent' | 'realAgent';

/**
 * One call of the platform: the only place that says how it looks on the wire. The typed
 * client, the sandbox's route, the OpenAPI page and the tests all read this object.
 */
export interface Call<
  I extends z.ZodMiniType = z.ZodMiniType,
  V extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly module: ModuleId;
  /** `optional`: answers differ for a session, but none is asked for. */
  readonly auth: 'none' | 'optional' | 'session';
  /** Asked of the session's account type; without it every account may. */
  readonly who?: Who;
  /** The whitelabel flag that opens the call (D2 §3). */
  readonly flag?: string;
  /**
   * It moves money: an `Idempotency-Key` header goes with it, the same key again answers what the
   * first did, and the client waits 30 s (decision 21).
   */
  readonly money?: true;
  /**
   * The documents list the session's token among its payload. It travels in the header; a platform that
   * insists finds it in the body too, never in an address (decision 15).
   */
  readonly tokenInPayload?: true;
  /** Where the input travels. `encrypted` is a JSON body sealed as decision 14 says. */
  readonly body: 'query' | 'json' | 'form' | 'encrypted';
  /** Of a call that carries a picture; the others stay below a megabyte. */
  readonly maxBodyBytes?: number;
  readonly input: I;
  readonly value: V;
  /** Refusals this call is known for, beside those every call may give. */
  readonly errors: readonly ErrorCode[];
  /** Whether the documents show the call's shape, or this project designed it. */
  readonly provenance: 'spec' | 'chosen';
  /** Where the documents speak of it, as in `D1 §7`. */
  readonly section: string;
  readonly summary: string;
}

/** A call that moves money: sending it without a key does not compile. */
export type MoneyCall<
  I extends z.ZodMiniType = z.ZodMiniType,
  V extends z.ZodMiniType = z.ZodMiniType,
> = Call<I, V> & { readonly money: true };

export function defineCall<I extends z.ZodMiniType, V extends z.ZodMiniType>(
  call: MoneyCall<I, V>,
): MoneyCall<I, V>;
export function defineCall<I extends z.ZodMiniType, V extends z.ZodMiniType>(
  call: Call<I, V>,
): Call<I, V>;
export function defineCall(call: Call): Call {
  return call;
}

/** What the client sends. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** What the server reads after parsing. */
export type CallParsed<C extends Call> = z.output<C['input']>;
/** What stands in the envelope's `value`, as the server writes it. */
export type CallValue<C extends Call> = z.input<C['value']>;
/** What the client reads after parsing. */
export type CallAnswer<C extends Call> = z.output<C['value']>;
