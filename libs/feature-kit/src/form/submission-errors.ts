import { ApiError } from '@lobby/api-client';
import { mayBeDone } from '../change/may-be-done';

/** Whether no answer came, or none that names a reason. */
export const isLost = (error: unknown): boolean => mayBeDone(error) && error.code === undefined;

/** Rejects a `send` that the person called off: nothing was sent, and no error is shown. */
export const CALLED_OFF = new ApiError('refused', 'called off');

const doubts = new WeakSet<Error>();

/** Notes that `MoneyDoubt` tells of a lost answer; returns the error. */
export function toldByDoubt(error: ApiError): ApiError {
  doubts.add(error);
  return error;
}

/** Whether a form shows an error: not what was called off, nor what `MoneyDoubt` tells of. */
export const isShown = (error: Error): boolean => error !== CALLED_OFF && !doubts.has(error);
