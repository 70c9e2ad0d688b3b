import { ApiError } from '@lobby/api-client';

/** Whether the platform may have acted on a call that failed. */
export const mayBeDone = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.details.sent === true;
