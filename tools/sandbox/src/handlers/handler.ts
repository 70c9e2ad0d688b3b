import type { Call, CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Context } from '../pipeline/context';
import type { Refusal } from '../pipeline/refusal';

type Answer<V> = V | Refusal;

/** Answers one call: the value of the envelope, or a refusal (returned or thrown). */
export type Handler<C extends Call> = (
  input: CallParsed<C>,
  context: Context,
) => Answer<CallValue<C>> | Promise<Answer<CallValue<C>>>;

/** A handler for every call of the contract: one that is missing does not compile. */
export type Handlers<T extends Record<string, Record<string, Call>>> = {
  [A in keyof T]: { [C in keyof T[A]]: Handler<T[A][C]> };
};

export type AreaHandlers<A extends keyof Contract> = Handlers<Contract>[A];
