import type { Call, CallAnswer, CallInput } from '../contract';
import { fetchedChunk } from '../fetched-chunk';
import { answerOf } from './answer';
import { read } from './read';
import { toRequest } from './request';
import { withRetry } from './retry';

export interface SendOptions {
  signal?: AbortSignal | undefined;
}

/** Reads that change something all the same (a launch, a trial account) are sent once. */
interface Repeat {
  once?: boolean;
}

/** Sends one call of the contract and reads its answer. Throws `ApiError`. */
export async function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  { signal, once = false }: SendOptions & Repeat = {},
): Promise<CallAnswer<C>> {
  const request = await toRequest(call, input as Record<string, unknown>, signal);
  if (call.method === 'GET') {
    const attempt = async () => answerOf(call, await read(request));
    return once ? attempt() : withRetry(attempt, signal);
  }
  const { write } = await fetchedChunk(() => import('./write'));
  return answerOf(call, await write(request));
}
