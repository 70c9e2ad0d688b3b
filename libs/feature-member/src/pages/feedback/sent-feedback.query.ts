import { api } from '@lobby/api-client';
import { nextPage } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Feedback that the account sent, newest first. */
export const sentFeedbackQuery = infiniteQueryOptions({
  queryKey: [...accountKey, 'feedback'],
  queryFn: ({ pageParam, signal }) => api.member.sentFeedback({ page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});
