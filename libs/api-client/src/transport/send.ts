import type { Call, CallAnswer, CallInput } from '../contract';
import { fetchedChunk } from '../fetched-chunk';
import { answerOf } from './answer';
import { read } from './read';
import { toRequest } from './request';
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
interface Repeat {
  once?: boolean;
}

/** Sends one call of the contract and reads its answer. Throws `ApiError`. */
export async function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  { signal, key, once = false }: Partial<MoneyOptions> & Repeat = {},
): Promise<CallAnswer<C>> {
  const request = await toRequest(call, input as Record<string, unknown>, { signal, key });
  if (call.method === 'GET') {
    const attempt = async () => answerOf(call, await read(request));
    return once ? attempt() : withRetry(attempt, signal);
  }
  const { write } = await fetchedChunk(() => import('./write'));
  return answerOf(call, await write(request));
}
