import type { ErrorCode } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';

/** What a call is asked with: as it is, or made of what was prepared (an order's number). */
export type Input = object | ((sandbox: Sandbox) => Promise<object> | object);

/** A call that succeeds, and calls that do not. */
export interface Example {
  input?: Input;
  /** Who asks; nobody is a guest. */
  user?: string;
  /** Inputs that are refused, with what, and to whom. */
  refused?: [input: Input, code: ErrorCode, user?: string][];
}

/** Examples of an area by the names of its calls. */
export type Examples<Calls> = { readonly [C in keyof Calls]: Example };
