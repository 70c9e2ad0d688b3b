import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

export const noticesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['notices', language],
    queryFn: ({ signal }) => api.announcements.popular({}, { signal }),
  });
