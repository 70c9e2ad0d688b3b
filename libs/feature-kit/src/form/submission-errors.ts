import { ApiError } from '@lobby/api-client';
import { mayBeDone } from '../change/may-be-done';

/** Whether the response was lost, or gave no reason. */
export const isLost = (error: unknown): boolean => mayBeDone(error) && error.code === undefined;

/** Rejection of a `send` that the user cancelled: nothing was sent, and no error is shown. */
export const CALLED_OFF = new ApiError('refused', 'called off');

const told = new WeakSet<Error>();

/** Marks an error of a lost response that `UnknownOutcome` shows; returns it. */
export function toldByUnknownOutcome(error: ApiError): ApiError {
  told.add(error);
  return error;
}

/** Whether a form shows an error: not a cancellation, nor one that `UnknownOutcome` shows. */
export const isShown = (error: Error): boolean => error !== CALLED_OFF && !told.has(error);
