import { api, type SentFeedback } from '@lobby/api-client';
import { nextPageBy } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Key of a feedback. */
export const sentKey = ({ id }: SentFeedback) => id;

/** Feedback sent by the account, newest first. */
export const sentFeedbackQuery = infiniteQueryOptions({
  queryKey: [...accountKey, 'feedback'],
  queryFn: ({ pageParam, signal }) => api.member.sentFeedback({ page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPageBy(sentKey),
});
