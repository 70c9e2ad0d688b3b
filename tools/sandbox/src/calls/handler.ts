import type { Call, CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Context } from './context';
import type { Refusal } from './refusal';

type Answer<V> = V | Refusal;

/** Handles a call: returns the envelope's value, or a refusal (returned or thrown). */
export type Handler<C extends Call> = (
  input: CallParsed<C>,
  context: Context,
) => Answer<CallValue<C>> | Promise<Answer<CallValue<C>>>;

/** One handler per call of the contract; a missing one is a compile error. */
export type Handlers<T extends Record<string, Record<string, Call>>> = {
  [A in keyof T]: { [C in keyof T[A]]: Handler<T[A][C]> };
};

export type AreaHandlers<A extends keyof Contract> = Handlers<Contract>[A];
