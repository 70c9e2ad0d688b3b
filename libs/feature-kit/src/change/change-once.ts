import { ApiError } from '@lobby/api-client';
import { currentToken } from '@lobby/session';
import { mayBeDone } from './may-be-done';

/** Makes a change. If its answer is lost, `ask` finds it out, or rejects: not made, or not known. Asks for the same account only. */
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
 * Makes a change that states what shall be. Where no answer came, reads the state, and resolves to it if it tells that the
 * change was made; else rejects with the error of the change.
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

/** Removes a record, also one that is gone already; where no answer came, asks for it once more, which does no harm. */
export async function removeOnce(remove: () => Promise<unknown>): Promise<void> {
  const gone = () => remove().catch(ignoreGone);
  await withAnswer(gone, gone);
}
