import { api, ApiError } from '@lobby/api-client';
import { PATHS, withoutBottomBar } from '@lobby/core';
import { requiredText, useAppForm } from '@lobby/feature-kit';
import { currentRules, currentViewer, endAllTabs, noteExclusion } from '@lobby/session';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { exclusionEnd } from './breaks';

/** Page after a self-exclusion. */
const CLOSED = withoutBottomBar(PATHS.saferPlayClosed);

/**
 * Whether the account is excluded, found by a login attempt: an excluded account is refused. Ends a session that the
 * login opens.
 */
async function isExcluded(password: string): Promise<boolean> {
  const userName = currentViewer().session?.userName ?? '';
  try {
    const { token } = await api.access.login({ userName, password });
    await api.access.logout({ token }).catch(() => undefined);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'account.excluded') return true;
    throw error;
  }
}

/** Form of a self-exclusion. On success the sessions of all tabs end and a page without links to games opens. */
export function useSelfExclusion() {
  const navigate = useNavigate();
  return useAppForm({
    key: 'self-exclusion',
    mode: 'onSubmit',
    schema: useMemo(
      () =>
        z.object({
          months: z.literal(currentRules().exclusionMonths),
          password: requiredText('passwordRequired'),
        }),
      [],
    ),
    defaults: { months: 6, password: '' },
    refusals: { 'password.old.wrong': 'password' },
    send: ({ months, password }) =>
      api.protection.selfExclude({ until: exclusionEnd(months, Date.now()), password }),
    settle: async ({ password }) =>
      (await isExcluded(password)) ? { answer: undefined } : undefined,
    emptied: () => 'password',
    onDone: (_answer, { months }) => {
      noteExclusion(exclusionEnd(months, Date.now()));
      endAllTabs();
      void navigate(CLOSED, { replace: true });
    },
  });
}
