import type { ApiError, ErrorCode } from '@lobby/api-client';
import { toast } from '@lobby/ui-kit';
import { useIsMutating, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMounted } from '../wait/use-mounted';
import { noteSession } from './note-session';
import { CALLED_OFF, isShown } from './submission-errors';

/** What `useSubmission` and `useAppForm` do after a response. */
export interface AfterSubmission {
  /** Toast of a success after the screen was left; for screens that show the success themselves. */
  leftText?: string | undefined;
  /** Queries to refetch after a refusal, by its code. */
  outdated?: Readonly<Partial<Record<ErrorCode, QueryKey>>> | undefined;
  /** Call `onDone` also if the session has ended or changed since: for an answer that grants or ends one. */
  acrossSessions?: boolean | undefined;
}

interface SubmissionOptions<Values, Answer> extends AfterSubmission {
  send(values: Values): Promise<Answer>;
  /**
   * Called on success, also after the screen was left: navigate with `useOwnNavigate` or `useBack`. Neither is called once
   * the session has ended or changed.
   */
  onDone(answer: Answer, values: Values): void;
  onFailed?(error: ApiError): void;
}

interface Submission<Values> {
  submit(values: Values): void;
  /** Being sent, also by an earlier form of this name, or succeeded. */
  busy: boolean;
  /** Being sent. */
  waiting: boolean;
  /** Error to show; null for one that `UnknownOutcome` shows. */
  error: ApiError | null;
  /** Resets the state, including the last error. */
  clear(): void;
}

/** Shows a failure that arrives after its screen was left. Loads the code on demand. */
export async function showLateFailure(error: unknown): Promise<void> {
  const { toastLateFailure } = await import('../query-client/toast-failure');
  await toastLateFailure(error);
}

/**
 * Submits values; ignores calls while a submission with the same name is in progress. Offline it fails at
 * once instead of waiting for the network. The caller shows errors; after its unmount they are toasts. After the
 * session has changed it shows nothing: another person may use the page.
 */
export function useSubmission<Values, Answer>(
  name: string,
  options: SubmissionOptions<Values, Answer>,
): Submission<Values> {
  const { send, onDone, onFailed, leftText, outdated, acrossSessions = false } = options;
  const mutationKey = [name];
  const client = useQueryClient();
  const mounted = useMounted();
  const mutation = useMutation<Answer, ApiError, Values, () => boolean>({
    mutationKey,
    onMutate: noteSession,
    mutationFn: send,
    meta: { ownError: true },
    onSuccess: (answer, values, hasChanged) => {
      const isOthers = hasChanged();
      if (!isOthers || acrossSessions) onDone(answer, values);
      if (!isOthers && !mounted.current && leftText) toast.success(leftText, { duration: 'long' });
    },
    onError: (error, _values, hasChanged) => {
      if (error === CALLED_OFF || hasChanged?.()) return;
      const queryKey = error.code && outdated?.[error.code];
      if (queryKey) void client.invalidateQueries({ queryKey });
      onFailed?.(error);
      if (!mounted.current) void showLateFailure(error);
    },
  });
  const sending = useIsMutating({ mutationKey }) > 0;
  return {
    submit: (values) => {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(values);
    },
    busy: sending || mutation.isSuccess,
    waiting: mutation.isPending,
    error: mutation.error && isShown(mutation.error) ? mutation.error : null,
    clear: mutation.reset,
  };
}
