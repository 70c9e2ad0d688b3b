import type { Call, CallAnswer, CallInput } from '../contract';
import { fetchedChunk } from '../fetched-chunk';
import { answerOf } from './answer';
import { read } from './read';
import { failureOf, toRequest, type Input } from './request';
import { withRetry } from './retry';

export interface SendOptions {
  signal?: AbortSignal | undefined;
}

/** Options of a call that moves money. */
export interface MoneyOptions extends SendOptions {
  /** One for each intent of the person, 8 to 64 letters, digits or hyphens: a UUID. The same again is the same order. */
  key: string;
}

/** Reads that change something all the same (a launch, a trial account) are sent once. */
interface ReadOptions extends SendOptions {
  once?: boolean;
}

type OptionsOf<C extends Call> = C extends { money: true }
  ? [options: MoneyOptions]
  : [options?: ReadOptions | undefined];

const READ_TIMEOUT_MS = 10_000;

/**
 * Sends one call of the contract and reads its answer. Throws `ApiError`; a call that was called off
 * throws the signal's reason. One that moves money needs a key.
 */
export async function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  ...[options = {}]: OptionsOf<C>
): Promise<CallAnswer<C>> {
  const { signal, once }: ReadOptions = options;
  const given = input as Input;
  try {
    signal?.throwIfAborted();
    if (call.method === 'GET') {
      const request = toRequest(call, given, READ_TIMEOUT_MS, signal);
      const attempt = async () => answerOf(call, await read(request));
      return await (once ? attempt() : withRetry(attempt, signal));
    }
    const { write } = await fetchedChunk(() => import('./write'));
    return await write(call, given, options);
  } catch (error) {
    throw failureOf(error, call, signal);
  }
}
