import type { ApiError } from '@lobby/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface SubmissionOptions<Values, Answer> {
  send(values: Values): Promise<Answer>;
  onDone(answer: Answer, values: Values): void;
  onFailed?(error: ApiError): void;
}

interface Submission<Values> {
  submit(values: Values): void;
  /** From the first press until the screen has gone elsewhere. */
  busy: boolean;
  /** While the answer is awaited. */
  waiting: boolean;
  error: ApiError | null;
  /** Removes the last error: the form has a newer one to show. */
  clear(): void;
}

/**
 * Sends a form once: a second press while one is under way does nothing. Offline it fails at once
 * instead of waiting for the network.
 */
export function useSubmission<Values, Answer>(
  name: string,
  { send, onDone, onFailed }: SubmissionOptions<Values, Answer>,
): Submission<Values> {
  const mutationKey = [name];
  const client = useQueryClient();
  const mutation = useMutation<Answer, ApiError, Values>({
    mutationKey,
    mutationFn: send,
    networkMode: 'always',
    meta: { ownError: true },
    onSuccess: onDone,
    onError: (error) => onFailed?.(error),
  });
  return {
    submit: (values) => {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(values);
    },
    busy: mutation.isPending || mutation.isSuccess,
    waiting: mutation.isPending,
    error: mutation.error,
    clear: mutation.reset,
  };
}
