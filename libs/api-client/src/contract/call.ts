import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes';
import { noInput, noValue } from './wire';

/** Values of the `ModuleId` header (D1 §7). */
type ModuleId =
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

/** `true` in a brand's build (`LEAN_CONTRACT` in tools/vite); undeclared elsewhere. */
declare const UNDOCUMENTED: true | undefined;

/**
 * Whether calls include their documentation and input schemas, which the page never reads. False in a
 * brand's build only, where the bundler removes every `DOCUMENTED && ...`. Typed as `true`, so that a call has the
 * same type in every build.
 */
export const DOCUMENTED = (typeof UNDOCUMENTED === 'undefined') as true;

type Schema = z.ZodMiniType;

/** Properties of a call that only the sandbox, the OpenAPI page and the tests read. */
interface Docs {
  /** Required account types; absent: every account. */
  readonly roles?: Roles | undefined;
  /** Whitelabel flag that enables the call (D2 §3). */
  readonly flag?: string | undefined;
  /** Maximum body size in bytes, for calls with images. Default: 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Error codes specific to this call. */
  readonly errors: readonly ErrorCode[];
  /** `spec`: the documents show the shape; `chosen`: this project designed it. */
  readonly provenance: 'spec' | 'chosen';
  /** Section of the documents, such as `D1 §7`. */
  readonly section: string;
  readonly summary: string;
}

/** Properties of a call that the page reads. */
interface Wire<I extends Schema, V extends Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly module: ModuleId;
  /** `optional`: responses may depend on a session, but none is required; an expired token is refused. */
  readonly auth: 'none' | 'optional' | 'session';
  /**
   * Moves money, launches a real-money game, or creates something that must not be duplicated: requires an
   * `Idempotency-Key` header, a repeated key returns the first response, and the timeout is 30 s (decision 21).
   */
  readonly money?: true;
  /** Timeout in ms; overrides the default. */
  readonly waitMs?: number;
  /** `false` for a GET with side effects (a launch, a trial account): never retried. */
  readonly retry?: false;
  /**
   * The documents list the session token in the payload. The header carries it; the body too if the
   * platform requires it, the URL never (decision 15).
   */
  readonly tokenInPayload?: true;
  /** Place of the input. `encrypted`: a sealed JSON body (decision 14). */
  readonly body: 'query' | 'json' | 'form' | 'encrypted';
  /** `false` in a brand's build; `noInput` in every build for a call without input. */
  readonly input: I;
  readonly value: V;
}

/**
 * Wire definition of one call of the platform. The typed client, the sandbox's route, the OpenAPI page
 * and the tests read this object.
 */
export interface Call<I extends Schema = Schema, V extends Schema = Schema>
  extends Wire<I, V>, Docs {}

/** A call that moves money: sending it without a key does not compile. */
type MoneyCall<I extends Schema = Schema, V extends Schema = Schema> = Call<I, V> & {
  readonly money: true;
};

/** Properties of every call of an area. */
export interface AreaDefaults
  extends Pick<Call, 'module'>, Partial<Pick<Call, 'auth' | 'tokenInPayload'>> {
  readonly docs?: Partial<Pick<Docs, 'roles' | 'flag' | 'provenance' | 'section'>>;
}
/** Properties of a call: path, summary, and overrides of the defaults. */
interface OwnWords<I extends Schema, V extends Schema>
  extends Pick<Call, 'path'>, Partial<Omit<Wire<I, V>, 'path'>> {
  readonly docs: Pick<Docs, 'summary'> & Partial<Docs>;
}

interface DefineCall {
  <I extends Schema = typeof noInput, V extends Schema = typeof noValue>(
    own: OwnWords<I, V> & { readonly money: true },
  ): MoneyCall<I, V>;
  <I extends Schema = typeof noInput, V extends Schema = typeof noValue>(
    own: OwnWords<I, V>,
  ): Call<I, V>;
}

const DEFAULTS = {
  method: 'GET',
  auth: 'session',
  input: noInput,
  value: noValue,
  ...(DOCUMENTED && ({ errors: [], provenance: 'chosen', section: 'D2 §7' } as const)),
} as const satisfies Partial<Call>;

/**
 * Returns the function that defines the calls of one area. Defaults: GET, `auth: 'session'`, no input,
 * no value, no errors, `provenance: 'chosen'`, section `D2 §7`, and a body of `query` for GET and
 * DELETE, else `json`. The area's properties override them; the call's properties override both.
 */
export const callsOf = /* @__NO_SIDE_EFFECTS__ */ ({
  docs: common,
  ...area
}: AreaDefaults): DefineCall =>
  (({ docs, ...own }: OwnWords<Schema, Schema>): Call => {
    const body = /^(?:POST|PUT)$/.test(own.method ?? '') ? 'json' : 'query';
    return { body, ...DEFAULTS, ...area, ...common, ...own, ...docs };
  }) as DefineCall;

/** What the client sends. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** What the server reads after parsing. */
export type CallParsed<C extends Call> = z.output<C['input']>;
/** The envelope's `value` as the server writes it. */
export type CallValue<C extends Call> = z.input<C['value']>;

type WithoutNull<T> = T extends object ? { [K in keyof T]: WithoutNull<T[K]> } : Exclude<T, null>;
/** A schema's value as the client reads it: null and absent become undefined. */
export type Answered<S extends Schema> = WithoutNull<z.output<S>>;
/** What the client reads of a call. */
export type CallAnswer<C extends Call> = Answered<C['value']>;
