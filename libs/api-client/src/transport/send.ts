import type { Call, CallAnswer, CallInput } from '../contract';
import { noInput } from '../contract/wire';
import { importChunk } from '../import-chunk';
import { parseResponse } from './parse-response';
import { read } from './read';
import { refuseOffline } from './refuse-offline';
import {
  keyHeader,
  toApiError,
  toRequest,
  type Input,
  type MoneyOptions,
  type SendOptions,
} from './request';

export type { MoneyOptions, SendOptions } from './request';
import { withRetry } from './retry';

type OptionsOf<C extends Call> = C extends { money: true }
  ? [options: MoneyOptions]
  : [options?: SendOptions | undefined];

/** Arguments of a bound call: the input, if any (optional if all its fields are), then the options. */
type ArgumentsOf<C extends Call> = typeof noInput extends C['input']
  ? OptionsOf<C>
  : C extends { money: true }
    ? [input: CallInput<C>, options: MoneyOptions]
    : object extends CallInput<C>
      ? [input?: CallInput<C>, options?: SendOptions | undefined]
      : [input: CallInput<C>, options?: SendOptions | undefined];

const READ_TIMEOUT_MS = 10_000;

async function dispatch<C extends Call>(
  call: C,
  input: Input,
  options: Partial<MoneyOptions>,
): Promise<CallAnswer<C>> {
  const { signal } = options;
  try {
    signal?.throwIfAborted();
    if (call.method !== 'GET' || call.retry === false) refuseOffline();
    if (call.method === 'GET') {
      const waitMs = call.waitMs ?? READ_TIMEOUT_MS;
      const request = toRequest(call, input, waitMs, options, keyHeader(call, options.key));
      const attempt = async () => parseResponse(call, await read(request), request.token);
      return await (call.retry === false ? attempt() : withRetry(attempt, signal));
    }
    const { write } = await importChunk(() => import('./write'));
    return await write(call, input, options);
  } catch (error) {
    throw toApiError(error, call, signal);
  }
}

/**
 * Sends one call of the contract and parses its response. Throws `ApiError`; an aborted call throws its
 * signal's reason. A money call requires a key.
 */
export function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  ...[options = {}]: OptionsOf<C>
): Promise<CallAnswer<C>> {
  return dispatch(call, input as Input, options);
}

/**
 * Returns the typed function of a contract entry that needs no mapping: `(input, options?)`, or `(options?)`
 * without an input; a money call requires `{ key }`. Throws as `send`.
 */
export const bind =
  /* @__NO_SIDE_EFFECTS__ */
  <C extends Call>(call: C) =>
    (...args: ArgumentsOf<C>): Promise<CallAnswer<C>> => {
      const [input, options] = (call.input === noInput ? [{}, ...args] : args) as [
        Input | undefined,
        Partial<MoneyOptions> | undefined,
      ];
      return dispatch(call, input ?? {}, options ?? {});
    };
