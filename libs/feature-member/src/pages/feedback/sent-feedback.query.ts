import { api } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextPage } from '../../claims/pages';

/** Feedback that the account sent, newest first. */
export const sentFeedbackQuery = infiniteQueryOptions({
  queryKey: [...accountKey, 'feedback'],
  queryFn: ({ pageParam, signal }) => api.member.sentFeedback({ page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});
