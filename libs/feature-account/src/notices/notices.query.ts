import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** The platform's maximum. */
const MOST_NOTICES = 50;

/** Notices for members and guests, most read first (D1 §2). */
export const noticesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['notices', language],
    queryFn: ({ signal }) => api.announcements.popular({ size: MOST_NOTICES }, { signal }),
  });
