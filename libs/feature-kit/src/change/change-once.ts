import { ApiError } from '@lobby/api-client';
import { currentToken } from '@lobby/session';
import { mayBeDone } from './may-be-done';

/** Makes a change. If the response is lost, `ask` resolves if the change was made and rejects otherwise (also when unknown). Skipped if another account is signed in by then. */
async function withAnswer<Answer>(
  change: () => Promise<Answer>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const token = currentToken();
  try {
    return await change();
  } catch (error) {
    if (!mayBeDone(error) || currentToken() !== token) throw error;
    return ask().catch(() => {
      throw error;
    });
  }
}

/**
 * Makes an idempotent change. If the response is lost, reads the state: resolves with it if the change took effect, else
 * rejects with the original error.
 */
export const changeOnce = <Answer, State>(
  change: () => Promise<Answer>,
  read: () => Promise<State>,
  isMade: (state: State) => boolean,
): Promise<Answer | State> =>
  withAnswer<Answer | State>(change, async () => {
    const state = await read();
    if (!isMade(state)) throw new Error('not made');
    return state;
  });

function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'record.not.found') throw error;
}

/** Removes a record; resolves if it is already gone. If the response is lost, repeats the call once, which is harmless. */
export async function removeOnce(remove: () => Promise<unknown>): Promise<void> {
  const gone = () => remove().catch(ignoreGone);
  await withAnswer(gone, gone);
}
