import type { ApiError } from '@lobby/api-client';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';

interface SubmissionOptions<Values, Answer> {
  send(values: Values): Promise<Answer>;
  onDone(answer: Answer, values: Values): void;
  onFailed?(error: ApiError): void;
}

interface Submission<Values> {
  submit(values: Values): void;
  /** Being sent, also by an earlier form of this name, or succeeded. */
  busy: boolean;
  /** Being sent. */
  waiting: boolean;
  error: ApiError | null;
  /** Resets the state, including the last error. */
  clear(): void;
}

/**
 * Submits values; ignores calls while a submission with the same name is in progress. Offline it fails at
 * once instead of waiting for the network. The caller shows errors.
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
    meta: { ownError: true },
    onSuccess: onDone,
    onError: (error) => onFailed?.(error),
  });
  const sending = useIsMutating({ mutationKey }) > 0;
  return {
    submit: (values) => {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(values);
    },
    busy: sending || mutation.isSuccess,
    waiting: mutation.isPending,
    error: mutation.error,
    clear: mutation.reset,
  };
}
