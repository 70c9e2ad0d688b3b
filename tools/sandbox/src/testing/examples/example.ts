import type { ErrorCode } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';

/** Static input, or a function that builds it from prepared data (for example an order number). */
export type Input = object | ((sandbox: Sandbox) => Promise<object> | object);

/** A successful call and failing ones. */
export interface Example {
  input?: Input;
  /** Calling account; guest if absent. */
  user?: string;
  /** Refused inputs with error code and account. */
  refused?: [input: Input, code: ErrorCode, user?: string][];
}

/** Examples of an area by call name. */
export type Examples<Calls> = { readonly [C in keyof Calls]: Example };
