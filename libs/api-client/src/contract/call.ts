import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes';
import { noInput, noValue } from './wire';

/** Values of the `ModuleId` header (D1 §7). */
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
 * Account types that may call, beyond having a session: `real` types 0, 1, 2 (no trial, no virtual
 * money); `agent` all but 0, 4, 40; `realAgent` types 1 and 2 (dividends, salaries; D1 §6).
 */
export type Roles = 'real' | 'agent' | 'realAgent';

/**
 * One call of the platform as it is on the wire. The typed client, the sandbox's route, the OpenAPI page
 * and the tests read this object.
 */
export interface Call<
  I extends z.ZodMiniType = z.ZodMiniType,
  V extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly module: ModuleId;
  /** `optional`: answers differ for a session, but none is required. */
  readonly auth: 'none' | 'optional' | 'session';
  /** Required account types; absent: every account. */
  readonly roles?: Roles | undefined;
  /** The whitelabel flag that opens the call (D2 §3). */
  readonly flag?: string;
  /**
   * Moves money: carries an `Idempotency-Key` header, the same key again returns the first answer, and
   * the client waits 30 s (decision 21).
   */
  readonly money?: true;
  /** `false` for a GET that changes something (a launch, a trial account): sent once, never retried. */
  readonly retry?: false;
  /**
   * The documents list the session's token in the payload. The header carries it; the body too where the
   * platform requires it, an address never (decision 15).
   */
  readonly tokenInPayload?: true;
  /** Place of the input. `encrypted`: a sealed JSON body (decision 14). */
  readonly body: 'query' | 'json' | 'form' | 'encrypted';
  /** Bytes; of a call with an image. Default: a megabyte. */
  readonly maxBodyBytes?: number;
  readonly input: I;
  readonly value: V;
  /** Error codes of this call, besides those of every call. */
  readonly errors: readonly ErrorCode[];
  /** `spec`: the documents show the shape; `chosen`: this project designed it. */
  readonly provenance: 'spec' | 'chosen';
  /** Section of the documents, such as `D1 §7`. */
  readonly section: string;
  readonly summary: string;
}

/** A call that moves money: sending it without a key does not compile. */
export type MoneyCall<
  I extends z.ZodMiniType = z.ZodMiniType,
  V extends z.ZodMiniType = z.ZodMiniType,
> = Call<I, V> & { readonly money: true };

type Required = 'path' | 'summary';
type AreaDefaults = Pick<Call, 'module'> &
  Partial<Pick<Call, 'auth' | 'roles' | 'flag' | 'provenance' | 'section' | 'tokenInPayload'>>;
/** Properties of a call: path, summary, and what differs from the defaults. */
type OwnWords<I extends z.ZodMiniType, V extends z.ZodMiniType> = Pick<Call<I, V>, Required> &
  Partial<Omit<Call<I, V>, Required>>;

interface DefineCall {
  <I extends z.ZodMiniType = typeof noInput, V extends z.ZodMiniType = typeof noValue>(
    own: OwnWords<I, V> & { readonly money: true },
  ): MoneyCall<I, V>;
  <I extends z.ZodMiniType = typeof noInput, V extends z.ZodMiniType = typeof noValue>(
    own: OwnWords<I, V>,
  ): Call<I, V>;
}

const DEFAULTS = {
  method: 'GET',
  auth: 'session',
  input: noInput,
  value: noValue,
  errors: [],
  provenance: 'chosen',
  section: 'D2 §7',
} as const satisfies Partial<Call>;

/**
 * Returns the function that defines the calls of one area. Defaults: GET, `auth: 'session'`, no input,
 * no value, no errors, `provenance: 'chosen'`, section `D2 §7`, and a body of `query` for GET and
 * DELETE, else `json`. The area's properties override them, the call's override both.
 */
export const callsOf = /* @__NO_SIDE_EFFECTS__ */ (area: AreaDefaults): DefineCall =>
  ((own: OwnWords<z.ZodMiniType, z.ZodMiniType>): Call => {
    const body = /^(?:POST|PUT)$/.test(own.method ?? '') ? 'json' : 'query';
    return { body, ...DEFAULTS, ...area, ...own };
  }) as DefineCall;

/** What the client sends. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** What the server reads after parsing. */
export type CallParsed<C extends Call> = z.output<C['input']>;
/** The envelope's `value` as the server writes it. */
export type CallValue<C extends Call> = z.input<C['value']>;

type WithoutNull<T> = T extends object ? { [K in keyof T]: WithoutNull<T[K]> } : Exclude<T, null>;
/** A schema's value as the client reads it: null and absent are both undefined. */
export type Answered<S extends z.ZodMiniType> = WithoutNull<z.output<S>>;
/** What the client reads of a call. */
export type CallAnswer<C extends Call> = Answered<C['value']>;
